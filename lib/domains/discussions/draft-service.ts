import { env } from '@/lib/config/env'
import { FINISH_CODE, type StageCode, DISCUSSION_CODE, NOTICE_CODE } from '@/lib/domains/discussions/contract'
import type { DiscussionRow } from '@/lib/domains/discussions/repository'
import { findDraft } from '@/lib/platform/payload/find-pages'
import type { Discussion } from '@/lib/platform/payload/payload-types'
import { daysUntil, isoDay } from '@/lib/time/dates'

interface DraftDiscussion {
  row: DiscussionRow
  content: Discussion
}

/** Returns a discussion as it will be once its draft is published; null if there is none. */
export async function readDraft(id: number): Promise<DraftDiscussion | null> {
  const content = await findDraft('discussions', id)
  return content && { row: toRow(content), content }
}

function toRow(draft: Discussion): DiscussionRow {
  const code = computeStage(draft)
  return {
    id: draft.id,
    title: draft.title,
    address: draft.address ?? null,
    code,
    title_npa: draft.titleNpa ?? null,
    latitude: draft.latitude ?? null,
    longitude: draft.longitude ?? null,
    notification_start_date: toDay(draft.notificationStartDate),
    notification_finish_date: toDay(draft.notificationFinishDate),
    exhibition_start_date: toDay(draft.exhibitionStartDate),
    exhibition_finish_date: toDay(draft.exhibitionFinishDate),
    review_start_date: toDay(draft.reviewStartDate),
    review_finish_date: toDay(draft.reviewFinishDate),
    days_left: countDaysLeft(draft, code),
    organizer: draft.organizer ?? null,
    contacts: draft.contacts ?? null,
    territory: draft.territory,
    stopped_at: draft.stoppedAt ?? null,
    stop_reason: draft.stopReason ?? null,
    comment_required: draft.commentRequired ?? false,
    result: (code === FINISH_CODE && draft.result?.trim()) || null,
    has_papers: (draft.finishDocuments ?? []).length > 0,
    updated_at: draft.updatedAt,
  }
}

/** Computes the stage as the database does; a discussion that has not begun is previewed as announced. */
function computeStage({ stoppedAt, exhibitionStartDate, exhibitionFinishDate }: Discussion): StageCode {
  const today = isoDay(new Date(), env.TIME_ZONE)
  if (stoppedAt || today > toDay(exhibitionFinishDate)) return FINISH_CODE
  return today >= toDay(exhibitionStartDate) ? DISCUSSION_CODE : NOTICE_CODE
}

function countDaysLeft({ exhibitionStartDate, exhibitionFinishDate }: Discussion, code: StageCode): number | null {
  if (code === FINISH_CODE) return null
  return daysUntil(code === NOTICE_CODE ? exhibitionStartDate : exhibitionFinishDate, env.TIME_ZONE)
}

function toDay(moment: string): string {
  return isoDay(moment, env.TIME_ZONE)
}
