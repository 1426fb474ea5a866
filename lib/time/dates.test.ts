import {
  daysUntil,
  formatDate,
  formatDateOrTime,
  formatLongDate,
  formatMoment,
  formatMonth,
  isoDay,
  toNoon,
  parseMoment,
} from '@/lib/time/dates'

const zone = 'Europe/Moscow'
const lateEvening = '2026-03-04T22:30:00Z'

describe('dates in the city’s zone', () => {
  it.each([
    ['2026-03-05T09:20:00Z', '2026-03-05T09:20:00.000Z'],
    ['2026-03-05T09:20+05:00', '2026-03-05T04:20:00.000Z'],
    ['2026-03-05T09:20:00', '2026-03-05T06:20:00.000Z'],
    ['2026-03-05T01:20', '2026-03-04T22:20:00.000Z'],
  ])('reads %s as a moment', (text, moment) => {
    expect(parseMoment(text, zone).toISOString()).toBe(moment)
  })

  it('shows DD.MM.YYYY and DD MMMM YYYY', () => {
    expect(formatDate('2026-03-05T09:20:00Z', zone)).toBe('05.03.2026')
    expect(formatLongDate('2026-03-05T09:20:00Z', zone)).toBe('05 марта 2026')
  })

  it('takes the day of the zone, not of Greenwich', () => {
    expect(formatDate(lateEvening, zone)).toBe('05.03.2026')
    expect(formatDate(lateEvening, 'UTC')).toBe('04.03.2026')
    expect(isoDay(lateEvening, 'Asia/Vladivostok')).toBe('2026-03-05')
  })

  it('shows the date with the time', () => {
    expect(formatMoment(lateEvening, zone)).toBe('05 марта 2026, 1:30')
  })

  it('keeps a day without time by a moment that is that day from the west of the country to its east', () => {
    const noon = toNoon('2026-03-05')
    expect(['Europe/Kaliningrad', 'Europe/Moscow', 'Asia/Vladivostok'].map((zone) => isoDay(noon, zone))).toEqual(
      Array(3).fill('2026-03-05'),
    )
  })

  it('names a month', () => {
    expect(formatMonth('2026-11-20T00:00:00Z', zone)).toBe('Ноябрь 2026')
  })
})

describe('a moment of today', () => {
  const now = new Date('2026-03-05T15:00:00Z')
  const short = { zone, form: 'short', now } as const
  const morning = '2026-03-05T09:20:00Z'
  const dayBefore = '2026-03-04T20:30:00Z'

  it('shows only the time, in whatever form others show the date', () => {
    expect(formatDateOrTime(morning, short)).toBe('12:20')
    expect(formatDateOrTime(morning, { ...short, form: 'moment' })).toBe('12:20')
    expect(formatDateOrTime(dayBefore, { ...short, form: 'moment' })).toBe('04 марта 2026, 23:30')
  })

  it('begins at the city’s midnight', () => {
    expect(formatDateOrTime(lateEvening, short)).toBe('1:30')
    expect(formatDateOrTime(dayBefore, short)).toBe('04.03.2026')
    expect(formatDateOrTime(dayBefore, { ...short, form: 'long' })).toBe('04 марта 2026')
    expect(formatDateOrTime(dayBefore, { ...short, zone: 'Asia/Vladivostok' })).toBe('05.03.2026')
  })

  it('takes its own word within a sentence', () => {
    expect(formatDateOrTime(morning, { ...short, word: 'от' })).toBe('в\u00A012:20')
    expect(formatDateOrTime(dayBefore, { ...short, word: 'от' })).toBe('от\u00A004.03.2026')
    expect(formatDateOrTime(morning, { ...short, word: '' })).toBe('в\u00A012:20')
    expect(formatDateOrTime(dayBefore, { ...short, word: '' })).toBe('04.03.2026')
  })
})

describe('days left', () => {
  it('counts whole days of the zone', () => {
    const now = new Date('2026-03-05T20:00:00Z')
    expect(daysUntil('2026-03-05T21:30:00Z', 'Europe/Moscow', now)).toBe(1)
    expect(daysUntil('2026-03-05T05:00:00Z', 'Europe/Moscow', now)).toBe(0)
    expect(daysUntil('2026-03-01T05:00:00Z', 'Europe/Moscow', now)).toBe(-4)
  })
})
