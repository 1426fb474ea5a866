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

export function toHours(days: readonly Partial<StoredDay>[] | null | undefined) {
  return listFilled<StoredDay>(days).map(({ weekday, from, to }) => ({ weekday: Number(weekday), from, to }))
}

export function toReceptionHours(rows: readonly Partial<StoredReception>[] | null | undefined): ReceptionHours[] {
  return listFilled<StoredReception>(rows).map(({ weekday, from, to, weeks, place, slotMinutes }) => ({
    weekday: Number(weekday),
    from,
    to,
    weeks,
    place,
    slot_minutes: slotMinutes ?? null,
  }))
}

/** A draft may have lines that are not filled in yet. */
function listFilled<Line extends StoredDay>(lines: readonly Partial<Line>[] | null | undefined): Line[] {
  return (lines ?? []).filter((line): line is Line => Boolean(line.weekday && line.from && line.to))
}
