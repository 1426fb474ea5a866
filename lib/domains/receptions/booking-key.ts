import { timingSafeEqual } from 'node:crypto'
import { findBooking, type BookingRow } from '@/lib/domains/receptions/repository'
import { keyHash, stableKey } from '@/lib/platform/keys/secret-keys'

/**
 * Makes the key of a booking, the same in every letter about it: it confirms and cancels. Numbers come again when a backup is
 * restored, moments do not.
 */
export function bookingKey({ id, created_at: created }: Pick<BookingRow, 'id' | 'created_at'>): string {
  return `${id}_${stableKey(`reception booking ${id} of ${new Date(created).toISOString()}`)}`
}

/** Finds the booking of a key; null for a key that is not ours or whose booking is gone. */
export async function findByKey(token: string): Promise<BookingRow | null> {
  const row = await findBooking(Number(/^(\d{1,9})_/.exec(token)?.[1] ?? 0))
  return row && timingSafeEqual(keyHash(token), keyHash(bookingKey(row))) ? row : null
}
