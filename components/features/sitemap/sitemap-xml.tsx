import { getAddresses } from '@/components/features/sitemap/queries'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'

const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

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
  if (part === undefined && parts > 1) return indexOf(parts)
  const newest = addresses.reduce<string | null>(
    (last, { updated_at: at }) => (at && (!last || at > last) ? at : last),
    null,
  )
  const own =
    (part ?? 1) === 1
      ? standing.map((path) => urlOf(path, path === paths.home || path === paths.news ? newest : null))
      : []
  const numbered = addresses.map(({ path, updated_at: updatedAt }) => urlOf(path, updatedAt))
  return xml(`<urlset xmlns="${SPACE}">${[...own, ...numbered].join('')}\n</urlset>`)
}

function indexOf(parts: number): string {
  const rows = Array.from(
    { length: parts },
    (_, index) => `\n<sitemap><loc>${address(`/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
  )
  return xml(`<sitemapindex xmlns="${SPACE}">${rows.join('')}\n</sitemapindex>`)
}

function urlOf(path: string, updatedAt: string | null): string {
  return `\n<url><loc>${address(path)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</url>`
}

function address(path: string): string {
  return new URL(path, env.PUBLIC_URL).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}

function xml(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}
