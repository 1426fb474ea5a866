import { linksAt, placeIn, type MenuLink } from '@/lib/site/section-lists'
import { subProjects } from '@/lib/site/sub-projects'
import { paths } from '@/lib/config/paths'
import { normalizeLink } from '@/lib/shared/links'
import { menuPlaces, MOST_MENU_LINKS, type MenuPlace, type MenuSettings } from '@/lib/shared/menu-places'

export interface MenuSection {
  title: string
  /** A section without `links` is a link itself. */
  href?: string
  links?: readonly MenuLink[]
  /** Its name in the settings, where an editor may put more links into it. */
  place?: MenuPlace
  /** The mayor's dropdown carries the card beside the links. */
  card?: 'mayor'
}

export interface MenuFacts {
  tourism_url: string | null
  geoportal_url: string | null
  /** The portal's own sections for visitors, which the menu shows while there is no tourism site. */
  tourism: readonly MenuLink[]
}

/** The menu of spec.md 2 with what the settings put into its sections (product.md 9): the ways to take part, own links. */
export function mainMenu({ menu, ...facts }: MenuFacts & { menu: MenuSettings }): readonly MenuSection[] {
  const sections: MenuSection[] = [...specifiedMenu(facts), sectionOf('participation')]
  return sections.map((section) => withMore(section, menu)).filter(({ href, links }) => href ?? links?.length)
}

function withMore(section: MenuSection, menu: MenuSettings): MenuSection {
  if (!section.place) return section
  const ways = section.place === menu.participation ? subProjects.map(({ title, href }) => ({ title, href })) : []
  return { ...section, links: [...(section.links ?? []), ...ways, ...ownLinks(section.place, menu)] }
}

/** The addresses come from the office, or from a host that is not ours: what may not be shown is left out (product.md 4). */
function ownLinks(place: MenuPlace, { links }: MenuSettings): MenuLink[] {
  return links.slice(0, MOST_MENU_LINKS).flatMap((link) => {
    const href = link.place === place ? normalizeLink(link.url) : null
    return href ? [{ title: link.title, href }] : []
  })
}

/** The main menu of spec.md 2. An external site that is not configured leads to what the portal has of its own. */
export function specifiedMenu({ tourism_url, geoportal_url: geoportal, tourism }: MenuFacts): readonly MenuSection[] {
  const map = sectionOf('map')
  return [
    { ...sectionOf('mayor'), card: 'mayor' },
    sectionOf('government'),
    { title: 'Документы', href: paths.documents },
    sectionOf('services'),
    sectionOf('city'),
    tourism_url || tourism.length === 0
      ? { title: 'Туризм', href: tourism_url ?? paths.notReady }
      : { title: 'Туризм', links: tourism },
    { ...map, links: [{ title: 'Геоинформационный портал', href: geoportal ?? paths.notReady }, ...map.links] },
    sectionOf('feedback'),
  ]
}

function sectionOf(place: MenuPlace) {
  return { title: menuPlaces[place], place, links: linksAt(({ menu }) => placeIn(menu, place)) }
}
