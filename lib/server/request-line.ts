import type { IncomingMessage } from 'node:http'

const ABSOLUTE = /^https?:\/\/([^/?#]+)(?=[/?]|$)/i

/**
 * Removes the host from an absolute request target (RFC 9112, 3.2.2). Another host stays and is refused later: the
 * portal is no proxy.
 */
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
