import { leafOf, showingTimes, showingWords } from '@/lib/shared/showing-words'

const zone = 'Europe/Moscow'
const now = new Date('2026-11-21T09:00:00Z')
const concert = { starts_at: '2026-11-22T14:00:00.000Z', ends_at: '2026-11-22T16:00:00.000Z' }
const exhibition = { starts_at: '2026-11-10T07:00:00.000Z', ends_at: '2027-01-24T15:00:00.000Z' }

describe('a showing in words', () => {
  it('names the weekday, the day and the hours', () => {
    expect(showingWords(concert, zone, now)).toBe('воскресенье, 22 ноября, 17:00–19:00')
    expect(showingTimes({ ...concert, ends_at: null }, zone)).toBe('17:00')
  })

  it('of many days goes from and to, and names the year that is not the present one', () => {
    expect(showingWords(exhibition, zone, now)).toBe('с 10 ноября по 24 января 2027')
  })
})

describe('the leaf of a calendar', () => {
  it('shows the day it begins on', () => {
    expect(leafOf(concert, zone, now)).toEqual({ above: 'вс', day: '22', month: 'ноября' })
  })

  it('shows the last day of what goes on already', () => {
    expect(leafOf(exhibition, zone, now)).toEqual({ above: 'до', day: '24', month: 'января' })
    expect(leafOf(exhibition, zone, new Date('2026-11-01T09:00:00Z'))).toEqual({
      above: 'вт',
      day: '10',
      month: 'ноября',
    })
  })
})
