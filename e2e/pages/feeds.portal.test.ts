import { at, eventually, readHtml } from '@/e2e/fixtures/portal'
import { listChildren, parseXml, textIn, type Element } from '@/e2e/fixtures/xml-check'
import { feedSections, paths } from '@/lib/config/paths'

describe.each(feedSections)('the feed of %s', (section) => {
  it('RSS and JSON Feed have the same entries', async () => {
    const ask = async () => {
      const rss = await fetch(at(paths.feed(section, 'rss.xml')))
      const json = await fetch(at(paths.feed(section, 'feed.json')))
      expect(rss.headers.get('content-type')).toMatch(/^application\/rss\+xml/)
      expect(json.headers.get('content-type')).toMatch(/^application\/feed\+json/)
      const { items } = (await json.json()) as Pick<JsonFeed, 'items'>
      const xml = await rss.text()
      const missing = items.filter(({ url }) => !xml.includes(`<link>${url.replaceAll('&', '&amp;')}</link>`))
      return { count: items.length, missing }
    }
    // one of them may still be that of before the last change
    const { count, missing } = await eventually(ask, (answer) => answer.missing.length === 0)
    expect([count > 0, missing]).toEqual([true, []])
  })

  it('the feed is valid RSS 2.0 and JSON Feed 1.1', async () => {
    const [rss, json] = await Promise.all(
      (['rss.xml', 'feed.json'] as const).map(async (format) => (await fetch(at(paths.feed(section, format)))).text()),
    )
    expectRss(parseXml(rss ?? ''))
    expectJsonFeed(JSON.parse(json ?? '') as JsonFeed)
  })

  it('links of the feed answer 200', async () => {
    const ask = async () => {
      const { items } = (await (await fetch(at(paths.feed(section, 'feed.json')))).json()) as Pick<JsonFeed, 'items'>
      const { pathname, search } = new URL(items[0]?.url ?? '')
      return (await fetch(at(pathname + search), { redirect: 'manual' })).status
    }
    expect(await eventually(ask, (status) => status === 200)).toBe(200)
  })
})

interface JsonFeed {
  version: string
  title: string
  home_page_url: string
  feed_url: string
  language?: string
  items: {
    id: string
    url: string
    title: string
    content_text?: string
    date_published?: string
    date_modified?: string
  }[]
}

/** A date of RFC 822 has four digits of the year, as readers want it. */
const RSS_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/

function expectRss(rss: Element): void {
  expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0'])
  const [channel, ...others] = rss.inside
  expect([channel?.name, others]).toEqual(['channel', []])
  if (!channel) return
  for (const name of ['title', 'description']) expect(textIn(channel, name)).toMatch(/\S/)
  expect(textIn(channel, 'link')).toMatch(/^https?:\/\//)
  const items = listChildren(channel, 'item')
  const itself = listChildren(channel, 'atom:link').filter(({ attributes }) => attributes.rel === 'self')
  expect(itself.map(({ attributes }) => URL.canParse(attributes.href ?? ''))).toEqual([true])
  expect(items.filter((item) => !textIn(item, 'title') || !/^https?:/.test(textIn(item, 'link') ?? ''))).toEqual([])
  expect(items.filter((item) => !RSS_DATE.test(textIn(item, 'pubDate') ?? ''))).toEqual([])
  expect(new Set(items.map((item) => textIn(item, 'guid'))).size).toBe(items.length)
  const enclosures = items.flatMap((item) => listChildren(item, 'enclosure').map(({ attributes }) => attributes))
  expect(
    enclosures.filter(({ url = '', length = '', type }) => !/^https?:/.test(url) || !/^\d+$/.test(length) || !type),
  ).toEqual([])
}

function expectJsonFeed(feed: JsonFeed): void {
  expect([feed.version, feed.language]).toEqual(['https://jsonfeed.org/version/1.1', 'ru'])
  expect([feed.title, feed.home_page_url, feed.feed_url]).toEqual([
    expect.stringMatching(/\S/),
    expect.stringMatching(/^https?:/),
    expect.stringMatching(/feed\.json/),
  ])
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length)
  expect(feed.items.filter(({ url, title, content_text: text }) => !/^https?:/.test(url) || !title || !text)).toEqual(
    [],
  )
  const dates = feed.items.map((item) => item.date_published ?? item.date_modified ?? '')
  expect(dates.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([])
}

it('a feed follows the filter of its list', async () => {
  const response = await fetch(at(paths.feed('news', 'feed.json', 'type=3')))
  const { title, home_page_url: home } = (await response.json()) as { title: string; home_page_url: string }
  expect(title).toMatch(/: Анонсы$/)
  expect(home).toMatch(/\/news\?type=3$/)
})

it('a list links both feed formats with its filter and without its page', async () => {
  const lists = [`${paths.news}?type=1&page=2`, `${paths.documents}?status=active`, `${paths.posters}?free=1`]
  const others = [`${paths.socialControlMap}?codes=3`, `${paths.discussions}?status=52`, `${paths.allIdeas}?title=парк`]
  const named = [...lists, ...others].map(async (path) => {
    const html = await readHtml(path)
    const links = [...html.matchAll(/<link rel="alternate" type="([^"]+)" href="([^"]+)"/g)]
    return links.map(([, type = '', href = '']) => {
      const { pathname, search } = new URL(href.replaceAll('&amp;', '&'), at('/'))
      return `${type} ${pathname}${decodeURIComponent(search)}`
    })
  })
  const both = (section: string, query: string) => [
    `application/rss+xml /feeds/${section}/rss.xml?${query}`,
    `application/feed+json /feeds/${section}/feed.json?${query}`,
  ]
  expect(await Promise.all(named)).toEqual([
    both('news', 'type=1'),
    both('documents', 'status=active'),
    both('posters', 'free=1'),
    both('claims', 'codes=3'),
    both('discussions', 'status=52'),
    both('ideas', 'title=парк'),
  ])
})

it('an unknown feed answers 404', async () => {
  const unknown = ['/feeds/secrets/rss.xml', '/feeds/news/feed.exe', '/feeds/constructor/rss.xml']
  const answers = await Promise.all(unknown.map(async (path) => (await fetch(at(path))).status))
  expect(answers).toEqual([404, 404, 404])
})

it("the calendar of events folds long lines and follows the list's filter", async () => {
  const read = async (query: string) => (await fetch(at(paths.postersCalendar(query)))).text()
  const [all, free] = await Promise.all([read(''), read('free=1')])
  const lengths = all.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  const events = (text: string): string[] => text.match(/^UID:.+$/gm) ?? []
  expect(events(free).length).toBeGreaterThan(0)
  expect(events(free).length).toBeLessThan(events(all).length)
  expect(events(free).filter((uid) => !events(all).includes(uid))).toEqual([])
  expect(new Set(events(all)).size).toBe(events(all).length)
})

it('security.txt has a contact and an expiry date', async () => {
  const text = await (await fetch(at('/.well-known/security.txt'))).text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? ''
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now())
})
