import { firstFreeTime, formatSlotTime } from '@/components/features/receptions/slot-text'
import type { SlotDay } from '@/lib/domains/receptions/contract'

const buildDay = (day: string, ...free: boolean[]): SlotDay => ({
  day,
  place: 'каб. 8',
  minutes: 60,
  slots: free.map((isFree, index) => ({ starts_at: `${day}T1${index}:00:00.000Z`, is_free: isFree })),
})

it('finds the earliest free time on any day', () => {
  const days = [buildDay('2026-12-02', false, false), buildDay('2026-12-09', false, true, true)]
  expect(firstFreeTime(days)).toBe('2026-12-09T11:00:00.000Z')
  expect(firstFreeTime(days.slice(0, 1))).toBeUndefined()
})

it('writes a time by the clock of the city', () => {
  expect(formatSlotTime('2026-12-02T13:00:00.000Z', 'Europe/Moscow').replaceAll('\u00a0', ' ')).toBe('2 декабря, 16:00')
})
