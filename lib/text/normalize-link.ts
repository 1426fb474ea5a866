const WITH_SCHEME = /^([a-z][a-z0-9+.-]*):/i
const ALLOWED = new Set(['http', 'https', 'ftp', 'mailto', 'tel'])

/**
 * Returns a safe link: internal paths stay, a missing scheme becomes https. Null for other schemes than http, https,
 * ftp, mailto and tel.
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
