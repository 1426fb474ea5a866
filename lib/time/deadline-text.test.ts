import {
  formatDeadline,
  formatExpiry,
  formatMessageTerm,
  formatDaysUntil,
  formatDaysLeft,
  elapsedShare,
} from '@/lib/time/deadline-text'
import { stripTypography } from '@/lib/text/typography'

const ZONE = 'Europe/Moscow'
/** It is three in the morning in the city, and still yesterday in UTC. */
const now = new Date('2026-11-24T22:30:00Z')

test.each([
  ['2026-11-25T17:00:00+03:00', 'до 17:00 сегодня'],
  ['2026-11-25T23:59:59+03:00', 'до конца дня'],
  ['2026-11-26T09:00:00+03:00', 'до 9:00 завтра'],
  ['2026-11-26T23:59:59+03:00', 'до конца завтрашнего дня'],
  ['2026-12-05T18:00:00+03:00', 'до 18:00 05.12.2026'],
  ['2026-12-05T23:59:59+03:00', 'до 05.12.2026'],
])('a term that ends at %s is said as «%s»', (expires, words) =>
  expect(formatDeadline(expires, ZONE, now)).toBe(words.replace('до ', 'до\u00A0')),
)

test.each([
  [null, '2026-11-26T17:00:00+03:00', 'Актуально до 17:00 завтра'],
  ['2026-11-26T10:00:00+03:00', '2026-11-26T17:00:00+03:00', 'Завтра, 10:00–17:00'],
  ['2026-12-05T10:00:00+03:00', '2026-12-05T17:00:00+03:00', '05.12.2026, 10:00–17:00'],
  ['2026-11-25T22:00:00+03:00', '2026-11-26T12:00:00+03:00', 'С 22:00 сегодня до 12:00 завтра'],
  ['2026-11-23T22:00:00+03:00', '2026-11-26T23:59:59+03:00', 'С 23.11.2026 до конца завтрашнего дня'],
  ['2026-12-05T22:00:00+03:00', '2026-12-06T12:00:00+03:00', 'С 22:00 05.12.2026 до 12:00 06.12.2026'],
])('a message of a term from %s to %s says «%s»', (starts_at, expires_at, words) =>
  expect(stripTypography(formatMessageTerm({ starts_at, expires_at }, ZONE, now))).toBe(words),
)

test.each([
  ['2026-11-25T10:00:00+03:00', '25.11.2026, 10:00–17:00'],
  ['2026-11-24T22:00:00+03:00', 'С 22:00 24.11.2026 до 17:00 25.11.2026'],
  [null, 'Актуально до 17:00 25.11.2026'],
])('an email about a term from %s names days: «%s»', (starts_at, words) => {
  const term = { starts_at, expires_at: '2026-11-25T17:00:00+03:00' }
  expect(stripTypography(formatMessageTerm(term, ZONE, null))).toBe(words)
})

test.each([
  [null, '2026-11-25T01:00:00+03:00', 'Срок прошёл сегодня в\u00A01:00'],
  [null, '2026-11-24T23:00:00+03:00', 'Срок прошёл 24.11.2026'],
  ['2026-11-24T10:00:00+03:00', '2026-11-25T01:00:00+03:00', 'Закончилось в\u00A01:00'],
  ['2026-11-23T10:00:00+03:00', '2026-11-24T23:00:00+03:00', 'Закончилось 24.11.2026'],
  ['2026-11-26T10:00:00+03:00', '2026-11-25T01:00:00+03:00', 'Отменено в\u00A01:00'],
])('a term from %s that ended at %s is told as «%s»', (starts_at, expires_at, words) =>
  expect(formatExpiry({ starts_at, expires_at }, ZONE, now)).toBe(words),
)

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
