import { timingSafeEqual } from 'node:crypto'
import { findBooking, type BookingRow } from '@/lib/domains/receptions/repository'
import { keyHash, stableKey } from '@/lib/platform/keys/secret-keys'

/**
 * Makes the key of a booking, which confirms and cancels it and is the same in every letter. The moment is part of it
 * because numbers are given again after a backup is restored.
 */
export function bookingKey({ id, created_at: created }: Pick<BookingRow, 'id' | 'created_at'>): string {
  return `${id}_${stableKey(`reception booking ${id} of ${new Date(created).toISOString()}`)}`
}

/** Finds the booking of a key; null for a wrong key or a deleted booking. */
export async function findByKey(token: string): Promise<BookingRow | null> {
  const row = await findBooking(Number(/^(\d{1,9})_/.exec(token)?.[1] ?? 0))
  return row && timingSafeEqual(keyHash(token), keyHash(bookingKey(row))) ? row : null
}
