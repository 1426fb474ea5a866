import { forEach, type Recorder } from '@/lib/tools/compare/recorder'
import { PUBLIC_URL } from '@/lib/tools/compare/public-url'
import { pageKinds } from '@/lib/tools/page-kinds'

/** URLs recorded per shape. */
const ITEMS = 3
/** Rounds of following links. */
const ROUNDS = 3
/** URLs without links to them. */
const EXTRA = [
  '/robots.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/humans.txt',
  '/opensearch.xml',
  '/tourism',
  '/search?q=паспорт',
  '/healthz',
  '/api/openapi.json',
  '/sitemap.xml',
  '/sitemap-news.xml',
  '/sitemap-images.xml',
  '/news/rss.xml',
  '/preview/exit',
  '/news/',
  '/news/999999/a',
  '/messages/999999',
  '/documents?id=999999',
  '/documents?id=a',
  '/services/999999',
  '/orgs/999999',
  '/ministers/a',
  '/projects?id=999999',
  '/socialcontrolmap?claim=999999',
  '/allcityideas/999999',
  '/publicdiscussions/999999',
  '/maps/999999',
  '/mycity/media/999999',
  '/mycity/poster/999999',
  '/tourism/nowhere',
  '/consents/nowhere',
  '/feeds/nowhere/rss.xml',
  '/cards/nowhere/a.jpg',
  '/files/nowhere.pdf',
  '/_next/nowhere.js',
]
const WRONG = ['page=999', 'page=a', 'type=99', 'from=2026-13-45', 'text=фырчнгл']
const NOT_READ = /^\/(_next|admin|cms|preview|graphql|map\/tiles)(\/|$)|^\/(sw|workbox)/

/** Records every kind of page and what it links to. */
export async function recordPages(recorder: Recorder): Promise<void> {
  const shapes = new Map<string, number>()
  const fixed = pageKinds.flatMap((kind) => ('path' in kind ? [kind.path] : [kind.list]))
  const known = new Set([...fixed, ...EXTRA])
  let round = [...known]
  for (let depth = 0; depth < ROUNDS; depth += 1) {
    const texts = await forEach(round, (path) => recorder.ask(groupOf(path), { path }))
    const wrong = round
      .filter((path, index) => depth === 0 && isFiltered(path, texts[index] ?? ''))
      .flatMap(wrongQueries)
    const found = [...wrong, ...texts.flatMap(addressesIn)].filter((path) => !known.has(path) && !NOT_READ.test(path))
    round = [...new Set(found)].sort().filter((path) => takes(shapes, shapeOf(path)))
    round.forEach((path) => known.add(path))
  }
  await forEach(fixed.slice(0, 6), (path) =>
    recorder.ask('flight', { path: `${path}${path.includes('?') ? '&' : '?'}_rsc`, headers: { rsc: '1' } }),
  )
}

function isFiltered(path: string, text: string): boolean {
  return new RegExp(`<form\b[^>]*action="${path.split('?')[0]}"`).test(text)
}

function wrongQueries(path: string): string[] {
  return WRONG.map((query) => `${path.split('?')[0]}?${encodeURI(query)}`)
}

function groupOf(path: string): string {
  return /^\/(api|open311|files|cards|feeds)\//.exec(path)?.[1] ?? (/\.(xml|txt|ics)/.test(path) ? 'machine' : 'pages')
}

function takes(shapes: Map<string, number>, shape: string): boolean {
  const count = (shapes.get(shape) ?? 0) + 1
  shapes.set(shape, count)
  return count <= ITEMS
}

/** Replaces numbers and file names in a URL. */
export function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, PUBLIC_URL)
  const parts = pathname.split('/')
  const varies = (part: string, index: number) => /[\d.]|.{30}/.test(part) || /^\d+$/.test(parts[index - 1] ?? '')
  const names = [...new Set(searchParams.keys())].sort().join('&')
  const suffix = /\.\w+$/.exec(pathname)?.[0] ?? ''
  return `${parts.map((part, index) => (varies(part, index) ? '*' : part)).join('/')}${suffix}?${names}`
}

export function addressesIn(text: string): string[] {
  const named = [...text.matchAll(/(?:href|content|src)="([^"]+)"|<loc>([^<]+)<\/loc>/g)].map(
    ([, one, other]) => one ?? other,
  )
  const all = [...named, ...[...text.matchAll(/<form\b[^>]*?action="([^"]+)"[^>]*>(.*?)<\/form>/gs)].flatMap(filtersOf)]
  return all.flatMap((found) => {
    const address = found?.replaceAll('&amp;', '&').replace(/#.*$/, '') ?? ''
    if (!/^(\/(?!\/)|http:\/\/portal\.example\/)/.test(address) || !URL.canParse(address, PUBLIC_URL)) return []
    const { pathname, search } = new URL(address, PUBLIC_URL)
    return [pathname + search]
  })
}

function filtersOf([, action = '', inner = '']: RegExpMatchArray): string[] {
  const selects = [...inner.matchAll(/<select\b[^>]*?name="([^"]+)"[^>]*>(.*?)<\/select>/gs)].flatMap(
    ([, name, options]) => [...(options ?? '').matchAll(/value="([^"]+)"/g)].map(([, value]) => [name, value]),
  )
  const inputs = [...inner.matchAll(/<input\b[^>]*>/g)].map(([tag]) => {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
    const sample = attribute('type') === 'date' ? '2026-11-01' : 'школа'
    return [attribute('name'), attribute('value') || sample]
  })
  const pairs = [...selects, ...inputs].filter(([name]) => name) as [string, string][]
  return pairs.map(([name, value]) => `${action}?${new URLSearchParams({ [name]: value })}`)
}
