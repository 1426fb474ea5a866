import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** Finds out a visitor's address: X-Forwarded-For counts only as far as our own proxies wrote it. */
export class TrustedProxies {
  private readonly isOurs: (address: string, hop: number) => boolean

  constructor(list: readonly string[]) {
    this.isOurs = proxyAddr.compile([...list])
  }

  /** Returns whether the request comes from a proxy of ours. */
  isFromProxy(req: IncomingMessage): boolean {
    return this.isOurs(req.socket.remoteAddress ?? '', 0)
  }

  /** Returns the visitor's address: the first hop from the right that is not ours. What is no address is skipped. */
  getVisitor(req: IncomingMessage): string {
    const address = proxyAddr.all(req, this.isOurs).findLast((hop) => isIP(hop) !== 0)
    // IPv4 visitors of an IPv6 socket come as ::ffff:1.2.3.4
    return address === undefined ? '' : ipaddr.process(address).toString()
  }
}
