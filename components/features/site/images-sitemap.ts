import { getImages } from '@/components/features/site/sitemap-queries'
import { paths } from '@/lib/config/paths'
import { absoluteXml, sitemapIndex, urlElement, urlSet } from '@/lib/navigation/url-set'

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
