import type { IncomingMessage } from 'node:http'

const ABSOLUTE = /^https?:\/\/([^/?#]+)(?=[/?]|$)/i

/**
 * Some clients and proxies write the whole address into the request line, and every server has to understand that (RFC 9112,
 * 3.2.2). A host that is ours is taken off; any other stays, and is refused: the portal is no proxy.
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

/** Whether the request has an address of ours and names one host at most: two lines would be read differently on the way. */
export function isAnswerable(req: IncomingMessage): boolean {
  if (!req.url?.startsWith('/')) return false
  const hosts = hostLines(req.rawHeaders)
  return hosts === 1 || (hosts === 0 && req.httpVersion === '1.0')
}

/** Every request runs this, hence no list is made. */
function hostLines(rawHeaders: readonly string[]): number {
  let lines = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1
  }
  return lines
}
