import { formatPeriod } from '@/components/features/news/news-section'

jest.mock('@/lib/page-data/call-operation', () => ({ read: jest.fn() }))

describe('a period in words', () => {
  it.each([
    [{}, undefined],
    [{ start_date: '2026-11-01', end_date: '2026-11-30' }, 'ноябрь 2026'],
    [{ start_date: '2028-02-01', end_date: '2028-02-29' }, 'февраль 2028'],
    [{ start_date: '2026-01-01', end_date: '2026-12-31' }, '2026 год'],
    [{ start_date: '2026-03-05', end_date: '2026-03-05' }, '05 марта 2026'],
    [{ start_date: '2026-03-05', end_date: '2026-04-10' }, 'с 05 марта 2026 по 10 апреля 2026'],
    [{ start_date: '2026-03-05' }, 'с 05 марта 2026'],
    [{ end_date: '2026-04-10' }, 'по 10 апреля 2026'],
  ])('%o', (period, words) => {
    expect(formatPeriod(period)).toBe(words)
  })
})
