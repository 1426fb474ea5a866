import { mainMenu, specifiedMenu, tourismHref } from '@/lib/navigation/main-menu'
import { isWithin } from '@/lib/config/paths'
import { findSubProject } from '@/lib/navigation/section-links'
import { menuPlaceNames, MAX_MENU_LINKS, defaultMenu, type MenuSettings } from '@/lib/config/menu-places'

const menuFacts = {
  tourism_url: null as string | null,
  geoportal_url: null,
  tourism: [] as { title: string; href: string }[],
  menu: defaultMenu as MenuSettings,
}

const ways = [
  { title: 'Социальный контроль', href: '/socialcontrol' },
  { title: 'Общественные обсуждения', href: '/publicdiscussions' },
  { title: 'Идеи для города', href: '/cityideas' },
]

describe('main menu', () => {
  it('names the sections of the specification in their order', () => {
    expect(specifiedMenu(menuFacts).map(({ title }) => title)).toEqual([
      'Глава города',
      'Местное самоуправление',
      'Документы',
      'Услуги',
      'Мой город',
      'Туризм',
      'Карта',
      'Обратная связь',
    ])
  })

  it('leads to the ways to take part behind those to write', () => {
    expect(mainMenu(menuFacts).map(({ title }) => title)).toEqual(specifiedMenu(menuFacts).map(({ title }) => title))
    expect(mainMenu(menuFacts).at(-1)?.links?.slice(-3)).toEqual(ways)
  })

  it('links to the external tourism site, else to the tourism sections, else to the not-ready page', () => {
    const findTourism = (facts: Partial<typeof menuFacts>) =>
      mainMenu({ ...menuFacts, ...facts }).find(({ title }) => title === 'Туризм')
    const sections = [{ title: 'Музеи', href: '/tourism/museums' }]
    const site = 'https://tourism.samursk.example'
    expect(findTourism({ tourism_url: site, tourism: sections })).toEqual({ title: 'Туризм', href: site })
    expect(findTourism({ tourism: sections })).toEqual({ title: 'Туризм', links: sections })
    expect(findTourism({})).toEqual({ title: 'Туризм', href: '/notready' })
  })

  it('has one beginning of tourism: the external site, else the first section of the portal', () => {
    const tourism = [
      { title: 'Музеи', href: '/tourism/museums' },
      { title: 'Пляжи', href: '/tourism/beaches' },
    ]
    expect(tourismHref({ tourism_url: 'https://tourism.samursk.example', tourism })).toBe(
      'https://tourism.samursk.example',
    )
    expect(tourismHref({ tourism_url: null, tourism })).toBe('/tourism/museums')
    expect(tourismHref({ tourism_url: null, tourism: [] })).toBe('/notready')
  })
})

describe('what an editor puts into the menu', () => {
  const buildMenu = (menu: Partial<MenuSettings>) => mainMenu({ ...menuFacts, menu: { ...defaultMenu, ...menu } })
  const specified = specifiedMenu(menuFacts)

  it('is nothing beside the specified items where the ways to take part are hidden', () => {
    expect(buildMenu({ participation: null })).toEqual(specified)
  })

  it.each(menuPlaceNames)('is last in its section: %s', (place) => {
    const own = { title: 'Городской портал', url: 'gorod.example/a', place }
    const menu = buildMenu({ participation: place, links: [own] })
    const changed = menu.filter(
      (section) => !specified.some((one) => one.links?.length === section.links?.length && one.title === section.title),
    )
    expect(changed.map((section) => section.place)).toEqual([place])
    expect(changed[0]?.links?.slice(-4)).toEqual([...ways, { title: own.title, href: 'https://gorod.example/a' }])
    expect(menu).toHaveLength(specified.length + (place === 'participation' ? 1 : 0))
  })

  it.each([
    ['/news?type=2', '/news?type=2'],
    ['http://gorod.example', 'http://gorod.example'],
    ['gorod.example', 'https://gorod.example'],
    ['javascript:alert(1)', null],
    ['data:text/html,1', null],
    [' ', null],
  ])('leads to %s as to %s', (url, href) => {
    const links = [{ title: 'Ссылка', url, place: 'participation' as const }]
    const expected = href === null ? [] : [[{ title: 'Ссылка', href }]]
    expect(
      buildMenu({ links })
        .slice(specified.length)
        .map((section) => section.links),
    ).toEqual(expected)
  })

  it('ends where the header would be too full, whatever another host answers', () => {
    const links = Array.from({ length: 50 }, (_, n) => ({ title: `${n}`, url: `/${n}`, place: 'map' as const }))
    const map = buildMenu({ links }).find(({ place }) => place === 'map')
    expect(map?.links).toHaveLength(3 + MAX_MENU_LINKS)
  })
})

describe('a page and its section', () => {
  it('contains pages under its path', () => {
    expect(isWithin('/news/12/shtorm', '/news')).toBe(true)
    expect(isWithin('/newsletter', '/news')).toBe(false)
    expect(isWithin('/news', '/')).toBe(false)
  })

  it('knows the sub-project', () => {
    expect(findSubProject('/socialcontrolmap')?.title).toBe('Социальный контроль')
    expect(findSubProject('/publicdiscussions/7')?.title).toBe('Общественные обсуждения')
    expect(findSubProject('/news')).toBeUndefined()
  })
})
