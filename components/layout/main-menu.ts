import { paths } from '@/lib/config/paths'

export interface MenuLink {
  title: string
  href: string
}

export interface MenuSection {
  title: string
  /** A section without `links` is a link itself. */
  href?: string
  links?: readonly MenuLink[]
  /** The mayor's dropdown carries the card beside the links. */
  card?: 'mayor'
}

interface ExternalSites {
  tourism_url: string | null
  geoportal_url: string | null
}

/** The main menu of spec.md 2. An external site that is not configured leads to «Раздел готовится». */
export function mainMenu({ tourism_url: tourism, geoportal_url: geoportal }: ExternalSites): readonly MenuSection[] {
  return [
    mayor,
    selfGovernment,
    { title: 'Документы', href: paths.documents },
    services,
    myCity,
    { title: 'Туризм', href: tourism ?? paths.notReady },
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

const feedback: MenuSection = {
  title: 'Обратная связь',
  links: [
    { title: 'Единое окно', href: paths.feedback },
    { title: 'Официальное обращение', href: paths.officialAppeal },
    { title: 'Приёмная', href: paths.reception },
    { title: 'Дежурно-диспетчерская служба', href: paths.dutyService },
    { title: 'Контакты', href: `${paths.feedback}#contacts` },
  ],
}

/** True when the page lies in the section of that link: `/news` holds `/news/12/…`, but not `/newspaper`. */
export function isWithin(pathname: string, href: string): boolean {
  const path = href.split('#')[0]
  return path !== undefined && path !== paths.home && (pathname === path || pathname.startsWith(`${path}/`))
}
