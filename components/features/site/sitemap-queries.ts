import 'server-only'
import { read } from '@/lib/page-data/call-operation'
import { paths } from '@/lib/config/paths'
import { listCityGalleries, listMayorGalleries } from '@/lib/domains/galleries/contract'
import { getHome } from '@/lib/domains/home/contract'
import { listActivities } from '@/lib/domains/mayor/contract'
import { listPosters } from '@/lib/domains/posters/contract'
import { getSiteAddresses, getSiteImages } from '@/lib/domains/site/contract'

const NONE = { addresses: [], parts: 1 }

/** Returns one part of at most 50 000 addresses; part 0 is the newest. */
export async function getAddresses(part: number) {
  return (await read(getSiteAddresses, { query: { part } }, { required: true })) ?? NONE
}

export async function getImages(part: number) {
  return (await read(getSiteImages, { query: { part } }, { required: true })) ?? { pages: [], parts: 1 }
}

/** Sections that could not be counted are left out. */
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
