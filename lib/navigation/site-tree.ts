import { specifiedMenu, type MenuFacts } from '@/lib/navigation/main-menu'
import { linksAt, subProjects } from '@/lib/navigation/section-links'
import { paths } from '@/lib/config/paths'

export interface SiteBranch {
  title: string
  href?: string | undefined
  count?: number | undefined
  branches?: readonly SiteBranch[] | undefined
}

interface Held {
  newsTypes: readonly { title: string; href: string; count: number }[]
  tourism: readonly { title: string; href: string; count: number }[]
  /** Numbers of items by path. */
  counts: Readonly<Record<string, number>>
}

export function siteTree(facts: Omit<MenuFacts, 'tourism'>, { newsTypes, tourism, counts }: Held): SiteBranch[] {
  const sections = [...specifiedMenu({ ...facts, tourism }), ...subProjects]
  const held = { ...counts, ...Object.fromEntries(tourism.map(({ href, count }) => [href, count])) }
  const getCount = (href: string | undefined) => (href ? held[href] : undefined)
  const hasTourism = sections.some(({ links }) => links?.some(({ href }) => href === tourism[0]?.href))
  const ofSections = sections.map(({ title, href, links }) => ({
    title,
    href,
    count: getCount(href),
    branches: links
      ?.filter((link) => !link.href.startsWith('#'))
      .map((link) => ({ ...link, count: getCount(link.href) })),
  }))
  return [
    { title: 'Новости', href: paths.news, count: getCount(paths.news), branches: newsTypes },
    ...ofSections,
    // the menu links to an external site instead
    ...(hasTourism ? [] : [{ title: 'Гостям города', branches: tourism }]),
    { title: 'О портале', branches: linksAt(({ portal }) => portal) },
  ]
}
