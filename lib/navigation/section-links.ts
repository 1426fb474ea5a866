import { menuPlaces } from '@/lib/config/menu-places'
import { sections } from '@/lib/navigation/sections'
import { type Place, type PlaceIn, type Section, footerTitles, type FooterColumn } from '@/lib/navigation/section'
import { isWithin } from '@/lib/config/paths'

export interface MenuLink {
  title: string
  href: string
}

export function sitemapPaths(): string[] {
  return sections.filter(({ unlisted }) => !unlisted).map(({ path }) => path)
}

export function linksAt(findPlace: (section: Section) => Place | undefined): MenuLink[] {
  const placed = sections.flatMap((section) => {
    const [at, title = section.title] = findPlace(section) ?? []
    return at === undefined ? [] : [{ at, link: { title, href: section.path } }]
  })
  return placed.sort((one, other) => one.at - other.at).map(({ link }) => link)
}

export function placeInGroup<Group>(place: PlaceIn<Group> | undefined, wanted: Group): Place | undefined {
  if (!place) return undefined
  const [group, ...within] = place
  return group === wanted ? within : undefined
}

/** Breadcrumb; a menu section without a page has no href. */
export interface Breadcrumb {
  title: string
  href?: string
}

/** Sections above, or the menu section; without «Главная». */
export function breadcrumbsTo(path: string): Breadcrumb[] {
  const section = sections.find((one) => one.path === path)
  if (section?.under) return breadcrumbsInto(section.under)
  const name = section?.menu && menuPlaces[section.menu[0]]
  if (!name) return []
  const first = sections.find((one) => [one.title, one.step].includes(name))
  if (!first) return [{ title: name }]
  return first === section ? [] : [{ title: name, href: first.path }]
}

export function breadcrumbsInto(path: string): Breadcrumb[] {
  const { step, title } = sections.find((section) => section.path === path) ?? {}
  const name = step ?? title
  return name ? [...breadcrumbsTo(path), { title: name, href: path }] : []
}

export function footerColumns() {
  const columns = Object.keys(footerTitles) as FooterColumn[]
  return columns.map((column) => ({
    title: footerTitles[column],
    links: linksAt(({ footer }) => placeInGroup(footer, column)).map(({ title, href }) => ({ title, url: href })),
  }))
}

/** Sections with a header of their own. */
export const subProjects = sections.flatMap(({ path: href, title, subProject }) => {
  if (!subProject) return []
  const own = sections.filter(({ path, under, unlisted }) => path === href || (under === href && !unlisted))
  const links = linksAt(({ bar, under }) => (under === href ? bar : undefined))
  return [{ title, href, links, routes: own.map(({ path }) => path), ...subProject }]
})

export function findSubProject(pathname: string) {
  return subProjects.find(({ routes }) => routes.some((route) => isWithin(pathname, route)))
}
