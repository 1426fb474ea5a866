import { nextReception, receptionDays } from '@/lib/time/reception-days'
import type { ReceptionHours, ReceptionWeeks } from '@/lib/time/reception-times'

const usual = { daysOff: new Set<string>(), workedDays: new Set<string>() }
const zone = 'Europe/Moscow'

function wednesdays(weeks: ReceptionWeeks): ReceptionHours {
  return { weekday: 3, weeks, from: '15:00', to: '18:00', place: 'каб. 205', slot_minutes: 15 }
}

describe('days of reception', () => {
  it.each<[ReceptionWeeks, string[]]>([
    ['every', ['02', '09', '16', '23', '30']],
    ['2', ['09']],
    ['1+3', ['02', '16']],
    ['2+4', ['09', '23']],
    ['last', ['30']],
  ])('of Wednesdays «%s» are those of the calendar', (weeks, days) => {
    const found = receptionDays([wednesdays(weeks)], '2026-12-01', 31, usual)
    expect(found.map(({ day }) => day)).toEqual(days.map((day) => `2026-12-${day}`))
  })

  it('leaves out a day off', () => {
    const holiday = { ...usual, daysOff: new Set(['2026-12-02']) }
    const [first] = receptionDays([wednesdays('every')], '2026-12-01', 31, holiday)
    expect(first?.day).toBe('2026-12-09')
  })

  it('are Saturdays and Sundays where the schedule names them, but no holidays', () => {
    const weekend = [6, 7].map((weekday) => ({ ...wednesdays('every'), weekday }))
    const holiday = { ...usual, daysOff: new Set(['2026-12-06']) }
    const days = receptionDays(weekend, '2026-12-01', 14, holiday).map(({ day }) => day)
    expect(days).toEqual(['2026-12-05', '2026-12-12', '2026-12-13'])
  })

  it('stands in the order of time, whatever the order of the lines', () => {
    const late = { ...wednesdays('every'), from: '18:00', to: '20:00' }
    const found = receptionDays([late, wednesdays('every')], '2026-12-01', 3, usual)
    expect(found.map(({ from }) => from)).toEqual(['15:00', '18:00'])
  })
})

describe('the next reception', () => {
  it('is today until it is over', () => {
    const at = (time: string) => ({ now: new Date(`2026-12-02T${time}:00+03:00`), zone, calendar: usual })
    expect(nextReception([wednesdays('1+3')], at('17:59'))?.day).toBe('2026-12-02')
    expect(nextReception([wednesdays('1+3')], at('18:00'))?.day).toBe('2026-12-16')
  })

  it('is none where nobody receives', () => {
    expect(nextReception([], { now: new Date('2026-12-02'), zone, calendar: usual })).toBeNull()
  })
})
