import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { type ClaimCode, claimCodes } from '@/lib/domains/claims/states'
import { judgeDay } from '@/lib/domains/claims/repository'
import type { ClaimVerdictInput } from '@/lib/domains/claims/shapes'
import { toNoon } from '@/lib/time/dates'
import { listCodes } from '@/lib/platform/database/select'

/**
 * Writes the author's verdict in one statement if it may still be given; «не решено» opens the claim again. Returns the
 * previous code, or null. Without `residentId` the caller has checked the email's key: of a guest, or of the account
 * that has become the owner since.
 */
export async function giveVerdict(
  verdict: ClaimVerdictInput,
  residentId: number | null,
  photoId: number | null,
): Promise<ClaimCode | null> {
  const { id, is_accepted: accepted, user_comment: comment } = verdict
  const [row] = await query<{ before: ClaimCode }>(sql`
    UPDATE claims c SET is_accepted = ${accepted ? 'yes' : 'no'}::enum_claims_is_accepted, user_comment = ${comment},
      sent_verdict_photo_id = ${photoId}, commented_at = now(), updated_at = now(),
      code = CASE WHEN ${accepted} THEN c.code ELSE ${listCodes(claimCodes.underReview)}::enum_claims_code END,
      answered_at = CASE WHEN ${accepted} THEN c.answered_at END,
      report_text = CASE WHEN ${accepted} THEN c.report_text END,
      report_document_id = CASE WHEN ${accepted} THEN c.report_document_id END
    FROM (SELECT id, code FROM claims WHERE id = ${id} FOR UPDATE) old
    WHERE c.id = old.id AND (${residentId}::int IS NULL OR c.resident_id = ${residentId}::int)
      AND (c.resident_id IS NOT NULL OR c.author_email IS NOT NULL)
      AND ${judgeDay('c')} IS NOT NULL
    RETURNING old.code::text::int AS before`)
  return row?.before ?? null
}

interface VerdictEvent {
  title: string
  before: ClaimCode
  after: ClaimCode
  note: string | null
  deadline: string | null
}

export async function writeVerdictEvent(
  id: number,
  { title, before, after, note, deadline }: VerdictEvent,
): Promise<void> {
  await query(sql`
    INSERT INTO claim_events (claim_id, title, from_code, to_code, who, note)
    VALUES (${id}, ${title}, ${String(before)}::enum_claim_events_from_code,
      ${String(after)}::enum_claim_events_to_code, 'Автор заявки', ${note})`)
  if (deadline)
    await query(
      sql`UPDATE claims SET deadline_date = ${toNoon(deadline)}::timestamptz, updated_at = now() WHERE id = ${id}`,
    )
}

export async function findTermDays(id: number): Promise<number> {
  const [row] = await query<{ term_days: number }>(sql`
    SELECT k.term_days::int AS term_days FROM claims c JOIN claim_categories k ON k.id = c.category_id WHERE c.id = ${id}`)
  return row?.term_days ?? 10
}
