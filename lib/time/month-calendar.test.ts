import { addMonths, daysOfShowing, isShowingOver, monthWeeks, nearestShowing } from '@/lib/time/month-calendar'

const zone = 'Europe/Moscow'
const showing = (starts: string, ends: string | null = null) => ({ starts_at: starts, ends_at: ends })

describe('a month in weeks', () => {
  it('begins with Monday and leaves other months out', () => {
    const weeks = monthWeeks('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  it.each([
    ['2027-02', 4, 28],
    ['2028-02', 5, 29],
    ['2026-12', 5, 31],
    ['2026-08', 6, 31],
  ])('%s has %d weeks and %d days', (month, weeks, days) => {
    expect(monthWeeks(month)).toHaveLength(weeks)
    expect(monthWeeks(month).flat().filter(Boolean)).toHaveLength(days)
  })

  it('has neighbours, over the turn of the year too', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(addMonths('2026-11', 14)).toBe('2028-01')
  })
})

describe('the days of a showing', () => {
  it('are days of the city, not of Greenwich', () => {
    expect(daysOfShowing(showing('2026-11-30T22:30:00.000Z'), zone)).toEqual({
      first: '2026-12-01',
      last: '2026-12-01',
    })
  })

  it('are one for an evening that ends after midnight', () => {
    const evening = showing('2026-11-28T19:00:00.000Z', '2026-11-28T23:30:00.000Z')
    expect(daysOfShowing(evening, zone)).toEqual({ first: '2026-11-28', last: '2026-11-28' })
  })

  it('are all of them for an exhibition', () => {
    const exhibition = showing('2026-11-28T07:00:00.000Z', '2026-12-02T15:00:00.000Z')
    expect(daysOfShowing(exhibition, zone)).toEqual({ first: '2026-11-28', last: '2026-12-02' })
  })
})

describe('what is over', () => {
  const now = new Date('2026-11-21T12:00:00Z')

  it('goes by the end, or by three hours where none is named', () => {
    expect(isShowingOver(showing('2026-11-21T08:00:00Z', '2026-11-21T12:30:00Z'), now)).toBe(false)
    expect(isShowingOver(showing('2026-11-21T08:00:00Z', '2026-11-21T11:59:00Z'), now)).toBe(true)
    expect(isShowingOver(showing('2026-11-21T09:30:00Z'), now)).toBe(false)
    expect(isShowingOver(showing('2026-11-21T09:00:00Z'), now)).toBe(true)
  })

  it('gives way to the next date, and the last stays where all are over', () => {
    const past = showing('2026-11-01T16:00:00Z')
    const ahead = showing('2026-11-25T16:00:00Z')
    expect(nearestShowing([past, ahead, showing('2026-12-01T16:00:00Z')], now)).toBe(ahead)
    expect(nearestShowing([showing('2026-10-01T16:00:00Z'), past], now)).toBe(past)
    expect(nearestShowing([], now)).toBeUndefined()
  })
})
