import { timingSafeEqual } from 'node:crypto'
import { findBooking, type BookingRow } from '@/lib/domains/receptions/repository'
import { keyHash, stableKey } from '@/lib/platform/keys/secret-keys'

/**
 * Returns the key that confirms and cancels a booking. Includes the moment, because ids repeat after a restored backup.
 */
export function bookingKey({ id, created_at: created }: Pick<BookingRow, 'id' | 'created_at'>): string {
  return `${id}_${stableKey(`reception booking ${id} of ${new Date(created).toISOString()}`)}`
}

export async function findByKey(token: string): Promise<BookingRow | null> {
  const row = await findBooking(Number(/^(\d{1,9})_/.exec(token)?.[1] ?? 0))
  return row && timingSafeEqual(keyHash(token), keyHash(bookingKey(row))) ? row : null
}
