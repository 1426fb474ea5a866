import { mainMenu, specifiedMenu } from '@/components/layout/main-menu'
import { isWithin } from '@/components/layout/menu-address'
import { subProjectOf } from '@/components/layout/sub-projects'

const menuFacts = {
  tourism_url: null as string | null,
  geoportal_url: null,
  tourism: [] as { title: string; href: string }[],
}

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
    expect(mainMenu(menuFacts).at(-1)?.links?.slice(-3)).toEqual([
      { title: 'Социальный контроль', href: '/socialcontrol' },
      { title: 'Общественные обсуждения', href: '/publicdiscussions' },
      { title: 'Идеи для города', href: '/cityideas' },
    ])
  })

  it('leads to an external site of tourism, without one to the sections of the portal, without both says so', () => {
    const tourismOf = (facts: Partial<typeof menuFacts>) =>
      mainMenu({ ...menuFacts, ...facts }).find(({ title }) => title === 'Туризм')
    const sections = [{ title: 'Музеи', href: '/tourism/museums' }]
    const site = 'https://tourism.samursk.example'
    expect(tourismOf({ tourism_url: site, tourism: sections })).toEqual({ title: 'Туризм', href: site })
    expect(tourismOf({ tourism: sections })).toEqual({ title: 'Туризм', links: sections })
    expect(tourismOf({})).toEqual({ title: 'Туризм', href: '/notready' })
  })
})

describe('a page and its section', () => {
  it('holds what lies under its address', () => {
    expect(isWithin('/news/12/shtorm', '/news')).toBe(true)
    expect(isWithin('/newsletter', '/news')).toBe(false)
    expect(isWithin('/news', '/')).toBe(false)
  })

  it('knows the sub-project', () => {
    expect(subProjectOf('/socialcontrolmap')?.title).toBe('Социальный контроль')
    expect(subProjectOf('/publicdiscussions/7')?.title).toBe('Общественные обсуждения')
    expect(subProjectOf('/news')).toBeUndefined()
  })
})
