import { countPicturedPages, findPictures } from '@/lib/domains/site/images/repository'
import { toPagePath } from '@/lib/domains/site/service'
import { paths } from '@/lib/config/paths'

/** Half of a sitemap's limit: each page adds the URLs of its pictures. */
const PART = 25_000
/** Search engines read a thousand; the first ones show what an album is about. */
const MOST_PICTURES = 50

export async function listImages(part: number) {
  const [found, total] = await Promise.all([findPictures(PART, part * PART, MOST_PICTURES), countPicturedPages()])
  const pages = found.map((row) => ({ path: toPagePath(row), images: row.files.map(paths.file) }))
  return { pages, parts: Math.max(1, Math.ceil(total / PART)) }
}
