import { newsHref, newsQuery, readNewsFilter } from '@/components/features/news/queries'

jest.mock('@/lib/api/server', () => ({ read: jest.fn() }))

describe('what an address asks for', () => {
  it('is all news when it says nothing', () => {
    expect(readNewsFilter({})).toEqual({ page: 1 })
  })

  it('is the type, the text, the tag, the period and the page it names', () => {
    const params = { type: '5', text: ' мост ', tag: 'дороги', from: '2026-11-01', to: '2026-11-30', page: '3' }
    expect(readNewsFilter(params)).toEqual({
      type: 5,
      text: 'мост',
      tag: 'дороги',
      start_date: '2026-11-01',
      end_date: '2026-11-30',
      page: 3,
    })
  })

  it.each([
    { type: '8' },
    { type: 'abc' },
    { from: 'вчера' },
    { to: '2026-02-31' },
    { page: '0' },
    { page: '-2' },
    { page: '1e9' },
    { text: 'а'.repeat(256) },
    { text: '   ' },
    { unknown: 'value' },
  ])('counts as not said where it is wrong: %o', (params) => {
    expect(readNewsFilter(params)).toEqual({ page: 1 })
  })

  it('takes the first of repeated values', () => {
    expect(readNewsFilter({ type: ['3', '5'] })).toEqual({ type: 3, page: 1 })
  })

  it('loses a period that ends before it starts, and nothing else', () => {
    expect(readNewsFilter({ from: '2026-11-30', to: '2026-11-01', text: 'порт' })).toEqual({ text: 'порт', page: 1 })
  })
})

describe('the address of a list', () => {
  it('is bare without a filter', () => {
    expect(newsHref({})).toBe('/news')
  })

  it('names its filter in one order and never the page', () => {
    const query = newsQuery({ page: 4, end_date: '2026-11-30', start_date: '2026-11-01', text: 'a&b', type: 2 })
    expect(query).toBe('type=2&text=a%26b&from=2026-11-01&to=2026-11-30')
  })
})
