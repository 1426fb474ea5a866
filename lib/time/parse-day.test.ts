import { parseDay, formatTypedDay } from '@/lib/time/parse-day'

describe('a typed day', () => {
  it.each([
    '05.03.2026',
    '5.3.2026',
    '5.3.26',
    ' 05/03/2026 ',
    '05,03,2026',
    '05 03 2026',
    '05-03-2026',
    '05032026',
    '2026-03-05',
    '2026.3.5',
  ])('is read from «%s»', (text) => {
    expect(parseDay(text)).toBe('2026-03-05')
    expect(formatTypedDay(text)).toBe('05.03.2026')
  })

  it.each(['', '31.02.2026', '2026-13-45', '05.03', 'вчера', '1.1.202', '5.3.2026 г.', '45032026', '20101115'])(
    'is none in «%s», which stays as it was typed',
    (text) => {
      expect(parseDay(text)).toBeNull()
      expect(formatTypedDay(text)).toBe(text)
    },
  )

  it('with two digits of the year is in the last century or in this one', () => {
    expect([parseDay('01.02.95'), parseDay('01.02.26')]).toEqual(['1995-02-01', '2026-02-01'])
  })
})
