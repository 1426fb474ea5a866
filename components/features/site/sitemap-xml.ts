import { getAddresses, getImages } from '@/components/features/site/sitemap-queries'
import { sitemapIndex, urlElement, urlSet, absoluteXml } from '@/lib/navigation/url-set'
import { sitemapPaths } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'

/** Returns an index if there is more than one part, each at `?part=`, counted from 1. */
export async function sitemapXml(part: number | undefined): Promise<string | null> {
  const { addresses, parts } = await getAddresses(part === undefined ? 0 : part - 1)
  if (part !== undefined && part > parts) return null
  if (part === undefined && parts > 1) return sitemapIndex('/sitemap.xml', parts)
  const newest = addresses.reduce<string | null>(
    (last, { updated_at: at }) => (at && (!last || at > last) ? at : last),
    null,
  )
  const own =
    (part ?? 1) === 1
      ? sitemapPaths().map((path) =>
          urlElement(path, lastmod(path === paths.home || path === paths.news ? newest : null)),
        )
      : []
  const numbered = addresses.map(({ path, updated_at: updatedAt }) => urlElement(path, lastmod(updatedAt)))
  return urlSet([...own, ...numbered])
}

function lastmod(at: string | null): string {
  return at ? `<lastmod>${at}</lastmod>` : ''
}

/** Returns an index if there is more than one part. */
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

/** Returns undefined if the URL names no part, null if the part is invalid. */
export function parseSitemapPart(params: URLSearchParams): number | undefined | null {
  const part = params.get('part')
  if (!part) return undefined
  return /^[1-9]\d{0,3}$/.test(part) ? Number(part) : null
}
