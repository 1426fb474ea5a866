import { at } from '@/e2e/support/portal'
import { feedSections, paths } from '@/lib/config/paths'

describe.each(feedSections)('the feed of %s', (section) => {
  it('says the same to readers and to programs', async () => {
    const rss = await fetch(at(paths.feed(section, 'rss.xml')))
    const json = await fetch(at(paths.feed(section, 'feed.json')))
    expect(rss.headers.get('content-type')).toMatch(/^application\/rss\+xml/)
    expect(json.headers.get('content-type')).toMatch(/^application\/feed\+json/)
    const { items } = (await json.json()) as { items: { url: string; title: string }[] }
    expect(items.length).toBeGreaterThan(0)
    const xml = await rss.text()
    for (const { url } of items) expect(xml).toContain(`<link>${url.replaceAll('&', '&amp;')}</link>`)
  })

  it('leads to pages that are there', async () => {
    const { items } = (await (await fetch(at(paths.feed(section, 'feed.json')))).json()) as { items: { url: string }[] }
    const { pathname, search } = new URL(items[0]?.url ?? '')
    expect((await fetch(at(pathname + search), { redirect: 'manual' })).status).toBe(200)
  })
})

it('follows the filter of its list', async () => {
  const answer = await fetch(at(paths.feed('news', 'feed.json', 'type=3')))
  const { title, home_page_url: home } = (await answer.json()) as { title: string; home_page_url: string }
  expect(title).toMatch(/: Анонсы$/)
  expect(home).toMatch(/\/news\?type=3$/)
})

it('of what is unknown is not there', async () => {
  const unknown = ['/feeds/secrets/rss.xml', '/feeds/news/feed.exe', '/feeds/constructor/rss.xml']
  const answers = await Promise.all(unknown.map(async (path) => (await fetch(at(path))).status))
  expect(answers).toEqual([404, 404, 404])
})

it('tells where to report a weakness, and until when that is true', async () => {
  const text = await (await fetch(at('/.well-known/security.txt'))).text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? ''
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now())
})
