import type { MenuLink } from '@/components/layout/menu-address'
import { subProjects } from '@/components/layout/sub-projects'
import { paths } from '@/lib/config/paths'

export interface MenuSection {
  title: string
  /** A section without `links` is a link itself. */
  href?: string
  links?: readonly MenuLink[]
  /** The mayor's dropdown carries the card beside the links. */
  card?: 'mayor'
}

interface MenuFacts {
  tourism_url: string | null
  geoportal_url: string | null
  /** The portal's own sections for visitors, which the menu shows while there is no tourism site. */
  tourism: readonly MenuLink[]
}

/** The menu of spec.md 2 with the ways to take part (product.md 9) behind those to write: a ninth section has no room at 1280 px. */
export function mainMenu(facts: MenuFacts): readonly MenuSection[] {
  const participation = subProjects.map(({ title, href }) => ({ title, href }))
  return specifiedMenu(facts).map((section) =>
    section === feedback ? { ...feedback, links: [...feedback.links, ...participation] } : section,
  )
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
      title: 'Карта',
      links: [
        { title: 'Геоинформационный портал', href: geoportal ?? paths.notReady },
        { title: 'Галерея карт', href: paths.maps },
      ],
    },
    feedback,
  ]
}

const mayor: MenuSection = {
  title: 'Глава города',
  card: 'mayor',
  links: [
    { title: 'Деятельность', href: paths.mayorActivity },
    { title: 'Биография', href: paths.mayor },
    { title: 'Медиа', href: paths.mayorMedia },
  ],
}

const selfGovernment: MenuSection = {
  title: 'Местное самоуправление',
  links: [
    { title: 'Структура', href: paths.structure },
    { title: 'Органы власти', href: paths.governments },
    { title: 'Учреждения и организации', href: paths.organizations },
    { title: 'Деятельность', href: paths.activity },
    { title: 'Проекты', href: paths.projects },
  ],
}

const services: MenuSection = {
  title: 'Услуги',
  links: [
    { title: 'Каталог услуг', href: paths.servicesCatalog },
    { title: 'Центры обслуживания', href: paths.serviceCenters },
    { title: 'Отчёты и методические материалы', href: paths.servicesReports },
    { title: 'Вопросы и ответы', href: paths.faq },
    { title: 'О муниципальных услугах', href: paths.servicesAbout },
  ],
}

const myCity: MenuSection = {
  title: 'Мой город',
  links: [
    { title: 'Общая информация', href: paths.cityAbout },
    { title: 'История', href: paths.cityHistory },
    { title: 'Афиша', href: paths.posters },
    { title: 'Медиа', href: paths.media },
    { title: 'Городские СМИ', href: paths.mediaOutlets },
    { title: 'Справочная информация', href: paths.reference },
  ],
}

const feedback = {
  title: 'Обратная связь',
  links: [
    { title: 'Единое окно', href: paths.feedback },
    { title: 'Официальное обращение', href: paths.officialAppeal },
    { title: 'Приёмная', href: paths.reception },
    { title: 'Дежурно-диспетчерская служба', href: paths.dutyService },
    { title: 'Контакты', href: `${paths.feedback}#contacts` },
  ],
} satisfies MenuSection
