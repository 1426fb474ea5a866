import { readReceptionLine, formatReception, receptionLine } from '@/lib/content/read/reception-line'

describe('a line of the schedule of receptions', () => {
  it('says day, weeks, hours, the length of a talk and the place', () => {
    expect(readReceptionLine('3#1+3 16:00-19:00/15 каб. 205')).toEqual({
      weekday: 3,
      weeks: '1+3',
      from: '16:00',
      to: '19:00',
      place: 'каб. 205',
      slot_minutes: 15,
    })
  })

  it('without weeks and length is of every week and not booked on the portal', () => {
    expect(readReceptionLine('2 10:00-12:00 каб. 214')).toMatchObject({ weeks: 'every', slot_minutes: null })
  })

  it.each(['8 10:00-12:00 каб. 1', '3#5 10:00-12:00 каб. 1', '3 10:00-12:00', 'среда, 10:00'])(
    '«%s» is refused',
    (text) => {
      expect(receptionLine.safeParse(text).success).toBe(false)
    },
  )

  it('is formatted as a sentence', () => {
    expect(formatReception('3#2 15:00-18:00')).toBe('вторая среда месяца, 15:00–18:00')
  })
})
