import { toCalendarLeaf, formatShowingTimes, formatShowing } from '@/components/features/posters/showing-text'
import { stripTypography } from '@/lib/text/typography'

const zone = 'Europe/Moscow'
const now = new Date('2026-11-21T09:00:00Z')
const concert = { starts_at: '2026-11-22T14:00:00.000Z', ends_at: '2026-11-22T16:00:00.000Z' }
const exhibition = { starts_at: '2026-11-10T07:00:00.000Z', ends_at: '2027-01-24T15:00:00.000Z' }

describe('a showing in words', () => {
  it('names the weekday, the day and the hours', () => {
    expect(stripTypography(formatShowing(concert, zone, now))).toBe('воскресенье, 22 ноября, 17:00–19:00')
    expect(formatShowingTimes({ ...concert, ends_at: null }, zone)).toBe('17:00')
  })

  it('parts neither a date nor hours at the end of a line', () => {
    expect(formatShowing(concert, zone, now)).toBe('воскресенье, 22\u00a0ноября, 17:00–\u206019:00')
  })

  it('of many days goes from and to, and names the year that is not the present one', () => {
    expect(stripTypography(formatShowing(exhibition, zone, now))).toBe('с 10 ноября по 24 января 2027, 10:00–18:00')
  })
})

describe('the days of a showing', () => {
  it.each([
    ['of one month', '2026-11-27', '2026-11-29', '27–29 ноября'],
    ['of one month of another year', '2027-01-02', '2027-01-08', '02–08 января 2027'],
    ['of two months', '2026-11-27', '2026-12-03', 'с 27 ноября по 3 декабря'],
    ['of two months of two years', '2026-12-05', '2027-01-03', 'с 5 декабря по 3 января 2027'],
    ['of two months of another year', '2027-01-03', '2027-02-05', 'с 03 января 2027 по 05 февраля 2027'],
    ['that began in another year', '2025-12-05', '2026-01-03', 'с 5 декабря 2025 по 3 января'],
    ['of one month of two years', '2026-11-27', '2027-11-28', 'с 27 ноября по 28 ноября 2027'],
  ])('%s', (_what, first, last, days) => {
    const showing = { starts_at: `${first}T07:00:00.000Z`, ends_at: `${last}T15:00:00.000Z` }
    expect(stripTypography(formatShowing(showing, zone, now))).toBe(`${days}, 10:00–18:00`)
  })
})

describe('the hours of a showing', () => {
  it.each([
    ['a concert', concert, '17:00–19:00'],
    ['one whose end nobody knows', { ...concert, ends_at: null }, '17:00'],
    ['an evening until midnight', { ...concert, ends_at: '2026-11-22T21:00:00.000Z' }, '17:00–0:00'],
    [
      'a night that begins the year',
      { starts_at: '2026-12-31T21:00:00.000Z', ends_at: '2026-12-31T23:00:00.000Z' },
      '0:00–2:00',
    ],
    [
      'a camp of three days',
      { starts_at: '2026-11-20T15:00:00.000Z', ends_at: '2026-11-22T09:00:00.000Z' },
      'начало в 18:00',
    ],
    ['a day without a clock', { starts_at: '2026-11-21T21:00:00.000Z', ends_at: null }, 'время не указано'],
    [
      'days without a clock',
      { starts_at: '2026-11-20T21:00:00.000Z', ends_at: '2026-11-22T21:00:00.000Z' },
      'время не указано',
    ],
  ])('of %s', (_what, showing, hours) => expect(stripTypography(formatShowingTimes(showing, zone))).toBe(hours))
})

describe('the leaf of a calendar', () => {
  it('shows the day it begins on', () => {
    expect(toCalendarLeaf(concert, zone, now)).toEqual({ above: 'вс', day: '22', month: 'ноября' })
  })

  it('shows the first day one asks for of what has begun by then', () => {
    const fair = { starts_at: '2026-11-27T07:00:00.000Z', ends_at: '2026-11-29T15:00:00.000Z' }
    const leafFrom = (from: string, at = now) => Object.values(toCalendarLeaf(fair, zone, at, from)).join(' ')
    expect(leafFrom('2026-11-28')).toBe('сб 28 ноября')
    expect(leafFrom('2026-11-21')).toBe('пт 27 ноября')
    expect(leafFrom('2026-11-28', new Date('2026-11-28T09:00:00Z'))).toBe('идёт до 29 ноября')
  })

  it('shows the last day of what goes on already', () => {
    expect(toCalendarLeaf(exhibition, zone, now)).toEqual({ above: 'идёт до', day: '24', month: 'января' })
    expect(toCalendarLeaf(exhibition, zone, new Date('2026-11-01T09:00:00Z'))).toEqual({
      above: 'вт',
      day: '10',
      month: 'ноября',
    })
  })
})
