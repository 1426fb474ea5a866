const WITH_SCHEME = /^([a-z][a-z0-9+.-]*):/i
const ALLOWED = new Set(['http', 'https', 'ftp', 'mailto', 'tel'])

/**
 * Gives a link as the portal may show it: an address of the portal itself (`/…`, `#…`) stays, a missing scheme becomes
 * `https://`, any scheme but http, https, ftp, mailto and tel gives null (spec.md 5, product.md 4).
 */
export function normalizeLink(text: string): string | null {
  const link = text.trim()
  if (link === '') return null
  if (/^(\/(?!\/)|#)/.test(link)) return link
  const hostWithPort = /^[^/]+:\d+(\/|$)/.test(link)
  const scheme = hostWithPort ? undefined : WITH_SCHEME.exec(link)?.[1]?.toLowerCase()
  if (scheme) return ALLOWED.has(scheme) ? link : null
  return `https://${link.replace(/^\/+/, '')}`
}
