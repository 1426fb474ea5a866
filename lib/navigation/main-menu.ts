import { linksAt, placeInGroup, type MenuLink } from '@/lib/navigation/section-links'
import { subProjects } from '@/lib/navigation/sub-projects'
import { paths } from '@/lib/config/paths'
import { normalizeLink } from '@/lib/text/normalize-link'
import { menuPlaces, MOST_MENU_LINKS, type MenuPlace, type MenuSettings } from '@/lib/config/menu-places'

export interface MenuSection {
  title: string
  /** A section without `links` is a link itself. */
  href?: string
  links?: readonly MenuLink[]
  /** The settings know it by this name, and an editor may put more links into it there. */
  place?: MenuPlace
  /** The mayor's dropdown has the card beside the links. */
  card?: 'mayor'
}

export interface MenuFacts {
  tourism_url: string | null
  geoportal_url: string | null
  /** The menu shows the portal's own sections for visitors while there is no tourism site. */
  tourism: readonly MenuLink[]
}

/**
 * Makes the menu of spec.md 2 with what the settings put into its sections (product.md 9): ways to take part, own
 * links.
 */
export function mainMenu({ menu, ...facts }: MenuFacts & { menu: MenuSettings }): readonly MenuSection[] {
  const sections: MenuSection[] = [...specifiedMenu(facts), sectionOf('participation')]
  return sections.map((section) => addSettingsLinks(section, menu)).filter(({ href, links }) => href ?? links?.length)
}

function addSettingsLinks(section: MenuSection, menu: MenuSettings): MenuSection {
  if (!section.place) return section
  const ways = section.place === menu.participation ? subProjects.map(({ title, href }) => ({ title, href })) : []
  return { ...section, links: [...(section.links ?? []), ...ways, ...ownLinks(section.place, menu)] }
}

/** The addresses come from the office, or from a host that is not ours, so some may not be shown (product.md 4). */
function ownLinks(place: MenuPlace, { links }: MenuSettings): MenuLink[] {
  return links.slice(0, MOST_MENU_LINKS).flatMap((link) => {
    const href = link.place === place ? normalizeLink(link.url) : null
    return href ? [{ title: link.title, href }] : []
  })
}

/** Makes the main menu of spec.md 2. Where no external site is configured, it leads to what the portal itself has. */
export function specifiedMenu({ tourism_url, geoportal_url: geoportal, tourism }: MenuFacts): readonly MenuSection[] {
  const map = sectionOf('map')
  return [
    { ...sectionOf('mayor'), card: 'mayor' },
    sectionOf('government'),
    { title: 'Документы', href: paths.documents },
    sectionOf('services'),
    sectionOf('city'),
    tourism_url || tourism.length === 0
      ? { title: 'Туризм', href: tourismHref({ tourism_url, tourism }) }
      : { title: 'Туризм', links: tourism },
    { ...map, links: [{ title: 'Геоинформационный портал', href: geoportal ?? paths.notReady }, ...map.links] },
    sectionOf('feedback'),
  ]
}

/** Returns where tourism begins: the external site, else the first section of the portal for visitors. */
export function tourismHref({ tourism_url: site, tourism }: Pick<MenuFacts, 'tourism_url' | 'tourism'>): string {
  return site ?? tourism[0]?.href ?? paths.notReady
}

function sectionOf(place: MenuPlace) {
  return { title: menuPlaces[place], place, links: linksAt(({ menu }) => placeInGroup(menu, place)) }
}
