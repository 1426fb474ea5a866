import { selectOne, selectTotal, toCityDay } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import type { AddresseeGroup, AppealState } from '@/lib/domains/appeals/contract'
import { payloadClient, query, transactionId } from '@/lib/platform/database/payload-client'
import type { Execute } from '@/lib/platform/limits/limits'
import { selectGreeting } from '@/lib/platform/mail/select-greeting'
import { toNoon } from '@/lib/time/dates'

/** Fields of a new appeal, named as in the back office. */
interface NewAppeal {
  number: string
  legalType: '1' | '2'
  author: string
  representative: string | null
  inn: string | null
  ogrn: string | null
  legalAddress: string | null
  postalAddress: string | null
  email: string
  phone: string | null
  answerDelivery: 'email' | 'post'
  addressee: string
  topic: number
  text: string
  /** Moment on the receipt; the legal terms count from it. */
  received: Date
  registerBy: string
  answerBy: string
  residentId: number
  files: number[]
  receipt: number
}

export interface AppealRow {
  id: number
  number: string
  registration_number: string | null
  state: AppealState
  topic: string | null
  addressee: string
  text: string
  created_at: string | Date
  register_by: string
  answer_by: string
  answered_at: string | Date | null
  is_overdue: boolean
  legal_type: 1 | 2
  author: string
  forwarded_to: string | null
  answer_kind: 'explained' | 'supported' | 'declined' | null
  answer_text: string | null
  receipt_file: number | null
}

export const today = toCityDay(sql`now()`)
/** Day of a moment of appeals `a` in the city's time zone. */
export const dayIn = (column: string) => toCityDay(sql`a.${sql.raw(column)}`)

const columns = sql`a.id, a.number, a.registration_number, a.state::text AS state, t.title AS topic, a.addressee, a.text, a.created_at,
  ${dayIn('register_by')}::text AS register_by, ${dayIn('answer_by')}::text AS answer_by, a.answered_at,
  CASE WHEN a.state IN ('answered', 'left') THEN false
    WHEN a.state = 'received' THEN ${dayIn('register_by')} < ${today}
    ELSE ${dayIn('answer_by')} < ${today} END AS is_overdue,
  a.legal_type::text::int AS legal_type, a.author, coalesce(o.short_title, o.title) AS forwarded_to,
  CASE WHEN a.state = 'answered' THEN a.answer_kind::text END AS answer_kind,
  CASE WHEN a.state = 'answered' THEN a.answer_text END AS answer_text, a.receipt_id AS receipt_file`
const tables = sql`appeals a LEFT JOIN appeal_topics t ON t.id = a.topic_id LEFT JOIN organizations o ON o.id = a.forwarded_to_id`

interface Letterhead {
  city: string
  administration: string
  emblem: string | null
}

export async function findLetterhead(): Promise<Letterhead> {
  const [found] = await query<Letterhead>(
    sql`SELECT s.city, s.administration, m.filename AS emblem FROM settings s LEFT JOIN media m ON m.id = s.emblem_id`,
  )
  return found ?? { city: '', administration: '', emblem: null }
}

/** Returns a number like «2026-00017». */
export async function nextReceiptNumber(year: number): Promise<string> {
  return `${year}-${String(await nextAppealNumber(query, 'receipt', year)).padStart(5, '0')}`
}

/** Adds an appeal to the clerks' queue in the caller's transaction and returns its id. */
export async function insertAppeal({ received, registerBy, answerBy, ...appeal }: NewAppeal): Promise<number> {
  const req = { transactionID: transactionId() }
  const payload = await payloadClient()
  const createdAt = received.toISOString()
  const terms = { registerBy: toNoon(registerBy), answerBy: toNoon(answerBy) }
  const isAccountEmail = await isResidentEmail(appeal.residentId, appeal.email)
  const data = { ...appeal, ...terms, isAccountEmail, state: 'received' as const, createdAt }
  const { id } = await payload.create({ collection: 'appeals', data, depth: 0, req })
  const event = { appeal: id, title: 'Получено', text: null, who: 'Портал', createdAt, toldAt: createdAt }
  await payload.create({ collection: 'appeal-events', data: event, depth: 0, req })
  return id
}

/** True if emails should follow the account to a new address: any other address stays as typed. */
async function isResidentEmail(residentId: number, email: string): Promise<boolean> {
  return (
    (await query(sql`SELECT 1 FROM residents WHERE id = ${residentId} AND lower(email) = lower(${email})`)).length > 0
  )
}

export async function findTopics(): Promise<{ id: number; title: string }[]> {
  return query(sql`SELECT id, title FROM appeal_topics ORDER BY position, title`)
}

const addresseeKinds = [
  { kind: 'mayor', title: 'Глава города' },
  { kind: 'authority', title: 'Органы власти' },
  { kind: 'department', title: 'Управления и отделы' },
  { kind: 'minister', title: 'Руководители' },
] as const

/** Returns who may be addressed, by kind; nobody twice. */
export async function findAddressees(): Promise<AddresseeGroup[]> {
  const found = await query<{ kind: string; title: string }>(sql`
    (SELECT kind::text, title::text FROM organizations
      WHERE _status = 'published' AND kind IN ('authority', 'department') ORDER BY kind, position, title)
    UNION ALL
    (SELECT 'minister', left(concat_ws(' ', surname, name, patronymic) || ', ' || post, 200)
      FROM ministers WHERE _status = 'published' ORDER BY position, surname)`)
  const all = [{ kind: 'mayor', title: 'Глава города' }, ...found]
  const unique = all.filter(({ title }, index) => all.findIndex((one) => one.title === title) === index)
  const groups = addresseeKinds.map(({ kind, title }) => ({
    title,
    addressees: unique.filter((one) => one.kind === kind).map((one) => one.title),
  }))
  return groups.filter(({ addressees }) => addressees.length > 0)
}

export function findPostalAddresses(residentId: number): Promise<{ id: number; address: string }[]> {
  return query(
    sql`SELECT id, address FROM resident_addresses WHERE resident_id = ${residentId} ORDER BY id DESC LIMIT 20`,
  )
}

/** Saves an address; the same address is stored once. */
export async function insertPostalAddress(residentId: number, address: string): Promise<void> {
  await query(
    sql`INSERT INTO resident_addresses (resident_id, address) VALUES (${residentId}, ${address}) ON CONFLICT DO NOTHING`,
  )
}

export function findAppeals(residentId: number, limit: number, offset: number): Promise<AppealRow[]> {
  return query<AppealRow>(sql`
    SELECT ${columns} FROM ${tables} WHERE a.resident_id = ${residentId} ORDER BY a.id DESC LIMIT ${limit} OFFSET ${offset}`)
}

export async function countAppeals(residentId: number): Promise<number> {
  return selectTotal(sql`SELECT count(*)::int AS total FROM appeals WHERE resident_id = ${residentId}`)
}

export async function findAppeal(id: number, residentId: number): Promise<AppealRow | null> {
  return selectOne<AppealRow>(
    sql`SELECT ${columns} FROM ${tables} WHERE a.id = ${id} AND a.resident_id = ${residentId}`,
  )
}

export interface AppealFileRow {
  id: number
  title: string
  type: string
  size: number
  path: 'files' | 'answerFiles'
}

export function findAppealFiles(id: number): Promise<AppealFileRow[]> {
  return query(sql`
    SELECT f.id, f.origin_name AS title, f.mime_type AS type, f.filesize::int AS size, r.path
    FROM appeals_rels r JOIN private_files f ON f.id = r.private_files_id WHERE r.parent_id = ${id} ORDER BY r.path, r."order"`)
}

export function findAppealEvents(
  id: number,
): Promise<{ id: number; created_at: string; title: string; text: string | null }[]> {
  return query(sql`SELECT id, created_at, title, text FROM appeal_events WHERE appeal_id = ${id} ORDER BY id`)
}

export interface EventToNotify {
  id: number
  title: string
  text: string | null
  appeal_id: number
  number: string
  resident_id: number | null
  email: string
  greeting: string
  /** Null for every step but the answer. */
  answer_text: string | null
}

/** No name in emails to an organization or to an address that may not be the author's. */
const greeting = sql`CASE WHEN a.legal_type = '1' AND (a.is_account_email OR lower(a.email) = lower(r.email)) THEN ${selectGreeting('r')} ELSE '' END`

export async function findGreeting(appealId: number): Promise<string> {
  const [row] = await query<{ greeting: string }>(sql`
    SELECT ${greeting} AS greeting FROM appeals a JOIN residents r ON r.id = a.resident_id WHERE a.id = ${appealId}`)
  return row?.greeting ?? ''
}

/** An answered appeal takes no more steps: its last one is the answer. */
const answerText = sql`CASE WHEN a.state = 'answered'
  AND NOT EXISTS (SELECT FROM appeal_events n WHERE n.appeal_id = a.id AND n.id > e.id) THEN a.answer_text END`

/** Marks steps as notified and returns them, in the caller's transaction, so that none is sent twice. */
export function takeUnnotifiedEvents(limit: number): Promise<EventToNotify[]> {
  return query(sql`
    WITH taken AS (
      UPDATE appeal_events SET told_at = now() WHERE id IN (
        SELECT id FROM appeal_events WHERE told_at IS NULL ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id, title, text, appeal_id)
    SELECT e.id, e.title, e.text, e.appeal_id, a.number, a.resident_id::int AS resident_id,
      CASE WHEN a.is_account_email AND r.id IS NOT NULL THEN r.email ELSE a.email END AS email,
      ${greeting} AS greeting, ${answerText} AS answer_text
    FROM taken e JOIN appeals a ON a.id = e.appeal_id LEFT JOIN residents r ON r.id = a.resident_id ORDER BY e.id`)
}

/**
 * Detaches the appeals of an account about to be erased; the law requires the city to store and answer them. Emails that
 * followed the account go on to its last address.
 */
export async function detachAppeals(residentId: number): Promise<void> {
  await query(sql`
    UPDATE appeals a SET resident_id = NULL, email = CASE WHEN a.is_account_email THEN r.email ELSE a.email END
    FROM residents r WHERE r.id = a.resident_id AND r.id = ${residentId}`)
}

export async function findMyAppeals(residentId: number): Promise<object[]> {
  return query(sql`
    SELECT ${columns}, a.representative, a.inn, a.ogrn, a.legal_address, a.postal_address, a.email, a.phone, a.answer_delivery,
      (SELECT jsonb_agg(jsonb_build_object('at', e.created_at, 'title', e.title, 'text', e.text) ORDER BY e.id)
        FROM appeal_events e WHERE e.appeal_id = a.id) AS steps
    FROM ${tables} WHERE a.resident_id = ${residentId} ORDER BY a.id`)
}

/** The receipt number is given at once, the registration number by a clerk. */
type NumberedPaper = 'receipt' | 'registration'

/** Returns the next number of the year, from 1; one SQL statement, so that numbers never repeat. */
export async function nextAppealNumber(execute: Execute, paper: NumberedPaper, year: number): Promise<number> {
  const [row] = await execute<{ last: number }>(sql`
    INSERT INTO private_appeal_numbers AS n (paper, year, last) VALUES (${paper}, ${year}, 1)
    ON CONFLICT (paper, year) DO UPDATE SET last = n.last + 1 RETURNING last`)
  if (!row) throw new Error('Счётчик номеров обращений не ответил')
  return row.last
}
