import { at, mapConcurrently, readHtml } from '@/e2e/fixtures/portal'
import { listChildren, parseXml, textIn, type Element } from '@/e2e/fixtures/xml-check'
import { paths } from '@/lib/config/paths'
import { findPage, pageKinds } from '@/lib/tools/page-kinds'

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/

async function readMap(path: string): Promise<Element> {
  const response = await fetch(at(path))
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  return parseXml(await response.text())
}

/** Expects what sitemap.xsd asks of a map: at least one address, each absolute and short enough, then its change. */
function expectValid({ name, attributes, inside }: Element, extensions: string[] = []): void {
  expect([name, attributes.xmlns]).toEqual(['urlset', SITEMAP])
  expect(inside.length).toBeGreaterThan(0)
  expect(inside.length).toBeLessThanOrEqual(50_000)
  const allowed = ['loc', 'lastmod', ...extensions]
  const wrong = inside.filter(
    (url) =>
      url.name !== 'url' || url.inside[0]?.name !== 'loc' || url.inside.some((one) => !allowed.includes(one.name)),
  )
  expect(wrong).toEqual([])
  const places = inside.map((url) => textIn(url, 'loc') ?? '')
  expect(places.filter((place) => !isAbsolute(place) || place.length > 2_048)).toEqual([])
  expect(new Set(places).size).toBe(places.length)
  const changed = inside.flatMap((url) => textIn(url, 'lastmod') ?? [])
  expect(changed.filter((moment) => !MOMENT.test(moment))).toEqual([])
}

function toPath({ pathname, search }: URL): string {
  return pathname + search
}

function isAbsolute(address: string): boolean {
  return /^https?:\/\/[^/]+\//.test(address) && URL.canParse(address)
}

it('the sitemap is valid by its schema', async () => {
  expectValid(await readMap('/sitemap.xml'))
})

it('the sitemap lists questions about services and texts of files that pages link', async () => {
  const map = await readMap('/sitemap.xml')
  const places = map.inside.map((url) => new URL(textIn(url, 'loc') ?? '').pathname)
  for (const shape of [/^\/services\/\d+\/faq$/, /^\/documents\/text\/[\w-]+\.(pdf|docx)$/, /^\/tourism\/[\w-]+$/]) {
    const found = places.find((place) => shape.test(place)) ?? ''
    const response = await fetch(at(found))
    expect([found, response.status, /name="robots" content="noindex/.test(await response.text())]).toEqual([
      expect.stringMatching(shape),
      200,
      false,
    ])
  }
})

it('the sitemap lists an item of every kind of page that search engines keep', async () => {
  const map = await readMap('/sitemap.xml')
  const listed = map.inside.map((url) => toPath(new URL(textIn(url, 'loc') ?? '')))
  const found = pageKinds.filter((kind) => 'list' in kind && kind.under === undefined)
  const missing = await mapConcurrently(found, async (kind) => {
    const path = await findPage(kind, readHtml)
    const isKept = !/name="robots" content="noindex/.test(await readHtml(path))
    return isKept && !listed.includes(path) ? [`${kind.name}: ${path}`] : []
  })
  expect(missing.flat()).toEqual([])
})

it('the sitemap of news lists those of the last two days and is valid by its schema', async () => {
  const map = await readMap(paths.newsSitemap)
  expectValid(map, ['news:news'])
  expect(map.attributes['xmlns:news']).toBe('http://www.google.com/schemas/sitemap-news/0.9')
  const news = map.inside.flatMap((url) => listChildren(url, 'news:news'))
  expect(news.length).toBe(map.inside.length)
  expect(news.length).toBeLessThanOrEqual(1_000)
  for (const item of news) {
    expect(item.inside.map(({ name }) => name)).toEqual(['news:publication', 'news:publication_date', 'news:title'])
    const [publication] = listChildren(item, 'news:publication')
    expect(publication && [textIn(publication, 'news:name'), textIn(publication, 'news:language')]).toEqual([
      expect.stringMatching(/\S/),
      'ru',
    ])
    const age = Date.now() - new Date(textIn(item, 'news:publication_date') ?? '').getTime()
    expect(age).toBeLessThan(50 * 60 * 60 * 1000)
  }
})

it('the sitemap of pictures lists pictures that exist', async () => {
  const map = await readMap(paths.imagesSitemap)
  expectValid(map, ['image:image'])
  expect(map.attributes['xmlns:image']).toBe('http://www.google.com/schemas/sitemap-image/1.1')
  const images = map.inside.flatMap((url) => listChildren(url, 'image:image'))
  const places = images.map((image) => textIn(image, 'image:loc') ?? '')
  expect(images.length).toBeGreaterThan(100)
  expect(places.filter((place) => !isAbsolute(place))).toEqual([])
  const { pathname } = new URL(places[0] ?? '')
  expect((await fetch(at(pathname))).headers.get('content-type')).toMatch(/^image\//)
})

it('robots.txt names all three sitemaps', async () => {
  const text = await (await fetch(at('/robots.txt'))).text()
  const named = [...text.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => new URL(address).pathname)
  expect(named).toEqual(['/sitemap.xml', paths.newsSitemap, paths.imagesSitemap])
  // machines may read what open data promises
  expect(text).toContain('Allow: /api/*?*format=')
})
