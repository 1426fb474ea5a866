import { cdnTagHeaders } from '@/lib/server/cache/cdn-tags'
import type { ContentReads } from '@/lib/runtime/content-reads'
import type { RenderOutcome } from '@/lib/runtime/render-outcome'
import { dataPolicy } from '@/lib/server/security-headers'
import { pagePolicy, type PolicyHosts } from '@/lib/server/worker/page-csp'
import type { RenderedResponse } from '@/lib/server/worker/in-process-exchange'
import { CachedResponse, type ComposedResponse } from '@/lib/server/cache/cached-response'
import { isFlight, isNotFoundFlight, isHtml, isPartlyBroken } from '@/lib/server/worker/next-markup'
import { readMarkup } from '@/lib/server/worker/page-markup'
import { withPageScripts } from '@/lib/server/worker/page-scripts'

export interface ComposeSettings {
  commonHeaders: readonly [string, string][]
  hosts: PolicyHosts
  files: { has: (path: string) => boolean }
  /** Pages are sent as Next writes them. */
  startsScriptsAtOnce?: boolean
  /** A CDN that is told of changes may keep a page for as long as the portal does. */
  purgesCdn?: boolean
}

/** Pages also change with time alone («сегодня», a banner's last hour). */
const FRESH_MS = 60_000
const BRIEF_MS = 3_000
const MAX_CACHED_BYTES = 4 * 1024 * 1024

/** A CDN that is told nothing may cache for a second: an edit must be seen by then. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate'
const SECOND = 1_000

/** Brotli quality of a page that is sent once. */
const ONE_TIME_QUALITY = 4

const VARY =
  'RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch, Next-Url, Accept-Encoding'
const PASSED_HEADER =
  /^(?:content-type|content-disposition|location|link|x-robots-tag|access-control-allow-origin|access-control-expose-headers|x-nextjs-(?!cache).*)$/
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|xml|[\w.-]+\+(?:xml|json)|javascript|manifest\+json)|image\/svg\+xml)/

export function composeResponse(
  inner: RenderedResponse,
  outcome: RenderOutcome,
  settings: ComposeSettings,
): ComposedResponse {
  const status = trueStatus(inner.status, outcome)
  const type = inner.headers['content-type'] ?? ''
  const freshMs = freshFor(status, inner, outcome)
  const page = isHtml(inner) ? toPage(inner.body.toString(), settings) : null
  const headers: [string, string][] = [
    ...Object.entries(inner.headers).filter(([name]) => PASSED_HEADER.test(name)),
    ...cachingHeaders(inner, freshMs, settings.purgesCdn ? outcome.reads : undefined),
    ['Content-Security-Policy', page ? pagePolicy(page, chooseHosts(settings, outcome)) : dataPolicy],
    ['Vary', VARY],
    ...(outcome.isPersonal ? settings.commonHeaders.map(withoutReferrer) : settings.commonHeaders),
  ]
  const response = new CachedResponse({
    status,
    headers: headers.flat(),
    body: toBody(status, page?.html ?? inner.body),
    compressible: COMPRESSIBLE.test(type),
    quality: freshMs === 0 ? ONE_TIME_QUALITY : undefined,
  })
  return { response, freshMs, tables: outcome.reads?.tables }
}

function toPage(html: string, { files, startsScriptsAtOnce }: ComposeSettings) {
  return startsScriptsAtOnce ? { html, ...readMarkup(html) } : withPageScripts(html, files)
}

function withoutReferrer([name, value]: [string, string]): [string, string] {
  return [name, name === 'Referrer-Policy' ? 'no-referrer' : value]
}

function toBody(status: number, drawn: string | Buffer): Buffer {
  if (status >= 300 && status < 400) return Buffer.alloc(0)
  return typeof drawn === 'string' ? Buffer.from(drawn) : drawn
}

/** Removes foreign scripts from a personal page: they could read the key in its URL. */
function chooseHosts({ hosts }: ComposeSettings, { mapHosts, isPersonal }: RenderOutcome): PolicyHosts {
  if (!mapHosts) return hosts
  const tiles = mapHosts.tiles ? [mapHosts.tiles] : []
  return { ...hosts, images: [...hosts.images, ...tiles], yandexMaps: mapHosts.yandex && !isPersonal }
}

/** Replaces Next's 308 by 301: pages are only read, and every robot knows 301. */
function trueStatus(status: number, outcome: RenderOutcome): number {
  if (status === 308) return 301
  const isDrawn = status === 200 || status === 404
  return isDrawn && outcome.status ? outcome.status : status
}

function freshFor(status: number, inner: RenderedResponse, outcome: RenderOutcome): number {
  if (!outcome.isCacheable || inner.body.length > MAX_CACHED_BYTES || isPrivate(inner) || isPartlyBroken(inner))
    return 0
  if (status === 200) return isNotFoundFlight(inner) ? BRIEF_MS : FRESH_MS
  return [301, 404, 410].includes(status) ? BRIEF_MS : 0
}

/** On pages Next's `no-store` only means «rendered on request». */
function isPrivate(inner: RenderedResponse): boolean {
  return !isPage(inner) && /no-store|private/.test(inner.headers['cache-control'] ?? '')
}

function cachingHeaders(inner: RenderedResponse, freshMs: number, tagged?: ContentReads): [string, string][] {
  if (freshMs === 0) return [['Cache-Control', 'private, no-store']]
  const own = inner.headers['cache-control']
  if (own && !isPage(inner) && /max-age=[1-9]/.test(own)) return [['Cache-Control', own]]
  const age = `max-age=${tagged ? freshMs / SECOND : 1}, stale-while-revalidate=5, stale-if-error=86400`
  return [
    ['Cache-Control', PAGE_CACHE_CONTROL],
    ['CDN-Cache-Control', age],
    ...(tagged ? cdnTagHeaders(age, tagged.tables) : []),
  ]
}

function isPage(inner: RenderedResponse): boolean {
  return isHtml(inner) || isFlight(inner)
}
