import { isWithin, mainMenu } from '@/components/layout/main-menu'
import { subProjectOf } from '@/components/layout/sub-projects'

describe('main menu', () => {
  it('names the sections of the specification in their order', () => {
    const titles = mainMenu({ tourism_url: null, geoportal_url: null }).map(({ title }) => title)
    expect(titles).toEqual([
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

  it('leads outside only where an external site is configured', () => {
    const tourismOf = (url: string | null) =>
      mainMenu({ tourism_url: url, geoportal_url: null }).find(({ title }) => title === 'Туризм')?.href
    expect(tourismOf('https://tourism.samursk.example')).toBe('https://tourism.samursk.example')
    expect(tourismOf(null)).toBe('/notready')
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
