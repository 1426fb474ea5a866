import { findSlot, slotDays } from '@/lib/domains/receptions/rules'
import type { ReceptionHours } from '@/lib/time/reception-times'

const wednesday: ReceptionHours = {
  weekday: 3,
  weeks: 'every',
  from: '15:00',
  to: '15:50',
  place: 'каб. 205',
  slot_minutes: 15,
}
const calendar = { daysOff: new Set(['2026-12-09']), workedDays: new Set<string>() }
const clock = { now: new Date('2026-12-01T09:00:00Z'), zone: 'Europe/Moscow', calendar }

describe('times to book', () => {
  it('are whole talks by the clock of the city, without those that are taken', () => {
    const [first] = slotDays([wednesday], new Set(['2026-12-02T12:15:00.000Z']), clock)
    expect(first).toEqual({
      day: '2026-12-02',
      place: 'каб. 205',
      minutes: 15,
      slots: [
        { starts_at: '2026-12-02T12:00:00.000Z', is_free: true },
        { starts_at: '2026-12-02T12:15:00.000Z', is_free: false },
        { starts_at: '2026-12-02T12:30:00.000Z', is_free: true },
      ],
    })
  })

  it('begin tomorrow and leave out days off', () => {
    const onDay = { ...clock, now: new Date('2026-12-02T06:00:00Z') }
    expect(slotDays([wednesday], new Set(), onDay).map(({ day }) => day)).toEqual([
      '2026-12-16',
      '2026-12-23',
      '2026-12-30',
      '2027-01-06',
    ])
  })

  it('are none if the portal takes no bookings', () => {
    expect(slotDays([{ ...wednesday, slot_minutes: null }], new Set(), clock)).toEqual([])
  })
})

describe('the slot of a moment', () => {
  it('is found whatever time zone the moment is written in', () => {
    expect(findSlot([wednesday], '2026-12-02T15:15:00+03:00', clock)).toEqual({
      startsAt: '2026-12-02T12:15:00.000Z',
      place: 'каб. 205',
      minutes: 15,
    })
  })

  it.each(['2026-12-02T12:07:00Z', '2026-12-02T12:45:00Z', '2026-12-09T12:00:00Z'])('is none at %s', (moment) => {
    expect(findSlot([wednesday], moment, clock)).toBeNull()
  })
})
