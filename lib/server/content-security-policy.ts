import { createHash } from 'node:crypto'
import { readMarkup, type PageParts } from '@/lib/server/cache/page-markup'

/** The settings of this installation name these hosts; the hosts of a map are named by the page that shows it. */
export interface PolicyHosts {
  /** Origins of API_URL and the like, which a page may connect to. */
  connect: readonly string[]
  images: readonly string[]
  yandexMaps: boolean
}

/** More hashes of inline styles would make the header longer than proxies take. */
const MOST_STYLE_HASHES = 24

/** The documentation of Yandex Maps 2.1 asks for these; it makes code of its own at run time. */
const YANDEX =
  'https://api-maps.yandex.ru https://suggest-maps.yandex.ru https://*.maps.yandex.net https://yandex.ru https://yastatic.net'

const RUN_TYPE = /^$|^(?:module|importmap|speculationrules|(?:text|application)\/javascript)$/i

/** Returns the policy of one page. It allows the page's own scripts by their hashes, so the page is the same for everyone. */
export function pagePolicy(page: string | PageParts, hosts: PolicyHosts): string {
  const parts = typeof page === 'string' ? readMarkup(page) : page
  const yandex = hosts.yandexMaps ? [YANDEX] : []
  const styles = unique(inlineStyles(parts)).map(hashSource)
  const attributes = unique(parts.styleAttributes).map(hashSource)
  return policy({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...unique(inlineScripts(parts)).map(hashSource),
      ...yandex,
      ...(hosts.yandexMaps ? ["'unsafe-eval'"] : []),
    ],
    // Styles in the page's own HTML are allowed by their hashes; styles that scripts set need no permission.
    'style-src': ["'self'", ...(hosts.yandexMaps ? ["'unsafe-inline'", 'blob:'] : styles)],
    'style-src-attr':
      hosts.yandexMaps || attributes.length > MOST_STYLE_HASHES ? ["'unsafe-inline'"] : hashed(attributes),
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.images, ...yandex],
    'connect-src': ["'self'", ...hosts.connect, ...yandex],
    'frame-src': ["'self'", ...(hosts.yandexMaps ? ['https://api-maps.yandex.ru'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
}

/** The back office is drawn anew for each request, so its scripts are allowed by a number used once. */
export function adminPolicy(nonce: string): string {
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
}

/** An answer that is data may run, load or frame nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * A file from the library may run nothing, but the browser's own PDF viewer needs styles and its plugin. The sandbox allows no
 * script and gives the file no origin; the reader may still save it and open its links.
 */
export const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-downloads allow-popups allow-popups-to-escape-sandbox"

function policy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

function hashed(sources: string[]): string[] {
  return sources.length > 0 ? ["'unsafe-hashes'", ...sources] : ["'none'"]
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Finds scripts that would run: not those from a file, not data blocks such as JSON-LD. */
function inlineScripts({ elements }: PageParts): string[] {
  const scripts = elements.filter(({ name, attributes, text }) => name === 'script' && text && !attributes.has('src'))
  return scripts.filter(({ attributes }) => RUN_TYPE.test(attributes.get('type') ?? '')).map(({ text }) => text)
}

function inlineStyles({ elements }: PageParts): string[] {
  return elements.filter(({ name }) => name === 'style').map(({ text }) => text)
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
