import 'server-only'
import { read } from '@/lib/api/server'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { listCityGalleries, listMayorGalleries } from '@/lib/domains/galleries/contract'
import { getHome } from '@/lib/domains/home/contract'
import { listActivities } from '@/lib/domains/mayor/contract'
import { listNews, type NewsCard } from '@/lib/domains/news/contract'
import { listPosters } from '@/lib/domains/posters/contract'
import { getSiteAddresses, getSiteImages } from '@/lib/domains/site/contract'
import { isoDay } from '@/lib/shared/dates'

const FRESH_MS = 48 * 60 * 60 * 1000
/** A news sitemap holds a thousand at most. */
const MOST_NEWS_PAGES = 80
const NONE = { addresses: [], parts: 1 }

/** A part of the addresses of numbered pages, 50 000 at most; part 0 is the newest. */
export async function getAddresses(part: number) {
  return (await read(getSiteAddresses, { query: { part } }, { required: true })) ?? NONE
}

/** A part of the pages that show pictures; part 0 is the newest. */
export async function getImages(part: number) {
  return (await read(getSiteImages, { query: { part } }, { required: true })) ?? { pages: [], parts: 1 }
}

/** News of the last two days, newest first; a press office writes no thousand of them. */
export async function getFreshNews(now: Date): Promise<NewsCard[]> {
  const since = new Date(now.getTime() - FRESH_MS)
  const fresh: NewsCard[] = []
  for (let page = 1; page <= MOST_NEWS_PAGES; page++) {
    const list = await read(listNews, { query: { start_date: isoDay(since, env.TIME_ZONE), page } }, { required: true })
    fresh.push(...(list?.news.data ?? []))
    if (!list || page >= list.news.last_page) break
  }
  return fresh.filter(({ date_publication: at }) => new Date(at) >= since)
}

/** Types of news that hold something, as branches of the tree. */
export async function getNewsBranches(): Promise<{ title: string; href: string; count: number }[]> {
  const list = await read(listNews)
  return (list?.news_types ?? [])
    .filter(({ count }) => count > 0)
    .map(({ code, title, count }) => ({ title, href: `${paths.news}?type=${code}`, count }))
}

/** How much the sections hold, by their addresses; those that could not be counted are left out. */
export async function getSectionCounts(): Promise<Record<string, number>> {
  const [home, posters, activities, mayorAlbums, cityAlbums] = await Promise.all([
    read(getHome),
    read(listPosters, { query: { when: 'upcoming' } }),
    read(listActivities),
    read(listMayorGalleries),
    read(listCityGalleries),
  ])
  const counts = {
    [paths.news]: home?.home.counters.news,
    [paths.documents]: home?.home.counters.documents,
    [paths.servicesCatalog]: home?.home.counters.services,
    [paths.posters]: posters?.posters.total,
    [paths.mayorActivity]: activities?.activities.total,
    [paths.mayorMedia]: mayorAlbums?.galleries.total,
    [paths.media]: cityAlbums?.galleries.total,
  }
  return Object.fromEntries(Object.entries(counts).flatMap(([path, count]) => (count ? [[path, count]] : [])))
}
