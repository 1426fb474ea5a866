const WITH_SCHEME = /^([a-z][a-z0-9+.-]*):/i
const ALLOWED = new Set(['http', 'https', 'ftp', 'mailto', 'tel'])

/** Not in URLs (RFC 3986). */
const FORBIDDEN = /["<>\\`\p{Cc}]/u

/** Returns an internal path, or a URL with https added; null for unsafe schemes and what is no URL. */
export function normalizeLink(text: string): string | null {
  const link = withScheme(text.trim())
  if (link === null || FORBIDDEN.test(link) || !URL.canParse(link, 'https://portal')) return null
  return /^(?:tel|mailto):/i.test(link) ? link : link.replaceAll(' ', '%20')
}

function withScheme(link: string): string | null {
  if (link === '') return null
  if (/^(\/(?!\/)|#)/.test(link)) return link
  const hostWithPort = /^[^/]+:\d+(\/|$)/.test(link)
  const scheme = hostWithPort ? undefined : WITH_SCHEME.exec(link)?.[1]?.toLowerCase()
  if (scheme) return ALLOWED.has(scheme) ? link : null
  return `https://${link.replace(/^\/+/, '')}`
}

/** Returns the host without `www.`; an invalid URL as it is. */
export function getHostname(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}

/** Returns a web address as people write it, without scheme and last slash. */
export function stripScheme(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '')
}
