import 'server-only'
import { read } from '@/lib/api/server'
import { paths } from '@/lib/config/paths'
import { listCityGalleries, listMayorGalleries } from '@/lib/contract/galleries'
import { getHome } from '@/lib/contract/home'
import { listActivities } from '@/lib/contract/mayor'
import { listNews } from '@/lib/contract/news'
import { listPosters } from '@/lib/contract/posters'
import { listTourismSections } from '@/lib/contract/tourism'
import { getSiteAddresses } from '@/lib/contract/site'

const NONE = { addresses: [], parts: 1 }

/** A part of the addresses of numbered pages, 50 000 at most; part 0 is the newest. */
export async function getAddresses(part: number) {
  return (await read(getSiteAddresses, { query: { part } }, { required: true })) ?? NONE
}

/** Types of news that hold something, as branches of the tree. */
export async function getNewsBranches(): Promise<{ title: string; href: string; count: number }[]> {
  const list = await read(listNews)
  return (list?.news_types ?? [])
    .filter(({ count }) => count > 0)
    .map(({ code, title, count }) => ({ title, href: `${paths.news}?type=${code}`, count }))
}

/** Sections for visitors: the menu leads past them, to the city's own tourist site. */
export async function getTourismBranches(): Promise<{ title: string; href: string; count: number }[]> {
  const sections = (await read(listTourismSections))?.sections ?? []
  return sections.map(({ title, link, count }) => ({ title, href: paths.tourism(link), count }))
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
