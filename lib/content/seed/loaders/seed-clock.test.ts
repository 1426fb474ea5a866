import { SeedClock } from '@/lib/content/seed/loaders/seed-clock'

const zone = 'Europe/Moscow'

describe('calendar of the seed', () => {
  it('counts days back by the clock of the city', () => {
    const clock = new SeedClock(new Date('2026-11-20T21:30:00Z'), zone) // it is already the 21st in the city
    expect(clock.published(2, '09:15')).toBe('2026-11-19T06:15:00.000Z')
    expect(clock.day(2)).toBe('2026-11-19T12:00:00.000Z')
  })

  it('never publishes anything in the future', () => {
    const morning = new SeedClock(new Date('2026-11-20T06:00:00Z'), zone) // 9:00
    expect(morning.published(0, '08:30')).toBe('2026-11-20T05:30:00.000Z')
    expect(morning.published(0, '15:05')).toBe('2026-11-19T12:05:00.000Z')
  })

  it('lets messages expire at the end of a day, in the past too', () => {
    const clock = new SeedClock(new Date('2026-11-20T06:00:00Z'), zone)
    expect(clock.endOfDayIn(2)).toBe('2026-11-22T20:59:59.000Z')
    expect(clock.endOfDayIn(-1)).toBe('2026-11-19T20:59:59.000Z')
  })

  it('finds a day of a week near the day of seeding', () => {
    const sunday = new SeedClock(new Date('2026-11-22T06:00:00Z'), zone)
    expect(sunday.onWeekday(0, 6, '18:30')).toBe('2026-11-21T15:30:00.000Z')
    expect(sunday.onWeekday(1, 1, '00:15')).toBe('2026-11-22T21:15:00.000Z')
    expect(sunday.onWeekday(-2, 7, '09:00')).toBe('2026-11-08T06:00:00.000Z')
  })

  it('steps back to a day on which offices work', () => {
    const clock = new SeedClock(new Date('2026-05-04T06:00:00Z'), zone)
    expect([0, 1, 2, 3, 4].map((day) => clock.workdayAgo(day))).toEqual([0, 4, 4, 4, 4]) // Friday was 1 May
  })

  it('knows other zones', () => {
    const clock = new SeedClock(new Date('2026-11-20T06:00:00Z'), 'Asia/Yekaterinburg')
    expect(clock.published(1, '12:00')).toBe('2026-11-19T07:00:00.000Z')
  })
})
