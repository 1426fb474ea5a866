import { formatBudget, formatTerm } from '@/components/features/projects/project-text'

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ')

describe('sum of a project in words', () => {
  it('uses millions and thousands', () => {
    expect(plain(formatBudget(486_300_000))).toBe('486,3 млн рублей')
    expect(plain(formatBudget(980_000))).toBe('980 тыс. рублей')
    expect(plain(formatBudget(721))).toBe('721 рубль')
    expect(plain(formatBudget(700))).toBe('700 рублей')
  })

  it('is null for an unknown sum', () => {
    expect(formatBudget(null)).toBeNull()
  })
})

describe('term of a project in words', () => {
  it('names both ends by month, parting no month from its year', () => {
    expect(formatTerm({ start_date: '2025-05-10', finish_date: '2027-08-01' })).toBe(
      'май\u00A02025\u00A0– август\u00A02027',
    )
  })

  it('names a month once', () => {
    expect(formatTerm({ start_date: '2026-05-10', finish_date: '2026-05-30' })).toBe('май\u00A02026')
  })

  it('is null for unknown dates', () => {
    expect(formatTerm({ start_date: null, finish_date: null })).toBeNull()
  })
})
