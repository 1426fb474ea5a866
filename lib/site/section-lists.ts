import { sections, type Place, type PlaceIn, type Section } from '@/lib/site/sections'

/** A menu of the portal has such links. */
export interface MenuLink {
  title: string
  href: string
}

/** Lists pages that always exist, as sitemap.xml names them; numbered ones come from the database. */
export function listedPaths(): string[] {
  return sections.filter(({ unlisted }) => !unlisted).map(({ path }) => path)
}

/** Lists links to the sections that have such a place, in the order of their places. */
export function linksAt(placeOf: (section: Section) => Place | undefined): MenuLink[] {
  const placed = sections.flatMap((section) => {
    const [at, title = section.title] = placeOf(section) ?? []
    return at === undefined ? [] : [{ at, link: { title, href: section.path } }]
  })
  return placed.sort((one, other) => one.at - other.at).map(({ link }) => link)
}

/** Gives the place within that group, for a section that stands in it. */
export function placeIn<Group>(place: PlaceIn<Group> | undefined, wanted: Group): Place | undefined {
  if (!place) return undefined
  const [group, ...within] = place
  return group === wanted ? within : undefined
}

/** Gives the way to a section in breadcrumbs: the sections above it. «Главная» is added where the way is shown. */
export function wayTo(path: string): MenuLink[] {
  const under = sections.find((section) => section.path === path)?.under
  return under ? wayInto(under) : []
}

/** Gives the way to what stands in a section: the section itself ends it. */
export function wayInto(path: string): MenuLink[] {
  const { step, title } = sections.find((section) => section.path === path) ?? {}
  const name = step ?? title
  return name ? [...wayTo(path), { title: name, href: path }] : []
}
