import type { ReceptionHours, ReceptionWeeks } from '@/lib/time/reception-times'

interface StoredDay {
  weekday: string
  from: string
  to: string
}

interface StoredReception extends StoredDay {
  weeks: ReceptionWeeks
  place: string
  slotMinutes?: number | null
}

/** Turns rows of the back office's hours into those of the contract: weekday 1 is Monday, 7 is Sunday. */
export function toHours(days: readonly StoredDay[] | null | undefined) {
  return (days ?? []).map(({ weekday, from, to }) => ({ weekday: Number(weekday), from, to }))
}

/** Turns rows of an official's receptions into those of the contract. */
export function toReceptionHours(rows: readonly StoredReception[] | null | undefined): ReceptionHours[] {
  return (rows ?? []).map(({ weekday, from, to, weeks, place, slotMinutes }) => ({
    weekday: Number(weekday),
    from,
    to,
    weeks,
    place,
    slot_minutes: slotMinutes ?? null,
  }))
}
