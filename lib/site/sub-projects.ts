import type { MenuLink } from '@/lib/site/menu-address'
import { paths } from '@/lib/config/paths'

export interface SubProject {
  title: string
  href: string
  links: readonly MenuLink[]
  routes: readonly string[]
  hidesFooterMenu: boolean
}

/** Sub-projects have headers of their own, spec.md 2 «Header behaviour» and «Footer». */
export const subProjects: readonly SubProject[] = [
  {
    title: 'Социальный контроль',
    href: paths.socialControl,
    links: [
      { title: 'Сообщить о проблеме', href: paths.reportClaim },
      { title: 'О проекте', href: paths.socialControlAbout },
      { title: 'Темы', href: paths.socialControlThemes },
      { title: 'Результаты', href: paths.socialControlResults },
    ],
    routes: [
      paths.socialControl,
      paths.socialControlMap,
      paths.socialControlAbout,
      paths.socialControlThemes,
      paths.socialControlResults,
    ],
    hidesFooterMenu: true,
  },
  {
    title: 'Общественные обсуждения',
    href: paths.discussions,
    links: [],
    routes: [paths.discussions],
    hidesFooterMenu: true,
  },
  {
    title: 'Идеи для города',
    href: paths.ideas,
    links: [
      { title: 'О проекте', href: paths.ideasAbout },
      { title: 'Предложить идею', href: paths.proposeIdea },
      { title: 'Все инициативы', href: paths.allIdeas },
      { title: 'Реализованные инициативы', href: paths.realizedIdeas },
    ],
    routes: [paths.ideas, paths.ideasAbout, paths.allIdeas, paths.realizedIdeas],
    hidesFooterMenu: false,
  },
]

/** The sub-project a page belongs to. */
export function subProjectOf(pathname: string): SubProject | undefined {
  return subProjects.find(({ routes }) =>
    routes.some((route) => pathname === route || pathname.startsWith(`${route}/`)),
  )
}
