import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** Trusts X-Forwarded-For only as far as our own proxies wrote it. */
export class TrustedProxies {
  private readonly isOurs: (address: string, hop: number) => boolean

  constructor(list: readonly string[]) {
    this.isOurs = proxyAddr.compile([...list])
  }

  /** Facts of a visitor for what answers in this process. */
  read(req: IncomingMessage): { address: string; isFromProxy: boolean } {
    return { address: this.getVisitor(req), isFromProxy: this.isFromProxy(req) }
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
