import { groupHours, openState, sortByOpening, toWeekday, type OpenHours } from '@/lib/time/opening-hours'

const ZONE = 'Europe/Moscow'
const workdays: OpenHours[] = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '19:00' }))
const saturday = { weekday: 6, from: '09:00', to: '14:00' }
const week = [...workdays, saturday]

/** 16 November 2026 is a Monday; Moscow is three hours ahead of UTC. */
const at = (day: number, time: string) => new Date(`2026-11-${15 + day}T${time}:00+03:00`)

describe('open now', () => {
  it('says until when', () => {
    expect(openState(week, at(1, '12:30'), ZONE)).toEqual({ isOpen: true, until: '19:00' })
    expect(openState(week, at(6, '09:00'), ZONE)).toEqual({ isOpen: true, until: '14:00' })
  })

  it('is closed from the closing minute on', () => {
    expect(openState(week, at(1, '19:00'), ZONE)).toMatchObject({ isOpen: false })
  })

  it('opens later today, tomorrow, or after the weekend', () => {
    expect(openState(week, at(1, '07:59'), ZONE)).toEqual({
      isOpen: false,
      opens: { inDays: 0, weekday: 1, at: '08:00' },
    })
    expect(openState(week, at(1, '23:10'), ZONE)).toEqual({
      isOpen: false,
      opens: { inDays: 1, weekday: 2, at: '08:00' },
    })
    expect(openState(week, at(6, '14:30'), ZONE)).toEqual({
      isOpen: false,
      opens: { inDays: 2, weekday: 1, at: '08:00' },
    })
  })

  it('closes for lunch', () => {
    const withBreak = [
      { weekday: 1, from: '09:00', to: '13:00' },
      { weekday: 1, from: '14:00', to: '18:00' },
    ]
    expect(openState(withBreak, at(1, '13:20'), ZONE)).toEqual({
      isOpen: false,
      opens: { inDays: 0, weekday: 1, at: '14:00' },
    })
  })

  it('runs past midnight, also from Sunday to Monday', () => {
    const night = [{ weekday: 7, from: '20:00', to: '02:00' }]
    expect(openState(night, at(8, '01:30'), ZONE)).toEqual({ isOpen: true, until: '02:00' })
    expect(openState(night, at(8, '02:00'), ZONE)).toEqual({
      isOpen: false,
      opens: { inDays: 6, weekday: 7, at: '20:00' },
    })
  })

  it('reads the clock of the zone', () => {
    expect(openState(week, at(1, '07:30'), 'Asia/Yekaterinburg')).toEqual({ isOpen: true, until: '19:00' })
    expect(toWeekday(at(1, '23:30'), 'Asia/Yekaterinburg')).toBe(2)
  })

  it('says nothing where no hours are known', () => {
    expect(openState([], at(1, '12:00'), ZONE)).toEqual({ isOpen: false, opens: null })
  })
})

test('open places come first, then those that open sooner, then those without hours', () => {
  const late = [{ weekday: 2, from: '10:00', to: '19:00' }]
  const places = [[], late, week].map((hours) => ({ hours, state: openState(hours, at(1, '20:00'), ZONE) }))
  expect(sortByOpening(places).map(({ hours }) => hours)).toEqual([week, late, []])
  const night = { hours: late, state: openState(late, at(2, '18:30'), ZONE) }
  expect(sortByOpening([...places, night])[0]).toBe(night)
})

describe('hours by days', () => {
  it('joins neighbouring days and shows days off', () => {
    expect(groupHours(week)).toEqual([
      { first: 1, last: 5, times: ['8:00–\u206019:00'] },
      { first: 6, last: 6, times: ['9:00–\u206014:00'] },
      { first: 7, last: 7, times: [] },
    ])
  })
})
