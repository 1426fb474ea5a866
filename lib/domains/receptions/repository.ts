import { sql } from '@payloadcms/db-postgres'
import { MAYOR, HOLD_MINUTES, type BookingState } from '@/lib/domains/receptions/contract'
import { toReceptionHours } from '@/lib/platform/calendar/hours'
import { payloadClient, query, transactionId } from '@/lib/platform/database/payload-client'
import type { ReceptionHours } from '@/lib/time/reception-times'

/** A booking names the official by these fields. */
export interface Official {
  id: number
  full_name: string
  post: string
  updated_at: string
  hours: ReceptionHours[]
}

interface NewBooking {
  officialId: number
  official: string
  startsAt: string
  place: string
  name: string
  email: string
  phone: string
  topic: string
  residentId: number | null
  isConfirmed: boolean
}

export interface BookingRow {
  id: number
  number: string
  official_id: number
  official: string
  starts_at: string | Date
  place: string
  state: BookingState
  email: string
  created_at: string | Date
}

const columns = sql`id, number, official_id::int AS official_id, official, starts_at, place, state::text AS state, email, created_at`
/** A hold that was not confirmed counts only for its hour; every other row is a booking. */
const isBooking = sql`(state <> 'waiting' OR held_until > now())`
/** A booking occupies its time, also after the office called it off. */
const keepsTime = sql`state <> 'cancelled' AND ${isBooking}`

/** Finds the head of the city or a published official; null for anybody else. */
export async function findOfficial(id: number): Promise<Official | null> {
  const payload = await payloadClient()
  // an idempotent call runs in a transaction, so a second connection would be waited for while it holds the first
  const req = { transactionID: transactionId() }
  if (id === MAYOR) {
    const mayor = await payload.findGlobal({ slug: 'mayor', depth: 0, req })
    return mayor.surname ? toOfficial(MAYOR, { ...mayor, post: 'Глава города' }) : null
  }
  const { docs } = await payload.find({
    collection: 'ministers',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    depth: 0,
    limit: 1,
    req,
  })
  return docs[0] ? toOfficial(id, docs[0]) : null
}

interface StoredOfficial {
  surname?: string | null
  name?: string | null
  patronymic?: string | null
  post: string
  updatedAt?: string | null
  reception?: Parameters<typeof toReceptionHours>[0]
}

function toOfficial(id: number, official: StoredOfficial): Official {
  const { surname, name, patronymic, post, updatedAt, reception } = official
  const fullName = [surname, name, patronymic].filter(Boolean).join(' ')
  const changed = new Date(updatedAt ?? 0).toISOString()
  return { id, full_name: fullName, post, updated_at: changed, hours: toReceptionHours(reception) }
}

/** Returns the moments to come that are occupied. */
export async function findTaken(officialId: number): Promise<Set<string>> {
  const found = await query<{ starts_at: string }>(sql`
    SELECT starts_at FROM reception_bookings WHERE official_id = ${officialId} AND starts_at > now() AND ${keepsTime}`)
  return new Set(found.map(({ starts_at: start }) => new Date(start).toISOString()))
}

/**
 * Takes the next number of the year, «П-26-17». The row of the counter is locked until the caller's transaction ends,
 * so bookings are made one after another and the count of a person's bookings stays true.
 */
export async function nextBookingNumber(year: number): Promise<string> {
  const [row] = await query<{ last: number }>(sql`
    INSERT INTO private_reception_numbers AS n (year, last) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last = n.last + 1 RETURNING last`)
  if (!row) throw new Error('Счётчик записей на приём не ответил')
  return `П-${String(year).slice(2)}-${row.last}`
}

/**
 * Locks the counter's row until the caller's transaction ends, so that bookings are made and confirmed one after
 * another and the count of a person's bookings stays true.
 */
export async function lockBookings(year: number): Promise<void> {
  await query(sql`
    INSERT INTO private_reception_numbers AS n (year, last) VALUES (${year}, 0)
    ON CONFLICT (year) DO UPDATE SET last = n.last`)
}

/**
 * Counts the receptions to come that are booked for this address. Holds are not counted, because anybody may type any
 * address.
 */
export async function countBookedFor(email: string): Promise<number> {
  return countToCome(sql`email = ${email} AND state = 'booked'`)
}

/** Counts the receptions to come that the account has booked or holds, for any address. */
export async function countOfAccount(residentId: number): Promise<number> {
  return countToCome(sql`resident_id = ${residentId} AND state IN ('booked', 'waiting') AND ${isBooking}`)
}

async function countToCome(which: ReturnType<typeof sql>): Promise<number> {
  const [row] = await query<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM reception_bookings WHERE ${which} AND starts_at > now()`)
  return row?.total ?? 0
}

/** Returns whether an occupied talk of the official would overlap a talk of this many minutes. */
export async function overlapsTalk(officialId: number, startsAt: string, minutes: number): Promise<boolean> {
  const [row] = await query<{ id: number }>(sql`
    SELECT id FROM reception_bookings WHERE official_id = ${officialId} AND ${keepsTime}
      AND starts_at > ${startsAt}::timestamptz - make_interval(mins => ${minutes})
      AND starts_at < ${startsAt}::timestamptz + make_interval(mins => ${minutes}) LIMIT 1`)
  return row !== undefined
}

/** Inserts a booking in the caller's transaction; null if the time is occupied. */
export async function insertBooking(number: string, booking: NewBooking): Promise<BookingRow | null> {
  const { officialId, official, startsAt, place, name, email, phone, topic, residentId, isConfirmed } = booking
  await query(sql`
    DELETE FROM reception_bookings
    WHERE official_id = ${officialId} AND starts_at = ${startsAt}::timestamptz AND state = 'waiting' AND held_until <= now()`)
  const held = isConfirmed ? sql`NULL` : sql`now() + make_interval(mins => ${HOLD_MINUTES})`
  const [row] = await query<BookingRow>(sql`
    INSERT INTO reception_bookings
      (number, official_id, official, starts_at, place, name, email, phone, topic, resident_id, state, held_until, booked_at)
    VALUES (${number}, ${officialId}, ${official}, ${startsAt}::timestamptz, ${place}, ${name}, ${email}, ${phone}, ${topic},
      ${residentId}, ${isConfirmed ? 'booked' : 'waiting'}, ${held}, now())
    ON CONFLICT (official_id, starts_at) WHERE state <> 'cancelled' DO NOTHING RETURNING ${columns}`)
  return row ?? null
}

/** Turns a hold into a booking while its hour lasts; null otherwise. */
export async function confirmBooking(id: number): Promise<BookingRow | null> {
  const [row] = await query<BookingRow>(sql`
    UPDATE reception_bookings SET state = 'booked', held_until = NULL, booked_at = now(), updated_at = now()
    WHERE id = ${id} AND state = 'waiting' AND held_until > now() RETURNING ${columns}`)
  return row ?? null
}

export async function findBooking(id: number): Promise<BookingRow | null> {
  const [row] = await query<BookingRow>(sql`SELECT ${columns} FROM reception_bookings WHERE id = ${id}`)
  return row ?? null
}

/**
 * Frees the time of a reception to come. A hold is deleted, because nobody has confirmed it. Returns null if there is
 * nothing to cancel or it is not this resident's.
 */
export async function cancelBooking(id: number, residentId?: number): Promise<BookingRow | null> {
  const own = residentId === undefined ? sql`` : sql`AND resident_id = ${residentId}`
  const [hold] = await query<BookingRow>(sql`
    DELETE FROM reception_bookings WHERE id = ${id} AND state = 'waiting' AND starts_at > now() ${own} RETURNING ${columns}`)
  if (hold) return hold
  const [row] = await query<BookingRow>(sql`
    UPDATE reception_bookings SET state = 'cancelled', updated_at = now()
    WHERE id = ${id} AND state = 'booked' AND starts_at > now() ${own} RETURNING ${columns}`)
  return row ?? null
}

/** Returns the resident's bookings, those to come first and the next one on top. A hold whose hour is over is left out. */
export async function findOwnBookings(residentId: number): Promise<BookingRow[]> {
  return query<BookingRow>(sql`
    SELECT ${columns} FROM reception_bookings WHERE resident_id = ${residentId} AND ${isBooking}
    ORDER BY starts_at < now(), abs(extract(epoch FROM starts_at - now())) LIMIT 50`)
}

/** Returns the last bookings that the resident made. */
export async function findNewestBookings(residentId: number, limit: number): Promise<BookingRow[]> {
  return query<BookingRow>(sql`
    SELECT ${columns} FROM reception_bookings WHERE resident_id = ${residentId} AND ${isBooking} ORDER BY id DESC LIMIT ${limit}`)
}

/** Counts all bookings of the resident. */
export async function countOwnBookings(residentId: number): Promise<number> {
  const [row] = await query<{ total: number }>(sql`
    SELECT count(*)::int AS total FROM reception_bookings WHERE resident_id = ${residentId} AND ${isBooking}`)
  return row?.total ?? 0
}

/** Returns the bookings to come, of one official or of all. */
export async function findBooked(officialId?: number): Promise<BookingRow[]> {
  const at = officialId === undefined ? sql`` : sql`AND official_id = ${officialId}`
  return query<BookingRow>(sql`
    SELECT ${columns} FROM reception_bookings WHERE state = 'booked' AND starts_at > now() ${at} ORDER BY id`)
}

/** Calls a booking off in the caller's transaction; null if it is not booked any more. */
export async function callOffBooking(id: number): Promise<BookingRow | null> {
  const [row] = await query<BookingRow>(sql`
    UPDATE reception_bookings SET state = 'called_off', updated_at = now()
    WHERE id = ${id} AND state = 'booked' RETURNING ${columns}`)
  return row ?? null
}

/** Changes the place of a booking in the caller's transaction; null if it is not booked any more. */
export async function moveBooking(id: number, place: string): Promise<BookingRow | null> {
  const [row] = await query<BookingRow>(sql`
    UPDATE reception_bookings SET place = ${place}, updated_at = now()
    WHERE id = ${id} AND state = 'booked' RETURNING ${columns}`)
  return row ?? null
}

/**
 * Marks the bookings that begin within a day and need a reminder, and returns them, in the caller's transaction. A
 * booking made in the last 12 hours needs none, because its own letter is recent.
 */
export async function takeUnreminded(limit: number): Promise<BookingRow[]> {
  return query<BookingRow>(sql`
    UPDATE reception_bookings SET reminded_at = now(), updated_at = now() WHERE id IN (
      SELECT id FROM reception_bookings
      WHERE state = 'booked' AND reminded_at IS NULL AND starts_at BETWEEN now() AND now() + interval '1 day'
        AND booked_at < now() - interval '12 hours'
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`)
}

/** Withdraws the letters that mail held up until the reception of which they speak had begun. */
export async function withdrawLateLetters(): Promise<void> {
  await query(sql`
    DELETE FROM private_letters l USING reception_bookings b
    WHERE l.settled_at IS NULL AND l.depends_on = 'reception ' || b.id AND b.starts_at <= now()`)
}

/** Deletes holds as soon as their hour is over, and everything else a year after the reception, as the consent promises. */
export async function dropOldBookings(): Promise<void> {
  await query(sql`
    DELETE FROM reception_bookings
    WHERE (state = 'waiting' AND held_until <= now()) OR starts_at < now() - interval '1 year'`)
}

/** Deletes all bookings of an erased account, which frees their times. */
export async function deleteBookingsOf(residentId: number): Promise<void> {
  await query(sql`DELETE FROM reception_bookings WHERE resident_id = ${residentId}`)
}

/** Returns all that is stored of the resident's bookings, for the export of one's data. */
export async function exportBookings(residentId: number): Promise<object[]> {
  return query(sql`
    SELECT ${columns}, name, phone, topic FROM reception_bookings WHERE resident_id = ${residentId} ORDER BY id`)
}
