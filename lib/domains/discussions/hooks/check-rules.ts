import { type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, ValidationError } from 'payload'
import { env } from '@/lib/config/env'
import type { Refusal } from '@/lib/contract/workflow'
import { periodDays, type Periods, refuseChanges, refusePeriods } from '@/lib/domains/discussions/hooks/periods'
import {
  lockDiscussion,
  recordPostponement,
  type StoredDiscussion,
} from '@/lib/domains/discussions/hooks/stored-discussion'
import type { Discussion } from '@/lib/platform/payload/payload-types'
import { isoDay } from '@/lib/time/dates'

/** Enforces periods by law, no change residents rely on, and a final stop with a reason. */
export const checkRules: CollectionBeforeChangeHook<Discussion> = async ({ data, originalDoc, req }) => {
  const discussion = { ...originalDoc, ...data }
  if (discussion._status !== 'published' || req.payloadAPI === 'local') return data
  const stored = originalDoc?.id ? await lockDiscussion(originalDoc.id, req) : null
  const published = stored?.isAnnounced ? stored : null
  const days = toDays(discussion)
  const errors = [
    ...refusePeriods(days, noticedOn(published)),
    ...(published ? refuseChanges(published.days, days, published.today) : []),
    ...refuseStop(discussion, published),
  ]
  if (errors.length > 0) throw new ValidationError({ errors, req })
  if (originalDoc?.id && published && !discussion.isStopped)
    await recordPostponement(originalDoc.id, published, days, req)
  return { ...data, ...toStop(discussion, published), ...fixVoteRules(published) }
}

export const refuseDeletingVotes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { discussion: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'discussion-votes', where, req })
  if (totalDocs === 0) return
  const message = 'В обсуждении есть голоса: его можно остановить или снять с публикации, но не удалить'
  throw new ValidationError({ errors: [{ path: 'title', message }], req })
}

/** The notice period counts from the day residents could read it. */
function noticedOn(published: StoredDiscussion | null): string {
  const today = isoDay(new Date(), env.TIME_ZONE)
  const start = published?.days.notificationStartDate ?? today
  return start < today ? start : today
}

function toDays(discussion: Partial<Discussion>): Periods {
  const days = periodDays.map((name) => [name, discussion[name] ? isoDay(discussion[name], env.TIME_ZONE) : ''])
  return Object.fromEntries(days) as Periods
}

function refuseStop(discussion: Partial<Discussion>, published: StoredDiscussion | null): Refusal[] {
  const { isStopped, stopReason } = discussion
  if (published?.stoppedAt && !isStopped)
    return [{ path: 'isStopped', message: 'Остановленное обсуждение не возобновляют: объявите новое' }]
  if (!isStopped || published?.stoppedAt) return []
  if (!stopReason?.trim()) return [{ path: 'stopReason', message: 'Укажите причину: её прочтут все' }]
  const isOver = published && published.days.exhibitionFinishDate < published.today
  return isOver ? [{ path: 'isStopped', message: 'Обсуждение уже завершено' }] : []
}

function toStop({ isStopped }: Partial<Discussion>, published: StoredDiscussion | null): Partial<Discussion> {
  if (!isStopped) return { stoppedAt: null }
  return { stoppedAt: published?.stoppedAt ?? new Date().toISOString() }
}

/** The comment rule is fixed once voting has begun. */
function fixVoteRules(published: StoredDiscussion | null): Partial<Discussion> {
  const hasBegun = published && published.days.exhibitionStartDate <= published.today
  return hasBegun ? { commentRequired: published.commentRequired } : {}
}
