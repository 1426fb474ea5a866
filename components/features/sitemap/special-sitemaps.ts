import { getFreshNews, getImages } from '@/components/features/sitemap/queries'
import { absoluteXml, sitemapIndex, urlElement, urlSet } from '@/components/features/sitemap/url-set'
import { newsPath, paths } from '@/lib/config/paths'
import type { NewsCard } from '@/lib/domains/news/contract'
import { escapeXml } from '@/lib/shared/xml'
import { plainSpelling } from '@/lib/shared/typography'

/**
 * News of the last two days for news aggregators. A map without a single address is not valid, and a city may be silent
 * for two days: then the list of news stands alone.
 */
export async function newsSitemapXml(publication: string, now = new Date()): Promise<string> {
  const fresh = await getFreshNews(now)
  const found = fresh.map((item) => newsElement(item, publication))
  return urlSet(found.length > 0 ? found : [urlElement(paths.news)], 'news')
}

function newsElement({ id, slug, type, title, date_publication: at }: NewsCard, publication: string): string {
  const about = `<news:publication><news:name>${escapeXml(publication)}</news:name><news:language>ru</news:language></news:publication>`
  const facts = `<news:publication_date>${at}</news:publication_date><news:title>${escapeXml(plainSpelling(title))}</news:title>`
  return urlElement(newsPath({ id, slug, typeCode: type.code }), `<news:news>${about}${facts}</news:news>`)
}

/** Pages with their pictures. More than one part: an index of parts. */
export async function imagesSitemapXml(part: number | undefined): Promise<string | null> {
  const { pages, parts } = await getImages(part === undefined ? 0 : part - 1)
  if (part !== undefined && part > parts) return null
  if (part === undefined && parts > 1) return sitemapIndex(paths.imagesSitemap, parts)
  const pictured = pages.map(({ path, images }) => urlElement(path, images.map(imageElement).join('')))
  return urlSet(pictured.length > 0 ? pictured : [urlElement(paths.home)], 'image')
}

function imageElement(image: string): string {
  return `<image:image><image:loc>${absoluteXml(image)}</image:loc></image:image>`
}
