import { formatReceptionTimes, type ReceptionHours } from '@/lib/time/reception-times'

const room = 'каб. 210'

function line(weekday: number, given: Partial<ReceptionHours> = {}): ReceptionHours {
  return { weekday, weeks: 'every', from: '14:00', to: '17:00', place: room, slot_minutes: null, ...given }
}

describe('hours of reception in words', () => {
  it('puts days of the same time and place together, in the order of the week', () => {
    expect(formatReceptionTimes([line(4), line(2)])).toEqual([
      { when: 'Вторник, четверг, 14:00–\u206017:00', place: room },
    ])
  })

  it('keeps another place apart', () => {
    const hours = [line(1), line(1, { place: 'посёлок Дальний' })]
    expect(formatReceptionTimes(hours).map(({ place }) => place)).toEqual([room, 'посёлок Дальний'])
  })

  it.each([
    [line(3, { weeks: '1+3' }), 'Первая и\u00A0третья среда месяца, 14:00–\u206017:00'],
    [line(2, { weeks: 'last' }), 'Последний вторник месяца, 14:00–\u206017:00'],
    [line(7, { weeks: '2' }), 'Второе воскресенье месяца, 14:00–\u206017:00'],
  ])('names the weeks of the month', (hours, when) => {
    expect(formatReceptionTimes([hours])).toEqual([{ when, place: room }])
  })

  it('keeps some weeks apart from all', () => {
    expect(formatReceptionTimes([line(3), line(3, { weeks: '2' })])).toHaveLength(2)
  })
})
