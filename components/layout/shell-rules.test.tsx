import { renderToStaticMarkup } from 'react-dom/server'
import { siteFacts, type SiteFacts } from '@/components/layout/site-facts'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { defaultMenu } from '@/lib/config/menu-places'
import { paths } from '@/lib/config/paths'
import { footerColumns, subProjects } from '@/lib/navigation/section-links'
import { typesetData } from '@/lib/text/typography'

const settings = {
  city: 'Самурск',
  republic: '',
  administration: 'Администрация',
  emblem: null,
  address: '',
  phones: [],
  duty_phone: null,
  email: null,
  hours: null,
  menu: defaultMenu,
  footer_columns: [],
  tourism_url: null,
  geoportal_url: null,
}
const sources = { settings, tourism: [], mayor: { surname: '', socials: [] }, agreement: { join_documents: [] } }

function headerAt(path: string, site: SiteFacts = siteFacts(sources)): string {
  const account = { inHeader: null, inMenu: null }
  return renderToStaticMarkup(<SiteHeader site={site} path={path} mayor={null} account={account} />)
}

function footerAt(path: string): string {
  return renderToStaticMarkup(<SiteFooter site={siteFacts(sources)} path={path} linkTypes={[]} />)
}

/** The popover of narrow screens, opened by a button on wide ones too. */
const POPOVER = /<div class="contents" data-header-narrow=""><nav id="menu"/

describe('SiteHeader', () => {
  it.each([paths.home, paths.news, paths.feedback, paths.officialAppeal, '/socialcontrolling'])(
    'shows the menu on %s',
    (path) => {
      expect(headerAt(path)).toContain('class="main-menu"')
      expect(headerAt(path)).not.toMatch(POPOVER)
    },
  )

  it.each([paths.profile, `${paths.profile}/notifications`])('keeps a way to the menu on %s', (path) => {
    expect(headerAt(path)).toMatch(POPOVER)
  })

  it.each(subProjects.flatMap(({ title, routes, links }) => routes.map((route) => ({ route, title, links }))))(
    'shows «$title» on $route',
    ({ route, title, links }) => {
      for (const path of [route, `${route}/12`]) {
        const header = headerAt(path)
        expect(header).toMatch(POPOVER)
        // once for wide screens, once in the menu of narrow ones
        for (const text of [title, ...links.map((link) => link.title)])
          expect(header.split(`>${text}</a>`).length).toBeGreaterThan(2)
      }
    },
  )

  it('marks the current link and its section', () => {
    const header = headerAt(paths.reception)
    expect(header).toMatch(new RegExp(`<a href="${paths.reception}" aria-current="page"`))
    expect(header.match(/data-current/g)).toHaveLength(1)
  })
})

describe('SiteFooter', () => {
  const MENU = 'aria-label="Разделы портала"'

  it.each([paths.socialControl, paths.socialControlMap, paths.socialControlResults, paths.discussion(3)])(
    'has no link columns on %s',
    (path) => {
      expect(footerAt(path)).not.toContain(MENU)
    },
  )

  it.each([paths.home, paths.ideas, paths.profile])('has link columns on %s', (path) => {
    expect(footerAt(path)).toContain(MENU)
  })

  it('is hidden on phones only on the map of claims', () => {
    const hidden = /^<div class="max-lg:hidden">/
    expect(footerAt(paths.socialControlMap)).toMatch(hidden)
    expect(footerAt(`${paths.socialControlMap}/77`)).toMatch(hidden)
    expect(footerAt(paths.socialControl)).not.toMatch(hidden)
  })
})

describe('siteFacts', () => {
  it('sends the columns of the footer only if an editor changed them', () => {
    const usual = { ...settings, footer_columns: typesetData(footerColumns()) }
    expect(siteFacts({ ...sources, settings: usual }).footer_columns).toEqual([])
    const own = [{ title: 'Своё', links: [] }]
    expect(siteFacts({ ...sources, settings: { ...settings, footer_columns: own } }).footer_columns).toEqual(own)
  })
})
