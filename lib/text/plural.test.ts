import { formatCount, formatNumber, plural } from '@/lib/text/plural'

const days = ['день', 'дня', 'дней'] as const

describe('Russian plurals', () => {
  it.each([
    [0, 'дней'],
    [1, 'день'],
    [3, 'дня'],
    [5, 'дней'],
    [11, 'дней'],
    [14, 'дней'],
    [21, 'день'],
    [112, 'дней'],
    [1004, 'дня'],
    [5.5, 'дня'],
  ])('%d %s', (count, word) => {
    expect(plural(count, days)).toBe(word)
  })

  it('holds the number and the noun together', () => {
    expect(formatCount(5, days)).toBe('5\u00A0дней')
  })

  it('parts thousands with a space that does not break', () => {
    expect(formatNumber(118204)).toBe('118\u00A0204')
  })
})
