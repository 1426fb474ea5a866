import { getAddresses } from '@/components/features/site/sitemap-queries'
import { sitemapIndex, urlElement, urlSet } from '@/lib/navigation/url-set'
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
