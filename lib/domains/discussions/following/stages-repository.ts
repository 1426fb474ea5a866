import { sql } from '@payloadcms/db-postgres'
import {
  effectiveVotes,
  isPublic,
  isInStage,
  isResultPublished,
  stage,
  today,
} from '@/lib/domains/discussions/repository'
import { query } from '@/lib/platform/database/payload-client'
import { toCityDay } from '@/lib/platform/database/select'
import { selectGreeting } from '@/lib/platform/mail/select-greeting'
import { FINISH_CODE, type StageCode } from '@/lib/domains/discussions/contract'

/**
 * Records each stage reached, and a readable result, once, also after downtime, in the caller's transaction. Updating a
 * row rebuilds pages that count its days.
 */
export async function noteStages(): Promise<void> {
  // a discussion that is being deleted is waited for and left out
  const reached = sql`
    SELECT d.id, ${stage} AS code, d.stopped_at IS NOT NULL AS is_stopped FROM discussions d
    WHERE ${isPublic} FOR KEY SHARE OF d`
  await query(sql`
    INSERT INTO private_discussion_events (discussion_id, kind)
    SELECT id, CASE WHEN is_stopped THEN 'stopped' ELSE code::text END FROM (${reached}) r ON CONFLICT DO NOTHING`)
  await query(sql`
    INSERT INTO private_discussion_events (discussion_id, kind)
    SELECT r.id, 'result' FROM (SELECT d.id FROM discussions d WHERE ${isResultPublished} FOR KEY SHARE OF d) r
    ON CONFLICT DO NOTHING`)
  // a save of the discussion updates the search index, as its stage does: one waits for the other
  const changed = await query<{ id: number }>(sql`
    SELECT d.id FROM discussions d LEFT JOIN discussion_stages s ON s.discussion_id = d.id
    WHERE ${isPublic} AND (s.code IS DISTINCT FROM ${stage} OR (NOT ${isInStage(FINISH_CODE)} AND s.counted_on <> ${today}))
    ORDER BY d.id FOR NO KEY UPDATE OF d`)
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  await query(sql`
    INSERT INTO discussion_stages (discussion_id, code, counted_on)
    SELECT id, code, ${today} FROM (${reached}) r WHERE id = ANY(${sql.param(ids)}::int[])
    ON CONFLICT (discussion_id) DO UPDATE SET code = excluded.code, counted_on = excluded.counted_on`)
}

export interface StageToNotify {
  id: number
  /** `until`: the last voting day was postponed. */
  kind: `${StageCode}` | 'stopped' | 'until' | 'result'
  title: string
  stop_reason: string | null
  result: string | null
  exhibition_finish: string
  /** The result also goes to voters who do not follow, in the cabinet only. */
  residents: { id: number; name: string; email: string; is_mailed: boolean }[]
}

/** Followers and, for the result, voters. */
const participants = sql`(
  SELECT resident_id, is_mailed FROM private_discussion_follows f WHERE f.discussion_id = d.id
  UNION ALL
  SELECT resident_id, false FROM ${effectiveVotes} v WHERE t.kind = 'result' AND v.discussion_id = d.id
    AND NOT EXISTS (SELECT 1 FROM private_discussion_follows f WHERE f.discussion_id = d.id AND f.resident_id = v.resident_id))`

/** Marks stages as notified and returns them. A withdrawn result waits; unconfirmed accounts get none. */
export function takeUnnotifiedStages(limit: number): Promise<StageToNotify[]> {
  return query(sql`
    WITH taken AS (
      UPDATE private_discussion_events e SET told_at = now() FROM (
        SELECT n.discussion_id, n.kind FROM private_discussion_events n JOIN discussions d ON d.id = n.discussion_id
        WHERE n.told_at IS NULL AND (n.kind <> 'result' OR (${isResultPublished}))
        ORDER BY n.created_at, n.kind LIMIT ${limit} FOR UPDATE OF n SKIP LOCKED) u
      WHERE e.discussion_id = u.discussion_id AND e.kind = u.kind RETURNING e.discussion_id, e.kind, e.created_at)
    SELECT d.id, split_part(t.kind, ' ', 1) AS kind, d.title, d.stop_reason, nullif(btrim(d.result), '') AS result,
      ${toCityDay(sql`d.exhibition_finish_date`)}::text AS exhibition_finish,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', r.id, 'name', ${selectGreeting('r')}, 'email', r.email,
        'is_mailed', p.is_mailed AND r.email_confirmed_at IS NOT NULL) ORDER BY r.id)
        FROM ${participants} p JOIN residents r ON r.id = p.resident_id
        WHERE t.kind <> 'result' OR r.email_confirmed_at IS NOT NULL), '[]') AS residents
    FROM taken t JOIN discussions d ON d.id = t.discussion_id ORDER BY t.created_at, t.kind`)
}

export interface AnswerToNotify {
  id: number
  number: number
  title: string
  answer_kind: string
  answer_text: string | null
  resident: { id: number; name: string; email: string } | null
}

export function takeUnnotifiedAnswers(limit: number): Promise<AnswerToNotify[]> {
  return query(sql`
    WITH taken AS (
      UPDATE private_discussion_votes SET answer_told_at = now() WHERE id IN (
        SELECT id FROM private_discussion_votes WHERE effective_at IS NOT NULL AND answered_at IS NOT NULL AND answer_told_at IS NULL
        ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING discussion_id, number, answer_kind, answer_text, resident_id)
    SELECT d.id, t.number, d.title, t.answer_kind::text AS answer_kind, t.answer_text,
      CASE WHEN r.id IS NOT NULL THEN jsonb_build_object('id', r.id, 'name', ${selectGreeting('r')}, 'email', r.email) END AS resident
    FROM taken t JOIN discussions d ON d.id = t.discussion_id LEFT JOIN residents r ON r.id = t.resident_id ORDER BY t.number`)
}
