import { menuPlaces } from '@/lib/config/menu-places'
import { sections, type Place, type PlaceIn, type Section } from '@/lib/navigation/sections'

/** A menu of the portal has such links. */
export interface MenuLink {
  title: string
  href: string
}

/** Lists pages that always exist, as sitemap.xml names them; numbered ones come from the database. */
export function sitemapPaths(): string[] {
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
export function placeInGroup<Group>(place: PlaceIn<Group> | undefined, wanted: Group): Place | undefined {
  if (!place) return undefined
  const [group, ...within] = place
  return group === wanted ? within : undefined
}

/** A step of breadcrumbs. A section of the menu that has no page of its own is named without an address. */
export interface Breadcrumb {
  title: string
  href?: string
}

/**
 * Gives the way to a section in breadcrumbs: the sections above it, else the section of the menu that it stands in.
 * «Главная» is added where the way is shown.
 */
export function breadcrumbsTo(path: string): Breadcrumb[] {
  const section = sections.find((one) => one.path === path)
  if (section?.under) return breadcrumbsInto(section.under)
  const name = section?.menu && menuPlaces[section.menu[0]]
  if (!name) return []
  const first = sections.find((one) => [one.title, one.step].includes(name))
  if (!first) return [{ title: name }]
  return first === section ? [] : [{ title: name, href: first.path }]
}

/** Gives the way to what stands in a section: the section itself ends it. */
export function breadcrumbsInto(path: string): Breadcrumb[] {
  const { step, title } = sections.find((section) => section.path === path) ?? {}
  const name = step ?? title
  return name ? [...breadcrumbsTo(path), { title: name, href: path }] : []
}
