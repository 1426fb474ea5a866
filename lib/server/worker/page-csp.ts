import { hashSource, writePolicy } from '@/lib/server/security-headers'
import { readMarkup, type PageParts } from '@/lib/server/worker/page-markup'

export interface PolicyHosts {
  connect: readonly string[]
  images: readonly string[]
  yandexMaps: boolean
}

/** More hashes would make the header longer than proxies accept. */
const MAX_STYLE_HASHES = 24

const YANDEX =
  'https://api-maps.yandex.ru https://suggest-maps.yandex.ru https://*.maps.yandex.net https://yandex.ru https://yastatic.net'

const RUN_TYPE = /^$|^(?:module|importmap|speculationrules|(?:text|application)\/javascript)$/i

/** Returns the Content-Security-Policy of a page. Scripts are allowed by hash, so the page is the same for everyone. */
export function pagePolicy(page: string | PageParts, hosts: PolicyHosts): string {
  return writePolicy(pageDirectives(typeof page === 'string' ? readMarkup(page) : page, hosts))
}

/**
 * The policy of `npm run dev`. A page is streamed there, so its inline scripts have no hashes yet; React and the bundler use
 * `eval` for stacks and updates, put styles into the page and talk over a socket. The rest is as for visitors.
 */
export function developmentPolicy(hosts: PolicyHosts): string {
  const directives = pageDirectives({ elements: [], styleAttributes: [] }, hosts)
  return writePolicy({
    ...directives,
    'script-src': [...new Set([...directives['script-src'], "'unsafe-inline'", "'unsafe-eval'"])],
    'style-src': [...new Set([...directives['style-src'], "'unsafe-inline'"])],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': [...directives['connect-src'], 'ws:'],
  })
}

function pageDirectives(parts: PageParts, hosts: PolicyHosts) {
  const yandex = hosts.yandexMaps ? [YANDEX] : []
  const styles = unique(inlineStyles(parts)).map(hashSource)
  const attributes = unique(parts.styleAttributes).map(hashSource)
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...unique(inlineScripts(parts)).map(hashSource),
      ...yandex,
      ...(hosts.yandexMaps ? ["'unsafe-eval'"] : []),
    ],
    // Styles set by scripts need no permission.
    'style-src': ["'self'", ...(hosts.yandexMaps ? ["'unsafe-inline'", 'blob:'] : styles)],
    'style-src-attr':
      hosts.yandexMaps || attributes.length > MAX_STYLE_HASHES ? ["'unsafe-inline'"] : hashed(attributes),
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.images, ...yandex],
    'connect-src': ["'self'", ...hosts.connect, ...yandex],
    'frame-src': ["'self'", ...(hosts.yandexMaps ? ['https://api-maps.yandex.ru'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
}

/** The back office and the desk are rendered per request, so a nonce allows their scripts. */
export function staffPolicy(nonce: string): string {
  return writePolicy({
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

/** No scripts and no origin, but the browser's PDF viewer needs styles and its plugin. */
export const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; " +
  "frame-ancestors 'self'; sandbox allow-downloads allow-popups allow-popups-to-escape-sandbox"

function hashed(sources: string[]): string[] {
  return sources.length > 0 ? ["'unsafe-hashes'", ...sources] : ["'none'"]
}

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
