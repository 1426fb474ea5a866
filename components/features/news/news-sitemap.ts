import { read } from '@/lib/page-data/call-operation'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { listNews, type NewsCard } from '@/lib/domains/news/contract'
import { newsHref } from '@/lib/domains/news/rules'
import { urlElement, urlSet } from '@/lib/navigation/url-set'
import { isoDay } from '@/lib/time/dates'
import { escapeXml } from '@/lib/text/xml'
import { stripTypography } from '@/lib/text/typography'

const FRESH_MS = 48 * 60 * 60 * 1000
/** A news sitemap may hold a thousand addresses. */
const MAX_NEWS_PAGES = 80

/** Returns the news of two days; the list of news if there are none, because an empty sitemap is invalid. */
export async function newsSitemapXml(publication: string): Promise<string> {
  const fresh = await getFreshNews()
  const found = fresh.map((item) => newsElement(item, publication))
  return urlSet(found.length > 0 ? found : [urlElement(paths.news)], 'news')
}

function newsElement(item: NewsCard, publication: string): string {
  const { title, date_publication: at } = item
  const about = `<news:publication><news:name>${escapeXml(publication)}</news:name><news:language>ru</news:language></news:publication>`
  const facts = `<news:publication_date>${at}</news:publication_date><news:title>${escapeXml(stripTypography(title))}</news:title>`
  return urlElement(newsHref(item), `<news:news>${about}${facts}</news:news>`)
}

async function getFreshNews(): Promise<NewsCard[]> {
  const since = new Date(Date.now() - FRESH_MS)
  const fresh: NewsCard[] = []
  for (let page = 1; page <= MAX_NEWS_PAGES; page++) {
    const list = await read(listNews, { query: { start_date: isoDay(since, env.TIME_ZONE), page } }, { required: true })
    fresh.push(...(list?.news.data ?? []))
    if (!list || page >= list.news.last_page) break
  }
  return fresh.filter(({ date_publication: at }) => new Date(at) >= since)
}
