import { formatDaysUntil, formatDaysLeft, elapsedShare } from '@/lib/time/days-left'

it.each([
  [0, 'последний день'],
  [1, 'остался 1\u00A0день'],
  [21, 'остался 21\u00A0день'],
  [5, 'осталось 5\u00A0дней'],
])('%d days left are said in words', (days, words) => {
  expect(formatDaysLeft(days)).toBe(words)
})

it.each([
  [0, 'начнётся сегодня'],
  [1, 'начнётся завтра'],
  [22, 'начнётся через 22\u00A0дня'],
])('%d days before are said in words', (days, words) => {
  expect(formatDaysUntil(days)).toBe(words)
})

it('names what begins beside the badge of another stage', () => {
  expect(formatDaysUntil(8, 'обсуждение')).toBe('обсуждение начнётся через 8\u00A0дней')
})

it('tells how much of a period has passed, today included', () => {
  const period = { start: '2026-03-01', finish: '2026-03-10' }
  expect(elapsedShare(period, '2026-02-20')).toBe(0)
  expect(elapsedShare(period, '2026-03-01')).toBe(0.1)
  expect(elapsedShare(period, '2026-03-10')).toBe(1)
  expect(elapsedShare(period, '2026-04-01')).toBe(1)
})
