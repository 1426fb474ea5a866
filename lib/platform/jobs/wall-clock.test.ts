import { WallClock } from '@/lib/platform/jobs/wall-clock'

const YEAR_MS = 365 * 24 * 3_600_000

test('a clock that was set back is told once, one that was set forward never', () => {
  let wall = Date.UTC(2026, 10, 27)
  let monotonic = 1_000
  const clock = new WallClock(
    () => wall,
    () => monotonic,
  )
  const pass = (ms: number, jump = 0) => {
    monotonic += ms
    wall += ms + jump
    return clock.wasSetBack()
  }
  expect(pass(1_000)).toBe(false)
  expect(pass(1_000, YEAR_MS)).toBe(false)
  expect(pass(3_600_000)).toBe(false)
  expect(pass(1_000, -YEAR_MS)).toBe(true)
  expect(pass(1_000)).toBe(false)
  expect(pass(1_000, -500)).toBe(false) // NTP
})
