import type { IncomingMessage } from 'node:http'

const ABSOLUTE = /^https?:\/\/([^/?#]+)(?=[/?]|$)/i

/** Removes the host from an absolute request target (RFC 9112, 3.2.2). */
export function toOriginForm(req: IncomingMessage, publicUrl: string): void {
  const { url = '' } = req
  if (url.startsWith('/')) return
  const [start = '', host = ''] = ABSOLUTE.exec(url) ?? []
  if (!host || !isOurs(host.toLowerCase(), req.headers.host, publicUrl)) return
  const rest = url.slice(start.length)
  req.url = rest.startsWith('/') ? rest : `/${rest}`
}

function isOurs(host: string, named: string | undefined, publicUrl: string): boolean {
  return host === named?.toLowerCase() || host === new URL(publicUrl).host
}

/** Returns whether the request has a path and at most one Host, which proxies would read differently. */
export function isAnswerable(req: IncomingMessage): boolean {
  if (!req.url?.startsWith('/')) return false
  const hosts = hostLines(req.rawHeaders)
  return hosts === 1 || (hosts === 0 && req.httpVersion === '1.0')
}

/** Runs for every request, so it builds no list. */
function hostLines(rawHeaders: readonly string[]): number {
  let lines = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1
  }
  return lines
}

const STEPS = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i

/** Returns false for paths that Next reads differently: `/x/../news`, undecodable percent signs. */
export function isPlainPath(path: string): boolean {
  if (STEPS.test(path)) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

export class AllowedHosts {
  private readonly name: string | undefined

  constructor(publicUrl?: string) {
    this.name = publicUrl === undefined ? undefined : removeRootDot(new URL(publicUrl).hostname)
  }

  has(host: string | undefined): boolean {
    if (this.name === undefined || host === undefined) return true
    const name = removeRootDot(host.replace(/:\d*$/, '')).toLowerCase()
    return name === this.name || LOOPBACK.test(name)
  }
}

function removeRootDot(name: string): string {
  return name.replace(/\.$/, '')
}
