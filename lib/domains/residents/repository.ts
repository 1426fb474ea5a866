import { sql } from '@payloadcms/db-postgres'
import { selectGreeting } from '@/lib/platform/mail/select-greeting'
import { query } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'

export interface PersonalData {
  surname: string
  name: string
  patronymic?: string
  phone?: string
}

interface ResidentRow {
  id: number
  surname: string
  name: string
  patronymic: string | null
  email: string
  phone: string | null
  email_confirmed: boolean
  pending_email: string | null
  erased_at: string | null
  unread_notifications: number
}

export async function findResident(id: number): Promise<ResidentRow> {
  const [row] = await query<ResidentRow>(sql`
    SELECT r.id, r.surname, r.name, r.patronymic, r.email, r.phone, r.email_confirmed_at IS NOT NULL AS email_confirmed,
      r.erased_at,
      (SELECT nullif(k.email, r.email) FROM resident_keys k
        WHERE k.resident_id = r.id AND k.kind = 'email' AND k.expires_at > now()) AS pending_email,
      (SELECT count(*)::int FROM resident_notifications n WHERE n.resident_id = r.id AND n.read_at IS NULL)
        AS unread_notifications
    FROM residents r WHERE r.id = ${id}`)
  if (!row) throw new AppError('unauthorized')
  return row
}

export interface Mailbox {
  email: string
  is_confirmed: boolean
  greeting: string
}

export async function findMailbox(id: number): Promise<Mailbox> {
  const [row] = await query<Mailbox>(sql`
    SELECT email, email_confirmed_at IS NOT NULL AS is_confirmed, ${selectGreeting('residents')} AS greeting
    FROM residents WHERE id = ${id}`)
  if (!row) throw new AppError('unauthorized')
  return row
}

/** Returns the new id; null if the address is taken, ignoring case. */
export async function insertResident(data: PersonalData & { email: string }): Promise<number | null> {
  const [row] = await query<{ id: number }>(sql`
    INSERT INTO residents (surname, name, patronymic, phone, email)
    VALUES (${data.surname}, ${data.name}, ${data.patronymic ?? null}, ${data.phone ?? null}, ${data.email})
    ON CONFLICT (lower(email)) DO NOTHING RETURNING id`)
  return row?.id ?? null
}

export async function updateResident(id: number, data: PersonalData): Promise<void> {
  await query(sql`UPDATE residents SET surname = ${data.surname}, name = ${data.name},
    patronymic = ${data.patronymic ?? null}, phone = ${data.phone ?? null}, updated_at = now() WHERE id = ${id}`)
}

export async function isEmailTaken(email: string): Promise<boolean> {
  return (await query(sql`SELECT 1 FROM residents WHERE lower(email) = lower(${email})`)).length > 0
}
