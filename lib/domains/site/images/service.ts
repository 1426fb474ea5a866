import { countPicturedPages, findPictures } from '@/lib/domains/site/images/repository'
import { addressOf } from '@/lib/domains/site/service'
import { paths } from '@/lib/config/paths'

/** A part has half of what a sitemap may hold: each of its pages brings the addresses of its pictures with it. */
const PART = 25_000
/** Search engines read up to a thousand; the first ones say what an album is about. */
const MOST_PICTURES = 50

/** Lists a part of the published pages that show pictures, with the addresses of these. */
export async function listImages(part: number) {
  const [found, total] = await Promise.all([findPictures(PART, part * PART, MOST_PICTURES), countPicturedPages()])
  const pages = found.map((row) => ({ path: addressOf(row), images: row.files.map(paths.file) }))
  return { pages, parts: Math.max(1, Math.ceil(total / PART)) }
}
