import { demoCity } from '@/lib/content/demo-city'
import { SeedClock } from '@/lib/content/seed/loaders/seed-clock'

const zone = 'Europe/Moscow'
const DAY = 86_400_000
const { news, posters, discussions } = demoCity()

/** Two weeks around a year's end, before dawn, in working hours and late in the evening. */
const fillings = Array.from({ length: 14 }, (_, day) =>
  ['00:10', '11:00', '22:30'].map((time) => new Date(Date.parse(`2026-12-24T${time}:00+03:00`) + day * DAY)),
).flat()

describe.each(fillings)('a city filled at %p', (now) => {
  const clock = new SeedClock(now, zone)

  it('says where there is no hot and no cold water', () => {
    const notices = news.flatMap(({ type, title, daysAgo, time, expiresInDays, expiresAt }) => {
      if (type !== 2 || expiresInDays === undefined) return []
      const isShown = Date.parse(clock.published(daysAgo, time)) <= now.getTime()
      return isShown && Date.parse(clock.termEndIn(expiresInDays, expiresAt)) > now.getTime() ? [title] : []
    })
    expect(notices).toContainEqual(expect.stringMatching(/^Горячую воду .* отключат/))
    expect(notices).toContainEqual(expect.stringContaining('не будет воды'))
  })

  it('has something for children within seven days', () => {
    const starts = posters.flatMap(({ forChildren, showings }) =>
      forChildren ? showings.map(({ week, day, time }) => clock.onWeekday(week, day, time)) : [],
    )
    const soon = starts.filter((start) => Date.parse(start) > now.getTime() && start <= clock.endOfDayIn(6))
    expect(soon).not.toEqual([])
  })
})

test('a discussion ends within three days of filling', () => {
  const left = discussions.map(({ periods: [, , start, finish] }) => (start >= 0 ? -finish : -1))
  expect(left.filter((days) => days >= 0 && days <= 3)).not.toEqual([])
})
