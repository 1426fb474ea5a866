import { renderToStaticMarkup } from 'react-dom/server'
import { usePathname } from 'next/navigation'
import { FooterVisibility, FooterMenuVisibility } from '@/components/layout/site-footer'
import { HeaderNavigation } from '@/components/layout/menu/sub-project-menu'
import { subProjects } from '@/lib/navigation/sub-projects'
import { paths } from '@/lib/config/paths'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

function shellAt(path: string) {
  jest.mocked(usePathname).mockReturnValue(path)
  return {
    header: renderToStaticMarkup(<HeaderNavigation>меню</HeaderNavigation>),
    footer: renderToStaticMarkup(<FooterVisibility>подвал</FooterVisibility>),
    footerMenu: renderToStaticMarkup(<FooterMenuVisibility>колонки</FooterMenuVisibility>),
  }
}

describe('HeaderNavigation', () => {
  it.each([paths.home, paths.news, paths.feedback, paths.officialAppeal, '/socialcontrolling'])(
    'shows the menu on %s',
    (path) => {
      expect(shellAt(path).header).toBe('меню')
    },
  )

  it.each([paths.profile, `${paths.profile}/notifications`])('shows nothing on %s', (path) => {
    expect(shellAt(path).header).toBe('')
  })

  it.each(subProjects.flatMap(({ title, routes, links }) => routes.map((route) => ({ route, title, links }))))(
    'shows «$title» on $route',
    ({ route, title, links }) => {
      for (const path of [route, `${route}/12`]) {
        const { header } = shellAt(path)
        expect(header).not.toContain('меню')
        expect(header).toContain(title)
        for (const link of links) expect(header).toContain(link.title)
      }
    },
  )
})

describe('footer', () => {
  it.each([paths.socialControl, paths.socialControlMap, paths.socialControlResults, paths.discussion(3)])(
    'has no link columns on %s',
    (path) => {
      expect(shellAt(path).footerMenu).toBe('')
    },
  )

  it.each([paths.home, paths.ideas, paths.profile])('has link columns on %s', (path) => {
    expect(shellAt(path).footerMenu).toBe('колонки')
  })

  it('is hidden on phones only on the map of claims', () => {
    expect(shellAt(paths.socialControlMap).footer).toContain('max-lg:hidden')
    expect(shellAt(`${paths.socialControlMap}/77`).footer).toContain('max-lg:hidden')
    expect(shellAt(paths.socialControl).footer).not.toContain('hidden')
  })
})
