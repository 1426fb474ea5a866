import { sections } from '@/lib/site/sections'

/** What the search finds by name. */
export function searchPages() {
  return sections.flatMap(({ path, title, lead, words }) =>
    lead === undefined || words === undefined ? [] : [{ path, title, lead, words }],
  )
}

/** Pages that always stand, as sitemap.xml names them; numbered ones come from the database. */
export function listedPaths(): string[] {
  return sections.filter(({ unlisted }) => !unlisted).map(({ path }) => path)
}
