import { newsFeed } from '@/components/features/news/news-feed'
import { read } from '@/lib/page-data/call-operation'
import { buildPage } from '@/lib/contract/page'
import { feedFile } from '@/lib/domains/site/feed-file'
import type { FeedFormat } from '@/lib/config/paths'
import type { Site } from '@/lib/domains/site/contract'

jest.mock('@/lib/page-data/call-operation', () => ({ read: jest.fn() }))

const site = { settings: { administration: 'Администрация Самурска', city_genitive: 'Самурска' } } as Site
const bridge = {
  id: 12,
  slug: 'most-otkryt',
  title: 'Мост «Рубас» & <набережная>',
  lead: 'Открыли ]]> раньше срока',
  type: { id: 1, code: 1, title: 'Новости' },
  date_publication: '2026-11-20T06:40:00.000Z',
  starts_at: null,
  expires_at: null,
  is_expired: false,
  head_img: {
    img: {
      url: '/files/a.webp',
      alt: 'Мост',
      sizes: { card: { url: '/files/a.jpg', width: 1200, height: 630, size: 48_123 } },
    },
  },
}

/** The embedded backend gives one item on the first page and none on the second. */
beforeEach(() => {
  jest.mocked(read).mockImplementation((_operation, input) => {
    const { page } = (input as { query: { page: number } }).query
    const news = buildPage(page === 1 ? [bridge] : [], { total: 1, perPage: 12, page, path: '/news' })
    return Promise.resolve({ news, news_types: [bridge.type] }) as never
  })
})

async function buildFeed(params: Record<string, string>, format: FeedFormat = 'rss.xml'): Promise<string> {
  const { facts, entries } = await newsFeed(params)
  return feedFile(site, facts, entries, format).text()
}

describe('the feed of news', () => {
  it('gives whole addresses: of the item, of its picture, of itself', async () => {
    const xml = await buildFeed({})
    expect(xml).toContain('<link>http://localhost:3000/news/12/most-otkryt</link>')
    expect(xml).toContain('<enclosure length="48123" type="image/jpeg" url="http://localhost:3000/files/a.jpg"/>')
    expect(xml).toContain('href="http://localhost:3000/feeds/news/rss.xml"')
  })

  it('lets no text break out of its element', async () => {
    const xml = await buildFeed({})
    expect(xml).not.toContain('<набережная>&')
    expect(xml).not.toContain('Открыли ]]> раньше')
  })

  it('of one type has its title and requests that type alone', async () => {
    const xml = await buildFeed({ type: '1' })
    expect(xml).toContain('<title>Администрация Самурска: Новости</title>')
    expect(jest.mocked(read).mock.calls.at(-1)?.[1]).toMatchObject({ query: { type: 1 } })
  })

  it('is a JSON Feed too', async () => {
    const feed = JSON.parse(await buildFeed({}, 'feed.json')) as Record<string, unknown>
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Администрация Самурска: Новости',
    })
    expect(feed.items).toMatchObject([{ title: bridge.title, url: 'http://localhost:3000/news/12/most-otkryt' }])
  })
})
