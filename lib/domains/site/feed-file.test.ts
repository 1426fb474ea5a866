import { feedFile, type FeedEntry } from '@/lib/domains/site/feed-file'
import type { Site } from '@/lib/domains/site/contract'

const site = { settings: { administration: 'Администрация', city_genitive: 'Самурска' } } as Site
const facts = { section: 'ideas', title: 'Идеи', path: '/cityideas' } as const
const entry: FeedEntry = {
  id: 1,
  title: 'Лавочки\u000B у моря',
  path: '/allcityideas/1',
  description: 'Тень\u0000 и \uD800вода',
  date: '2026-11-21T09:00:00Z',
  category: 'Парки\u001B',
}

test.each(['rss.xml', 'feed.json'] as const)('what XML cannot hold is left out of %s', async (format) => {
  const text = await feedFile(site, facts, [entry], format).text()
  for (const words of ['Лавочки у моря', 'Тень и вода', 'Парки']) expect(text).toContain(words)
  expect(text).not.toMatch(/[\u0000\u000B\u001B\uD800]|\\u00|\\ud8/i)
})

test('an item is the same after a change of its title and address', async () => {
  const renamed = { ...entry, title: 'Скамейки', path: '/allcityideas/1/skameyki' }
  for (const format of ['rss.xml', 'feed.json'] as const) {
    const ids = (text: string) => /"id": "([^"]+)"|<guid[^>]*>([^<]+)/.exec(text)?.slice(1)
    const [before, after] = await Promise.all(
      [entry, renamed].map((one) => feedFile(site, facts, [one], format).text()),
    )
    expect(ids(after ?? '')).toEqual(ids(before ?? ''))
    expect(ids(after ?? '')).toContain('http://localhost:3000/feeds/ideas/1')
  }
})

test('a sign of HTML stays as it was typed', async () => {
  const typed = { ...entry, description: 'Труба <100 мм> & «колодец»' }
  const rss = await feedFile(site, facts, [typed], 'rss.xml').text()
  expect(rss).toContain('<description><![CDATA[Труба &lt;100 мм&gt; &amp; «колодец»]]></description>')
  const json = await feedFile(site, facts, [typed], 'feed.json').text()
  expect(json).toContain('"content_text": "Труба <100 мм> & «колодец»"')
})

test('JSON says what its version 1.1 asks for', async () => {
  const picture = { url: '/files/bench.jpg' }
  const entries = [
    { ...entry, picture },
    { ...entry, id: 2, path: '/allcityideas/2', dateIs: 'changed' as const },
  ]
  const feed = JSON.parse(await feedFile(site, facts, entries, 'feed.json').text()) as unknown
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: 'ru',
    feed_url: 'http://localhost:3000/feeds/ideas/feed.json',
    items: [
      { date_published: '2026-11-21T09:00:00.000Z', image: 'http://localhost:3000/files/bench.jpg' },
      { date_modified: '2026-11-21T09:00:00.000Z' },
    ],
  })
})

test('a feed is the same whenever it is drawn, until its content changes', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') })
  const older = { ...entry, path: '/allcityideas/2', date: '2026-11-20T09:00:00Z' }
  const draw = (entries: FeedEntry[]) => feedFile(site, facts, entries, 'rss.xml').text()
  const first = await draw([older, entry])
  const empty = await draw([])
  expect(first).toContain('<lastBuildDate>Sat, 21 Nov 2026 09:00:00 GMT</lastBuildDate>')
  expect(empty).not.toContain('lastBuildDate')
  jest.setSystemTime(new Date('2026-11-23T10:00:00Z'))
  expect([await draw([older, entry]), await draw([])]).toEqual([first, empty])
  jest.useRealTimers()
})
