import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/** Says what we believe about the visitor: X-Forwarded-For counts only as far as proxies of ours wrote it. */
export class TrustedProxies {
  private readonly isOurs: (address: string, hop: number) => boolean

  constructor(list: readonly string[]) {
    this.isOurs = proxyAddr.compile([...list])
  }

  /** Answers whether the request comes to us from a proxy of ours. */
  sent(req: IncomingMessage): boolean {
    return this.isOurs(req.socket.remoteAddress ?? '', 0)
  }

  /** Gives the visitor's address: the first hop from the right that is not ours; what is no address counts as none. */
  visitorOf(req: IncomingMessage): string {
    const address = proxyAddr.all(req, this.isOurs).findLast((hop) => isIP(hop) !== 0)
    // IPv4 visitors of an IPv6 socket come as ::ffff:1.2.3.4
    return address === undefined ? '' : ipaddr.process(address).toString()
  }
}
