import { selectOne, selectTotal } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import { MAYOR, HOLD_MINUTES, type BookingState } from '@/lib/domains/receptions/contract'
import { toReceptionHours } from '@/lib/platform/calendar/hours'
import { payloadClient, query, transactionId } from '@/lib/platform/database/payload-client'
import { findPageGlobal } from '@/lib/platform/payload/find-pages'
import { EMAILS_TABLE } from '@/lib/platform/mail/stored-names'
import type { ReceptionHours } from '@/lib/time/reception-times'
import { fullName } from '@/lib/text/person-name'
import { toIso } from '@/lib/time/dates'

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
/** An unconfirmed hold counts for its hour only. */
const isBooking = sql`(state <> 'waiting' OR held_until > now())`
/** A called-off booking still occupies its time. */
const occupiesTime = sql`state <> 'cancelled' AND ${isBooking}`

/** Returns the mayor or a published official; null otherwise. */
export async function findOfficial(id: number): Promise<Official | null> {
  const payload = await payloadClient()
  // an idempotent call runs in a transaction: a second connection could deadlock
  const req = { transactionID: transactionId() }
  if (id === MAYOR) {
    const mayor = await findPageGlobal('mayor', { depth: 0, req })
    return mayor.surname ? toOfficial(MAYOR, { ...mayor, post: 'Глава города' }) : null
  }
  const { docs } = await payload.find({
    collection: 'ministers',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { surname: true, name: true, patronymic: true, post: true, updatedAt: true, reception: true },
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
  const { post, updatedAt, reception } = official
  const changed = new Date(updatedAt ?? 0).toISOString()
  return { id, full_name: fullName(official), post, updated_at: changed, hours: toReceptionHours(reception) }
}

export async function findTaken(officialId: number): Promise<Set<string>> {
  const found = await query<{ starts_at: string }>(sql`
    SELECT starts_at FROM reception_bookings WHERE official_id = ${officialId} AND starts_at > now() AND ${occupiesTime}`)
  return new Set(found.map(({ starts_at: start }) => toIso(start)))
}

/**
 * Returns the next number of the year, «П-26-17». Locks the counter, so that bookings are serialized and limits hold.
 */
export async function nextBookingNumber(year: number): Promise<string> {
  const [row] = await query<{ last: number }>(sql`
    INSERT INTO private_reception_numbers AS n (year, last) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last = n.last + 1 RETURNING last`)
  if (!row) throw new Error('Счётчик записей на приём не ответил')
  return `П-${String(year).slice(2)}-${row.last}`
}

/** Locks the counter until the caller's transaction ends, so that confirmations and bookings are serialized. */
export async function lockBookings(year: number): Promise<void> {
  await query(sql`
    INSERT INTO private_reception_numbers AS n (year, last) VALUES (${year}, 0)
    ON CONFLICT (year) DO UPDATE SET last = n.last`)
}

/** Upcoming bookings of this address, without holds: anyone may type any address. */
export async function countBookedFor(email: string): Promise<number> {
  return countUpcoming(sql`email = ${email} AND state = 'booked'`)
}

export async function countOfAccount(residentId: number): Promise<number> {
  return countUpcoming(sql`resident_id = ${residentId} AND state IN ('booked', 'waiting') AND ${isBooking}`)
}

async function countUpcoming(which: ReturnType<typeof sql>): Promise<number> {
  return selectTotal(sql`
    SELECT count(*)::int AS total FROM reception_bookings WHERE ${which} AND starts_at > now()`)
}

/** True if an occupied slot of the official overlaps this one. */
export async function overlapsTalk(officialId: number, startsAt: string, minutes: number): Promise<boolean> {
  const [row] = await query<{ id: number }>(sql`
    SELECT id FROM reception_bookings WHERE official_id = ${officialId} AND ${occupiesTime}
      AND starts_at > ${startsAt}::timestamptz - make_interval(mins => ${minutes})
      AND starts_at < ${startsAt}::timestamptz + make_interval(mins => ${minutes}) LIMIT 1`)
  return row !== undefined
}

export async function insertBooking(number: string, booking: NewBooking): Promise<BookingRow | null> {
  const { officialId, official, startsAt, place, name, email, phone, topic, residentId, isConfirmed } = booking
  await query(sql`
    DELETE FROM reception_bookings
    WHERE official_id = ${officialId} AND starts_at = ${startsAt}::timestamptz AND state = 'waiting' AND held_until <= now()`)
  const held = isConfirmed ? sql`NULL` : sql`now() + make_interval(mins => ${HOLD_MINUTES})`
  return selectOne<BookingRow>(sql`
    INSERT INTO reception_bookings
      (number, official_id, official, starts_at, place, name, email, phone, topic, resident_id, state, held_until, booked_at)
    VALUES (${number}, ${officialId}, ${official}, ${startsAt}::timestamptz, ${place}, ${name}, ${email}, ${phone}, ${topic},
      ${residentId}, ${isConfirmed ? 'booked' : 'waiting'}, ${held}, now())
    ON CONFLICT (official_id, starts_at) WHERE state <> 'cancelled' DO NOTHING RETURNING ${columns}`)
}

export async function confirmBooking(id: number): Promise<BookingRow | null> {
  return selectOne<BookingRow>(sql`
    UPDATE reception_bookings SET state = 'booked', held_until = NULL, booked_at = now(), updated_at = now()
    WHERE id = ${id} AND state = 'waiting' AND held_until > now() RETURNING ${columns}`)
}

export async function findBooking(id: number): Promise<BookingRow | null> {
  return selectOne<BookingRow>(sql`SELECT ${columns} FROM reception_bookings WHERE id = ${id}`)
}

/** Returns an upcoming booking, or a hold that is still held; null otherwise. */
export async function findLiveBooking(number: string, email: string): Promise<BookingRow | null> {
  return selectOne<BookingRow>(sql`SELECT ${columns} FROM reception_bookings
    WHERE number = ${number} AND lower(email) = lower(${email}) AND starts_at > now()
      AND state IN ('booked', 'waiting') AND ${isBooking}`)
}

/** Frees an upcoming time; a hold is deleted. Null if there is nothing to cancel, or it is not this resident's. */
export async function cancelBooking(id: number, residentId?: number): Promise<BookingRow | null> {
  const own = residentId === undefined ? sql`` : sql`AND resident_id = ${residentId}`
  const [hold] = await query<BookingRow>(sql`
    DELETE FROM reception_bookings WHERE id = ${id} AND state = 'waiting' AND starts_at > now() ${own} RETURNING ${columns}`)
  if (hold) return hold
  return selectOne<BookingRow>(sql`
    UPDATE reception_bookings SET state = 'cancelled', updated_at = now()
    WHERE id = ${id} AND state = 'booked' AND starts_at > now() ${own} RETURNING ${columns}`)
}

export async function findMyBookings(residentId: number): Promise<BookingRow[]> {
  return query<BookingRow>(sql`
    SELECT ${columns} FROM reception_bookings WHERE resident_id = ${residentId} AND ${isBooking}
    ORDER BY starts_at < now(), abs(extract(epoch FROM starts_at - now())) LIMIT 50`)
}

export async function findNewestBookings(residentId: number, limit: number): Promise<BookingRow[]> {
  return query<BookingRow>(sql`
    SELECT ${columns} FROM reception_bookings WHERE resident_id = ${residentId} AND ${isBooking} ORDER BY id DESC LIMIT ${limit}`)
}

export async function countMyBookings(residentId: number): Promise<number> {
  return selectTotal(sql`
    SELECT count(*)::int AS total FROM reception_bookings WHERE resident_id = ${residentId} AND ${isBooking}`)
}

export async function findBooked(officialId?: number): Promise<BookingRow[]> {
  const at = officialId === undefined ? sql`` : sql`AND official_id = ${officialId}`
  return query<BookingRow>(sql`
    SELECT ${columns} FROM reception_bookings WHERE state = 'booked' AND starts_at > now() ${at} ORDER BY id`)
}

export async function callOffBooking(id: number): Promise<BookingRow | null> {
  return selectOne<BookingRow>(sql`
    UPDATE reception_bookings SET state = 'called_off', updated_at = now()
    WHERE id = ${id} AND state = 'booked' RETURNING ${columns}`)
}

export async function moveBooking(id: number, place: string): Promise<BookingRow | null> {
  return selectOne<BookingRow>(sql`
    UPDATE reception_bookings SET place = ${place}, updated_at = now()
    WHERE id = ${id} AND state = 'booked' RETURNING ${columns}`)
}

/**
 * Marks bookings within a day as reminded and returns them. Bookings of the last 12 hours are skipped: their own email
 * is recent.
 */
export async function takeDueReminders(limit: number): Promise<BookingRow[]> {
  return query<BookingRow>(sql`
    UPDATE reception_bookings SET reminded_at = now(), updated_at = now() WHERE id IN (
      SELECT id FROM reception_bookings
      WHERE state = 'booked' AND reminded_at IS NULL AND starts_at BETWEEN now() AND now() + interval '1 day'
        AND booked_at < now() - interval '12 hours'
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING ${columns}`)
}

/** Withdraws emails still queued when their reception begins. */
export async function withdrawLateEmails(): Promise<void> {
  await query(sql`
    DELETE FROM ${sql.raw(EMAILS_TABLE)} l USING reception_bookings b
    WHERE l.settled_at IS NULL AND l.depends_on = 'reception ' || b.id AND b.starts_at <= now()`)
}

/** Deletes holds after their hour, other bookings a year after the reception, as the consent promises. */
export async function dropOldBookings(): Promise<void> {
  await query(sql`
    DELETE FROM reception_bookings
    WHERE (state = 'waiting' AND held_until <= now()) OR starts_at < now() - interval '1 year'`)
}

/**
 * Detaches the receptions to come of an erased account, like those of a guest: the person still comes, and a called-off time
 * stays closed. Deletes its other bookings.
 */
export async function forgetBooker(residentId: number): Promise<void> {
  await query(sql`
    UPDATE reception_bookings SET resident_id = NULL
    WHERE resident_id = ${residentId} AND state IN ('booked', 'called_off') AND starts_at > now()`)
  await query(sql`DELETE FROM reception_bookings WHERE resident_id = ${residentId}`)
}

export async function exportBookings(residentId: number): Promise<object[]> {
  return query(sql`
    SELECT ${columns}, name, phone, topic FROM reception_bookings WHERE resident_id = ${residentId} ORDER BY id`)
}
