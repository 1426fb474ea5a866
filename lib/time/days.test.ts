import { nearDays } from '@/lib/time/days'

const weekendSeenFrom = (day: string) => {
  const { from, to } = nearDays(day)[2] ?? {}
  return [from, to]
}

describe('days that are near', () => {
  it('are today, tomorrow and the weekend', () => {
    expect(nearDays('2026-12-31')).toEqual([
      { title: 'Сегодня', from: '2026-12-31', to: '2026-12-31' },
      { title: 'Завтра', from: '2027-01-01', to: '2027-01-01' },
      { title: 'Выходные', from: '2027-01-02', to: '2027-01-03' },
    ])
  })

  it.each([
    ['2026-11-23', ['2026-11-28', '2026-11-29']],
    ['2026-11-27', ['2026-11-28', '2026-11-29']],
    ['2026-11-28', ['2026-11-28', '2026-11-29']],
    ['2026-11-29', ['2026-12-05', '2026-12-06']],
  ])('name the weekend that is on, or from Sunday the next: from %s %j', (day, weekend) => {
    expect(weekendSeenFrom(day)).toEqual(weekend)
  })
})
