import { sql } from '@payloadcms/db-postgres'
import type { ItemAuthor } from '@/lib/contract/queue-shapes'
import { supportActions } from '@/lib/domains/support/actions'
import type { SupportState } from '@/lib/domains/support/states'
import type { StaffScope } from '@/lib/platform/access/staff-scope'
import { query } from '@/lib/platform/database/payload-client'
import { selectOne } from '@/lib/platform/database/select'
import { defineQueue, matchesItem } from '@/lib/platform/workflow/define-queue'

export interface RequestRow {
  id: number
  message: string
  state: SupportState
  answer_text: string | null
  note: string | null
  has_email: boolean
  is_guest: boolean
  created_at: Date | string
  updated_at: Date | string
}

const isOpen = sql`x.state IN ('new', 'working')`
// messages to the support are the moderators' alone
const isReadable = ({ department }: StaffScope) => (department === null ? sql`TRUE` : sql`FALSE`)

export const supportQueue = defineQueue<RequestRow>({
  columns: sql`x.id, x.message, x.state::text AS state, x.answer_text, x.note, x.email IS NOT NULL AS has_email,
    x.resident_id IS NULL AS is_guest, x.created_at, x.updated_at`,
  from: sql`support_requests x`,
  moveColumn: sql`support_request_id`,
  leaving: supportActions.filter((action) => action !== 'take'),
  views: { open: isOpen, answered: sql`x.state = 'answered'` },
  waiting: ['open'],
  isReadable,
  matches: (text) => matchesItem(text, sql`concat_ws(' ', x.message, x.author, x.email)`),
})

/** Finds those of the messages that wait for an answer of the reader. */
export function findArrivedRequests(scope: StaffScope, ids: readonly number[]): Promise<{ id: number }[]> {
  return query(sql`
    SELECT x.id FROM support_requests x
    WHERE x.id = ANY(${sql.param([...ids])}::int[]) AND ${isReadable(scope)} AND ${isOpen} ORDER BY x.id`)
}

/** Finds the author with a resident's present address, which may have changed since. */
export function findRequestAuthor(id: number): Promise<ItemAuthor | null> {
  return selectOne<ItemAuthor>(sql`
    SELECT s.author AS name, coalesce(r.email, s.email) AS email, NULL AS phone
    FROM support_requests s LEFT JOIN residents r ON r.id = s.resident_id WHERE s.id = ${id}`)
}

export function findPictures(id: number): Promise<{ id: number }[]> {
  return query(sql`
    SELECT private_files_id AS id FROM support_requests_rels
    WHERE parent_id = ${id} AND path = 'attachments' AND private_files_id IS NOT NULL ORDER BY "order"`)
}
