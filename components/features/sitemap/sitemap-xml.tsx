import { getAddresses } from '@/components/features/sitemap/queries'
import { sitemapIndex, urlElement, urlSet } from '@/components/features/sitemap/url-set'
import { paths } from '@/lib/config/paths'

/** Pages that always stand; numbered ones come from the database. */
const standing = [
  paths.home,
  paths.news,
  paths.documents,
  paths.servicesCatalog,
  paths.serviceCenters,
  paths.servicesReports,
  paths.servicesAbout,
  paths.faq,
  paths.mayor,
  paths.mayorActivity,
  paths.mayorMedia,
  paths.cityAbout,
  paths.cityHistory,
  paths.posters,
  paths.media,
  paths.mediaOutlets,
  paths.reference,
  paths.structure,
  paths.governments,
  paths.organizations,
  paths.activity,
  paths.projects,
  paths.maps,
  paths.officialAppeal,
  paths.socialControl,
  paths.socialControlMap,
  paths.socialControlAbout,
  paths.socialControlThemes,
  paths.socialControlResults,
  paths.feedback,
  paths.reception,
  paths.dutyService,
  paths.discussions,
  paths.ideas,
  paths.allIdeas,
  paths.realizedIdeas,
  paths.ideasAbout,
  paths.openData,
  paths.accessibility,
  paths.sitemap,
]

/** The map for search engines. More than one part: an index of parts, each under `?part=`, counted from 1. */
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
      ? standing.map((path) => urlElement(path, lastmod(path === paths.home || path === paths.news ? newest : null)))
      : []
  const numbered = addresses.map(({ path, updated_at: updatedAt }) => urlElement(path, lastmod(updatedAt)))
  return urlSet([...own, ...numbered])
}

function lastmod(at: string | null): string {
  return at ? `<lastmod>${at}</lastmod>` : ''
}
