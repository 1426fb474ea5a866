import { linksAt, placeInGroup, type MenuLink, subProjects } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'
import { normalizeLink } from '@/lib/text/normalize-link'
import { menuPlaces, MAX_MENU_LINKS, type MenuPlace, type MenuSettings } from '@/lib/config/menu-places'

export interface MenuSection {
  title: string
  href?: string
  links?: readonly MenuLink[]
  /** Key in the settings, where an editor may add links. */
  place?: MenuPlace
  card?: 'mayor'
}

export interface MenuFacts {
  tourism_url: string | null
  geoportal_url: string | null
  /** The portal's own tourism sections, shown if there is no external site. */
  tourism: readonly MenuLink[]
}

export function mainMenu({ menu, ...facts }: MenuFacts & { menu: MenuSettings }): readonly MenuSection[] {
  const sections: MenuSection[] = [...specifiedMenu(facts), buildSection('participation')]
  return sections.map((section) => addSettingsLinks(section, menu)).filter(({ href, links }) => href ?? links?.length)
}

function addSettingsLinks(section: MenuSection, menu: MenuSettings): MenuSection {
  if (!section.place) return section
  const ways = section.place === menu.participation ? subProjects.map(({ title, href }) => ({ title, href })) : []
  return { ...section, links: [...(section.links ?? []), ...ways, ...addedLinks(section.place, menu)] }
}

/** URLs come from editors or another host, so unsafe ones are dropped. */
function addedLinks(place: MenuPlace, { links }: MenuSettings): MenuLink[] {
  return links.slice(0, MAX_MENU_LINKS).flatMap((link) => {
    const href = link.place === place ? normalizeLink(link.url) : null
    return href ? [{ title: link.title, href }] : []
  })
}

export function specifiedMenu({ tourism_url, geoportal_url: geoportal, tourism }: MenuFacts): readonly MenuSection[] {
  const map = buildSection('map')
  return [
    { ...buildSection('mayor'), card: 'mayor' },
    buildSection('government'),
    { title: 'Документы', href: paths.documents },
    buildSection('services'),
    buildSection('city'),
    tourism_url || tourism.length === 0
      ? { title: 'Туризм', href: tourismHref({ tourism_url, tourism }) }
      : { title: 'Туризм', links: tourism },
    { ...map, links: [{ title: 'Геоинформационный портал', href: geoportal ?? paths.notReady }, ...map.links] },
    buildSection('feedback'),
  ]
}

export function tourismHref({ tourism_url: site, tourism }: Pick<MenuFacts, 'tourism_url' | 'tourism'>): string {
  return site ?? tourism[0]?.href ?? paths.notReady
}

function buildSection(place: MenuPlace) {
  return { title: menuPlaces[place], place, links: linksAt(({ menu }) => placeInGroup(menu, place)) }
}
