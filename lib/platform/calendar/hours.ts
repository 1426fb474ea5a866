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

export function toHours(days: readonly StoredDay[] | null | undefined) {
  return (days ?? []).map(({ weekday, from, to }) => ({ weekday: Number(weekday), from, to }))
}

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
