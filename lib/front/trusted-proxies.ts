import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whom we believe about the visitor: X-Forwarded-For counts only as far as proxies of ours wrote it. */
export class TrustedProxies {
  private readonly networks = new BlockList()

  constructor(list: readonly string[]) {
    for (const entry of list) {
      const [address = '', bits] = entry.split('/')
      const family = isIPv6(address) ? 'ipv6' : 'ipv4'
      if (bits === undefined) this.networks.addAddress(address, family)
      else this.networks.addSubnet(address, Number(bits), family)
    }
  }

  /** Whether the request comes to us from a proxy of ours. */
  sent(req: IncomingMessage): boolean {
    return this.includes(peerOf(req))
  }

  /** The visitor's address: read from the right, the first hop that is not ours. */
  visitorOf(req: IncomingMessage): string {
    const hops = String(req.headers['x-forwarded-for'] ?? '').split(',')
    let address = peerOf(req)
    while (hops.length > 0 && this.includes(address)) {
      const before = plainAddress(hops.pop()?.trim() ?? '')
      if (!isIP(before)) break
      address = before
    }
    return address
  }

  private includes(address: string): boolean {
    return isIP(address) !== 0 && this.networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
}

function peerOf(req: IncomingMessage): string {
  return plainAddress(req.socket.remoteAddress ?? '')
}

/** IPv4 visitors of an IPv6 socket come as ::ffff:1.2.3.4. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
}
