import { AppError } from '@/lib/contract/errors'
import { buildPage } from '@/lib/contract/page'
import {
  GALLERIES_PER_PAGE,
  type Gallery,
  type GalleryCard,
  type GalleryFilter,
  type GalleryList,
  type GalleryOwner,
} from '@/lib/domains/galleries/contract'
import { countGalleryKinds, findGalleries, findGalleryYears, type GalleryRow } from '@/lib/domains/galleries/repository'
import { requirePage } from '@/lib/platform/payload/find-pages'
import type { Gallery as StoredGallery } from '@/lib/platform/payload/payload-types'
import { toSeo } from '@/lib/platform/payload/to-shapes'
import { toImage, toImages } from '@/lib/platform/pictures/media'

const OTHERS = 3

const listPaths: Record<GalleryOwner, string> = { mayor: '/api/mayorgalleries', city: '/api/mycitygalleries' }

export async function listGalleries(owner: GalleryOwner, { page, ...filter }: GalleryFilter): Promise<GalleryList> {
  const perPage = GALLERIES_PER_PAGE
  const [{ found, total }, years, kinds] = await Promise.all([
    findGalleries({ ...filter, owner }, perPage, (page - 1) * perPage),
    findGalleryYears(owner),
    countGalleryKinds(owner),
  ])
  return {
    galleries: buildPage(found.map(toCard), { total, perPage, page, path: listPaths[owner], filter }),
    years,
    kinds,
  }
}

export async function latestGalleries(owner: GalleryOwner, limit: number): Promise<GalleryCard[]> {
  return (await findGalleries({ owner }, limit)).found.map(toCard)
}

export async function getGallery(owner: GalleryOwner, id: number, draft: boolean): Promise<{ gallery: Gallery }> {
  const stored = await requirePage('galleries', id, { draft })
  if (stored.owner !== owner) throw new AppError('notFound')
  const others = await findGalleries({ owner, exceptId: id }, OTHERS)
  return { gallery: { ...toGallery(stored), others: others.found.map(toCard) } }
}

function toGallery(stored: StoredGallery): Omit<Gallery, 'others'> {
  const pictures = toImages(stored.pictures)
  const videos = (stored.videos ?? []).map(({ title, url, still, duration }) => ({
    title,
    url: url ?? '',
    still: toImage(still),
    duration: duration || null,
  }))
  return {
    id: stored.id,
    owner: stored.owner,
    title: stored.title,
    summary: stored.summary || null,
    date: stored.date.slice(0, 10),
    cover: toImage(stored.cover) ?? pictures[0] ?? videos.find(({ still }) => still)?.still ?? null,
    picture_count: pictures.length,
    video_count: videos.length,
    pictures,
    videos,
    updated_at: stored.updatedAt,
    seo: toSeo(stored.seo),
  }
}

function toCard({ cover, ...row }: GalleryRow): GalleryCard {
  return { ...row, summary: row.summary || null, cover: toImage(cover) }
}
