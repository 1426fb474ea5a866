import { selectTotal } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import { effectiveVotes } from '@/lib/domains/discussions/repository'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { query } from '@/lib/platform/database/payload-client'
import { hasNumberOrText, joinAnd } from '@/lib/platform/database/russian-search'
import type { RegisterEntry, RegisterFilter, VoteCode } from '@/lib/domains/discussions/contract'

type Filter = Omit<RegisterFilter, 'page'>

export interface RegisterRow {
  number: number
  source: RegisterEntry['source']
  type: VoteCode
  text: string
  created_at: string | Date
  answer_kind: 'accepted' | 'partly' | 'declined' | null
  answer_text: string | null
  answered_at: string | Date | null
}

interface RowRange {
  limit: number
  offset: number
}

/** Returns proposals by number, without hidden texts and votes without text; paper ones by date of receipt. */
export function findRegister(id: number, filter: Filter, { limit, offset }: RowRange): Promise<RegisterRow[]> {
  return query(sql`
    SELECT number, source::text AS source, type::text::int AS type, text, coalesce(received_on, created_at) AS created_at,
      answer_kind::text AS answer_kind, answer_text, answered_at
    FROM ${effectiveVotes} v WHERE ${joinAnd(buildConditions(id, filter))} ORDER BY number LIMIT ${limit} OFFSET ${offset}`)
}

export async function countRegister(id: number, filter: Filter): Promise<number> {
  return selectTotal(
    sql`SELECT count(*)::int AS total FROM ${effectiveVotes} v WHERE ${joinAnd(buildConditions(id, filter))}`,
  )
}

function buildConditions(id: number, { text, code }: Filter): SQL[] {
  const all: SQL[] = [sql`discussion_id = ${id}`, sql`text IS NOT NULL`, sql`is_hidden IS NOT TRUE`]
  if (code) all.push(sql`type = ${String(code)}::enum_private_discussion_votes_type`)
  if (text) all.push(hasNumberOrText(sql`number`, sql`concat_ws(' ', text, answer_text)`, text))
  return all
}
