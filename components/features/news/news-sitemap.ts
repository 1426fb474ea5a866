import { read } from '@/lib/page-data/call-operation'
import { env } from '@/lib/config/env'
import { newsPath, paths } from '@/lib/config/paths'
import { listNews, type NewsCard } from '@/lib/domains/news/contract'
import { urlElement, urlSet } from '@/lib/navigation/url-set'
import { isoDay } from '@/lib/time/dates'
import { escapeXml } from '@/lib/text/xml'
import { stripTypography } from '@/lib/text/typography'

const FRESH_MS = 48 * 60 * 60 * 1000
/** A news sitemap may hold at most a thousand addresses. */
const MOST_NEWS_PAGES = 80

/**
 * Returns the sitemap of the last two days for news aggregators. A sitemap without an address is not valid, so when
 * there is no fresh news, it holds the address of the list of news.
 */
export async function newsSitemapXml(publication: string, now = new Date()): Promise<string> {
  const fresh = await getFreshNews(now)
  const found = fresh.map((item) => newsElement(item, publication))
  return urlSet(found.length > 0 ? found : [urlElement(paths.news)], 'news')
}

function newsElement({ id, slug, type, title, date_publication: at }: NewsCard, publication: string): string {
  const about = `<news:publication><news:name>${escapeXml(publication)}</news:name><news:language>ru</news:language></news:publication>`
  const facts = `<news:publication_date>${at}</news:publication_date><news:title>${escapeXml(stripTypography(title))}</news:title>`
  return urlElement(newsPath({ id, slug, typeCode: type.code }), `<news:news>${about}${facts}</news:news>`)
}

/** Returns the news of the last two days, newest first; a press office does not write a thousand of them. */
async function getFreshNews(now: Date): Promise<NewsCard[]> {
  const since = new Date(now.getTime() - FRESH_MS)
  const fresh: NewsCard[] = []
  for (let page = 1; page <= MOST_NEWS_PAGES; page++) {
    const list = await read(listNews, { query: { start_date: isoDay(since, env.TIME_ZONE), page } }, { required: true })
    fresh.push(...(list?.news.data ?? []))
    if (!list || page >= list.news.last_page) break
  }
  return fresh.filter(({ date_publication: at }) => new Date(at) >= since)
}
