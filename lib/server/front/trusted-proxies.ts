import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import type { Log } from '@/lib/config/log'

/** Trusts X-Forwarded-For only as far as our own proxies wrote it. */
export class TrustedProxies {
  private readonly isOurs: (address: string, hop: number) => boolean

  private hasWarned = false

  constructor(
    list: readonly string[],
    private readonly log?: Pick<Log, 'warn'>,
  ) {
    this.isOurs = proxyAddr.compile([...list])
  }

  /** Facts of a visitor for what answers in this process. */
  read(req: IncomingMessage): { address: string; isFromProxy: boolean } {
    const isFromProxy = this.isFromProxy(req)
    if (!isFromProxy && req.headers['x-forwarded-for'] !== undefined) this.warnOnce(req)
    return { address: this.getVisitor(req), isFromProxy }
  }

  /** A forgotten proxy makes all visitors one, and their limits are used up together. */
  private warnOnce(req: IncomingMessage): void {
    if (this.hasWarned) return
    this.hasWarned = true
    const neighbour = ipaddr.isValid(req.socket.remoteAddress ?? '')
      ? ipaddr.process(req.socket.remoteAddress ?? '')
      : undefined
    // a public address may be a visitor's, which is not logged
    const isPrivate = neighbour !== undefined && neighbour.range() !== 'unicast'
    this.log?.warn(
      isPrivate ? { neighbour: neighbour.toString() } : {},
      'X-Forwarded-For пришёл от соседа, которого нет в TRUSTED_PROXIES. Если это ваш прокси, добавьте ' +
        'его адрес: сейчас все жители за ним считаются одним, и ограничения у них общие',
    )
  }

  isFromProxy(req: IncomingMessage): boolean {
    return this.isOurs(req.socket.remoteAddress ?? '', 0)
  }

  /** Returns the first hop from the right that is not ours; skips what is no IP. */
  getVisitor(req: IncomingMessage): string {
    const address = proxyAddr.all(req, this.isOurs).findLast((hop) => isIP(hop) !== 0)
    // IPv4 visitors of an IPv6 socket come as ::ffff:1.2.3.4
    return address === undefined ? '' : ipaddr.process(address).toString()
  }
}
