import type { MenuLink } from '@/lib/site/menu-address'
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

interface MenuFacts {
  tourism_url: string | null
  geoportal_url: string | null
  /** The portal's own sections for visitors, which the menu shows while there is no tourism site. */
  tourism: readonly MenuLink[]
}

/** The menu of spec.md 2 with what the settings put into its sections (product.md 9): the ways to take part, own links. */
export function mainMenu({ menu, ...facts }: MenuFacts & { menu: MenuSettings }): readonly MenuSection[] {
  const sections: MenuSection[] = [...specifiedMenu(facts), participation]
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
  return [
    mayor,
    selfGovernment,
    { title: 'Документы', href: paths.documents },
    services,
    myCity,
    tourism_url || tourism.length === 0
      ? { title: 'Туризм', href: tourism_url ?? paths.notReady }
      : { title: 'Туризм', links: tourism },
    {
      title: menuPlaces.map,
      place: 'map',
      links: [
        { title: 'Геоинформационный портал', href: geoportal ?? paths.notReady },
        { title: 'Галерея карт', href: paths.maps },
      ],
    },
    feedback,
  ]
}

const mayor: MenuSection = {
  title: menuPlaces.mayor,
  place: 'mayor',
  card: 'mayor',
  links: [
    { title: 'Деятельность', href: paths.mayorActivity },
    { title: 'Биография', href: paths.mayor },
    { title: 'Медиа', href: paths.mayorMedia },
  ],
}

const selfGovernment: MenuSection = {
  title: menuPlaces.government,
  place: 'government',
  links: [
    { title: 'Структура', href: paths.structure },
    { title: 'Органы власти', href: paths.governments },
    { title: 'Учреждения и организации', href: paths.organizations },
    { title: 'Деятельность', href: paths.activity },
    { title: 'Проекты', href: paths.projects },
  ],
}

const services: MenuSection = {
  title: menuPlaces.services,
  place: 'services',
  links: [
    { title: 'Каталог услуг', href: paths.servicesCatalog },
    { title: 'Центры обслуживания', href: paths.serviceCenters },
    { title: 'Отчёты и методические материалы', href: paths.servicesReports },
    { title: 'Вопросы и ответы', href: paths.faq },
    { title: 'О муниципальных услугах', href: paths.servicesAbout },
  ],
}

const myCity: MenuSection = {
  title: menuPlaces.city,
  place: 'city',
  links: [
    { title: 'Общая информация', href: paths.cityAbout },
    { title: 'История', href: paths.cityHistory },
    { title: 'Афиша', href: paths.posters },
    { title: 'Медиа', href: paths.media },
    { title: 'Городские СМИ', href: paths.mediaOutlets },
    { title: 'Справочная информация', href: paths.reference },
  ],
}

const feedback: MenuSection = {
  title: menuPlaces.feedback,
  place: 'feedback',
  links: [
    { title: 'Единое окно', href: paths.feedback },
    { title: 'Официальное обращение', href: paths.officialAppeal },
    { title: 'Приёмная', href: paths.reception },
    { title: 'Дежурно-диспетчерская служба', href: paths.dutyService },
    { title: 'Контакты', href: `${paths.feedback}#contacts` },
  ],
}

const participation: MenuSection = { title: menuPlaces.participation, place: 'participation' }
