import { describeFilter } from '@/components/features/posters/posters-found'
import { stripTypography } from '@/lib/text/typography'

jest.mock('@/lib/page-data/call-operation', () => ({ read: jest.fn() }))

const categories = [{ id: 3, title: 'Концерты', count: 8 }]

describe('the filter in words', () => {
  it.each([
    [{}, []],
    [{ category: 3, free: true }, ['Концерты', 'бесплатно']],
    [{ age: 0 }, ['до 0+']],
    [{ age: 6, children: true, free: true }, ['до 6+', 'детям', 'бесплатно']],
    [{ start_date: '2026-11-22', end_date: '2026-11-22' }, ['22 ноября 2026']],
    [{ start_date: '2026-11-28', end_date: '2026-11-29' }, ['28–29 ноября 2026']],
    [{ start_date: '2026-11-22', end_date: '2026-12-01' }, ['с 22 ноября 2026 по 01 декабря 2026']],
    [{ end_date: '2026-12-01', text: 'джаз' }, ['по 01 декабря 2026', 'со словами «джаз»']],
  ])('%o', (filter, words) => {
    expect(describeFilter(filter, categories).map(stripTypography)).toEqual(words)
  })

  it('leaves out the present year', () => {
    const words = describeFilter({ start_date: '2026-11-28', end_date: '2026-11-29' }, categories, '2026')
    expect(words.map(stripTypography)).toEqual(['28–29 ноября'])
  })
})
