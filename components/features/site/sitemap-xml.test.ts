import { sitemapXml } from '@/components/features/site/sitemap-xml'
import { read } from '@/lib/page-data/call-operation'

jest.mock('@/lib/page-data/call-operation', () => ({ read: jest.fn() }))

const bridge = { path: '/news/12/most-otkryt', updated_at: '2026-11-20T06:40:00.000Z' }

function mockPortal(parts: number) {
  jest.mocked(read).mockResolvedValue({ addresses: [bridge], parts } as never)
}

describe('the map for search engines', () => {
  it('of a city of usual size is one list: standing pages and numbered ones, with the day each changed', async () => {
    mockPortal(1)
    const xml = await sitemapXml(undefined)
    expect(xml).toContain('<loc>http://localhost:3000/servicescatalog</loc>')
    expect(xml).toContain(
      '<loc>http://localhost:3000/news/12/most-otkryt</loc><lastmod>2026-11-20T06:40:00.000Z</lastmod>',
    )
    expect(xml).not.toContain('notready')
  })

  it('of a large one is an index of its parts', async () => {
    mockPortal(3)
    const xml = await sitemapXml(undefined)
    expect(xml).toContain('<sitemapindex')
    expect(xml?.match(/sitemap\.xml\?part=\d/g)).toEqual([
      'sitemap.xml?part=1',
      'sitemap.xml?part=2',
      'sitemap.xml?part=3',
    ])
  })

  it('names standing pages in its first part only', async () => {
    mockPortal(3)
    expect(await sitemapXml(1)).toContain('/servicescatalog<')
    expect(await sitemapXml(2)).not.toContain('/servicescatalog<')
  })

  it('has no part beyond the last', async () => {
    mockPortal(3)
    expect(await sitemapXml(4)).toBeNull()
  })
})
