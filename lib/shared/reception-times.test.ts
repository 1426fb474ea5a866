import { receptionTimes } from '@/lib/shared/reception-times'

const room = 'каб. 210'

describe('hours of reception in words', () => {
  it('puts days of the same time and place together, in the order of the week', () => {
    const hours = [
      { weekday: 4, from: '14:00', to: '17:00', place: room },
      { weekday: 2, from: '14:00', to: '17:00', place: room },
    ]
    expect(receptionTimes(hours)).toEqual([{ when: 'Вторник, четверг, 14:00–17:00', place: room }])
  })

  it('keeps another place apart', () => {
    const hours = [
      { weekday: 1, from: '10:00', to: '12:00', place: room },
      { weekday: 1, from: '10:00', to: '12:00', place: 'посёлок Дальний' },
    ]
    expect(receptionTimes(hours).map(({ place }) => place)).toEqual([room, 'посёлок Дальний'])
  })
})
