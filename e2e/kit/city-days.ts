import { setTimeout as pause } from 'node:timers/promises'
import { isoDay } from '@/lib/time/dates'

const DAY_MS = 86_400_000
const ZONE = 'Europe/Moscow'
/** A test that counts days takes less on a busy machine. */
const LAST_MS = 60_000

/** Writes YYYY-MM-DD in the city, so many days from today. */
export function cityDay(days: number): string {
  return isoDay(new Date(Date.now() + days * DAY_MS), ZONE)
}

/** A filter with `end_date` of this day leaves out whatever tests make. */
export const BEFORE_TESTS = cityDay(-1)

/** Keeps a test that counts days from beginning at the end of one: its «today» would be the portal's «yesterday». */
export async function awaitRoomInDay(): Promise<void> {
  const now = new Date()
  if (cityDay(0) === isoDay(new Date(now.getTime() + LAST_MS), ZONE)) return
  await pause(LAST_MS)
}
