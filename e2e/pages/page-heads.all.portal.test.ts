import { addresses, openPages, type OpenedPage } from '@/e2e/fixtures/addresses'
import { at, mapConcurrently, readHtml } from '@/e2e/fixtures/portal'

let pages: OpenedPage[]

beforeAll(async () => {
  pages = await openPages()
})

test.each(addresses.map(({ name, status }) => [name, status] as const))(
  '%s has title, description and canonical URL in its HTML',
  (name, status) => {
    const { path, html } = getPage(name)
    const named = namedIn(html)
    expect(named).toContainEqual(expect.stringMatching(/\/chunks\/app\/.*layout-/))
    expect(named.filter((source) => source.includes('/chunks/shell-'))).toHaveLength(1)
    expect(listScripts(html).filter((source) => !named.includes(source))).toEqual([])
    expect(html).not.toContain('<script src="/_next/static/chunks/app/')
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(parseTitle(html)).toMatch(/\S/)
    expect(parseMeta(html, 'description')).toMatch(/\S/)
    if (status) return
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(new URL(plain(canonical)).href).toBe(at(path))
    expectLinkedData(html)
  },
)

test('page titles are unique', () => {
  const titles = pages.map(({ html }) => parseTitle(html))
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test.each([
  ['/socialcontrolmap?codes=3', true],
  ['/socialcontrolmap?codes=2&parents=1', false],
  ['/socialcontrolmap?codes=2,3', false],
  ['/news?tag=1', false],
  ['/news?type=3', true],
  ['/documents?status=active', true],
  ['/documents?status=active&text=план', false],
  ['/projects?status=works', false],
  ['/orgs?theme=1', false],
  ['/servicescatalog?topic=1', false],
  ['/servicesreports?kind=report', false],
  ['/maps?topic=1', false],
  ['/activity?type=1', true],
  ['/activity?type=1&year=2026', false],
  ['/mayoractivity?type=1', true],
])('robots of %s: %s', async (path, isFor) => {
  const html = await readHtml(path)
  expect(parseMeta(html, 'robots')).toEqual(isFor ? '' : expect.stringContaining('noindex'))
  const whole = await readHtml(path.split('?')[0] ?? '')
  if (isFor) expect(parseTitle(html)).not.toBe(parseTitle(whole))
})

test('an order does not change the canonical address of a list', async () => {
  const html = await readHtml('/allcityideas?ordering=POPULAR')
  expect(html).toContain(`<link rel="canonical" href="${at('/allcityideas')}"`)
})

test('the social card of every page is a picture', async () => {
  const cards = [...new Set(pages.flatMap(({ html, status }) => (status ? [] : parseMeta(html, 'og:image'))))]
  const types = await mapConcurrently(cards, async (card) => {
    const response = await fetch(card)
    await response.arrayBuffer()
    return [card, response.headers.get('content-type')] as const
  })
  expect(types.filter(([, type]) => !type?.startsWith('image/'))).toEqual([])
})

function getPage(name: string): OpenedPage {
  const page = pages.find((one) => one.name === name)
  if (!page) throw new Error(`Не открыта страница «${name}»`)
  return page
}

/** Lists scripts that begin when the page has been painted, by the list in its head. */
function namedIn(html: string): string[] {
  const [, list = '[]'] = /\((\[[^\]]*\])\)<\/script><\/head>/.exec(html) ?? []
  return JSON.parse(list) as string[]
}

/** Lists scripts that the data of the page ask for. */
function listScripts(html: string): string[] {
  return [...html.matchAll(/\\"(static\/chunks\/[^"\\]+\.js)\\"/g)].map(([, name = '']) => `/_next/${name}`)
}

function parseTitle(html: string): string {
  return /<title>([^<]*)</.exec(html)?.[1] ?? ''
}

function parseMeta(html: string, name: string): string {
  return plain(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
}

function plain(attribute: string): string {
  return attribute.replaceAll('&amp;', '&')
}

function expectLinkedData(html: string): void {
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => json,
  )
  expect(texts).not.toEqual([])
  for (const text of texts) {
    const data = JSON.parse(text ?? '') as Record<string, unknown>
    expect(data['@context']).toBe('https://schema.org')
    expect(data['@type'] ?? data['@graph']).toBeTruthy()
  }
}
