import { addWorkingDays } from '@/lib/time/working-days'

const calendar = { daysOff: new Set(['2026-11-04', '2026-12-31']), workedDays: new Set(['2026-11-07']) }

test('a term skips Saturdays, Sundays and holidays', () => {
  expect(addWorkingDays('2026-11-03', 1, calendar)).toBe('2026-11-05')
  expect(addWorkingDays('2026-11-13', 1, calendar)).toBe('2026-11-16')
})

test('a worked Saturday counts', () => {
  expect(addWorkingDays('2026-11-06', 1, calendar)).toBe('2026-11-07')
})

test('a term of no days ends on the day it begins', () => {
  expect(addWorkingDays('2026-11-08', 0, calendar)).toBe('2026-11-08')
})

test('ten working days from a Friday end on the Friday after next', () => {
  expect(addWorkingDays('2026-11-13', 10, calendar)).toBe('2026-11-27')
})
