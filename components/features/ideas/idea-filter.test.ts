import { describeFilter, ideasHref } from '@/components/features/ideas/idea-filter'
import { toggleValue } from '@/components/ui/list/filter-chip'

const known = [
  { id: 2, title: 'Дворы' },
  { id: 5, title: 'Спорт' },
]

describe('the filter of ideas', () => {
  it('is described by labels', () => {
    const filter = { title: 'сквер', categories: [2, 5], start_date: '2026-01-01', end_date: '2026-03-31' }
    expect(describeFilter(filter, known)).toEqual(['Дворы, Спорт', '01.01.2026–31.03.2026', 'со словами «сквер»'])
    expect(describeFilter({}, known)).toEqual([])
  })

  it('is in the URL without the default order', () => {
    expect(ideasHref({ ordering: 'NEW' })).toBe('/allcityideas')
    expect(ideasHref({ ordering: 'POPULAR', categories: [2, 5] })).toBe(
      '/allcityideas?categories=2%2C5&ordering=POPULAR',
    )
  })

  it('toggles a theme', () => {
    expect(toggleValue([5], 2)).toEqual([2, 5])
    expect(toggleValue([5], 5)).toBeUndefined()
  })
})
