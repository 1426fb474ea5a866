import type { Branch } from '@/components/features/sitemap/site-tree'
import { paths } from '@/lib/config/paths'

interface Section {
  title: string
  href?: string
  links?: readonly { title: string; href: string }[]
}

interface Held {
  newsTypes: readonly { title: string; href: string; count: number }[]
  tourism: readonly { title: string; href: string; count: number }[]
  /** How much a section holds, by its address. */
  counts: Readonly<Record<string, number>>
}

/** The tree: news first, then the sections as the menus name them, then what serves the portal itself. */
export function portalBranches(sections: readonly Section[], { newsTypes, tourism, counts }: Held): Branch[] {
  const held = { ...counts, ...Object.fromEntries(tourism.map(({ href, count }) => [href, count])) }
  const countOf = (href: string | undefined) => (href ? held[href] : undefined)
  const hasTourism = sections.some(({ links }) => links?.some(({ href }) => href === tourism[0]?.href))
  const ofSections = sections.map(({ title, href, links }) => ({
    title,
    href,
    count: countOf(href),
    branches: links
      ?.filter((link) => !link.href.startsWith('#'))
      .map((link) => ({ ...link, count: countOf(link.href) })),
  }))
  return [
    { title: 'Новости', href: paths.news, count: countOf(paths.news), branches: newsTypes },
    ...ofSections,
    // the menu leads past the portal's own sections where the city has a site for its guests
    ...(hasTourism ? [] : [{ title: 'Гостям города', branches: tourism }]),
    service,
  ]
}

const service: Branch = {
  title: 'О портале',
  branches: [
    { title: 'Главная страница', href: paths.home },
    { title: 'Личный кабинет', href: paths.profile },
    { title: 'Доступность портала', href: paths.accessibility },
    { title: 'Открытые данные', href: paths.openData },
    { title: 'Лента новостей RSS', href: paths.newsFeed },
    { title: 'Календарь афиши', href: paths.postersCalendar() },
  ],
}
