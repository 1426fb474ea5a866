/**
 * Caching rules of the service worker. The build writes them into its `sw.js` as text without line breaks, so functions
 * here are expressions and use nothing from outside.
 */

/** Personal, staff and API paths: always from the network. */
export const neverKept = new RegExp(
  '^https?://[^/]+/(api|graphql|admin|desk|cms|preview|profile|officialappeal|uploads|files/private|socialcontrolmap/my|health)([/?#]|$)',
)

const DAY = 24 * 60 * 60

/** @type {(name: string, maxEntries: number, days: number) => Record<string, unknown>} */
function kept(name, maxEntries, days) {
  return {
    cacheName: name,
    expiration: { maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true },
    cacheableResponse: { statuses: [200] },
  }
}

/**
 * Skips draft previews and `no-store` pages.
 * @type {(come: { response: Response }) => Promise<Response | null>}
 */
const unlessPrivate = async ({ response }) =>
  response.status !== 200 || response.headers.get('cache-control')?.includes('no-store') ? null : response

/**
 * Drops the kept copy of a page that has been taken off the site.
 * @type {(come: { cacheName?: string, request: Request, response: Response }) => Promise<Response>}
 */
const forgetGone = async ({ request, response }) =>
  response.status === 404 || response.status === 410
    ? caches
        .open('pages')
        .then((pages) => pages.delete(request, { ignoreVary: true }))
        .then(() => response)
    : response

/** Workbox rules: the first match decides, the rest goes to the network. */
export const offlineRules = [
  { urlPattern: neverKept, handler: 'NetworkOnly', options: {} },
  {
    /** @type {(asked: { url: URL, sameOrigin: boolean }) => boolean} */
    urlPattern: ({ url, sameOrigin }) =>
      sameOrigin && /^\/(_next\/static\/|icons\/|claim-icons\/|icon\.|favicon\.)/.test(url.pathname),
    handler: 'CacheFirst',
    options: kept('static', 400, 60),
  },
  {
    /** @type {(asked: { url: URL, sameOrigin: boolean }) => boolean} */
    urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/map/tiles/'),
    handler: 'StaleWhileRevalidate',
    options: kept('map', 300, 30),
  },
  {
    /** @type {(asked: { request: Request, url: URL, sameOrigin: boolean }) => boolean} */
    urlPattern: ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'image' && url.search === '',
    handler: 'StaleWhileRevalidate',
    options: kept('pictures', 200, 30),
  },
  {
    // a navigation, or HTML fetched to be read later
    urlPattern: ({ request, sameOrigin }) =>
      sameOrigin && (request.mode === 'navigate' || request.headers.get('accept') === 'text/html'),
    handler: 'NetworkFirst',
    options: { ...kept('pages', 80, 30), plugins: [{ cacheWillUpdate: unlessPrivate, fetchDidSucceed: forgetGone }] },
  },
]
