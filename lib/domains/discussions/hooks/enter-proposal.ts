import { sql } from '@payloadcms/db-postgres'
import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import type { Refusal } from '@/lib/contract/workflow'
import { lockDiscussion, type StoredDiscussion } from '@/lib/domains/discussions/hooks/stored-discussion'
import { idOf } from '@/lib/platform/payload/to-shapes'
import type { DiscussionVote } from '@/lib/platform/payload/payload-types'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import { env } from '@/lib/config/env'
import { messages } from '@/lib/contract/messages'
import { isoDay } from '@/lib/time/dates'

/** Gives a proposal on paper or in the journal the next number, under the lock of the residents' votes. */
export const enterProposal: CollectionBeforeChangeHook<DiscussionVote> = async ({ data, operation, req }) => {
  if (operation !== 'create' || req.payloadAPI === 'local') return data
  const id = idOf(data.discussion) ?? 0
  const discussion = await lockDiscussion(id, req)
  const errors = refuseProposal(data, discussion)
  if (errors.length > 0) throw new ValidationError({ errors, req })
  return { ...data, residentId: null, number: await nextNumber(id, req) }
}

/** Stamps the organiser's answer; anything but "accepted" needs a reason. */
export const answerProposal: CollectionBeforeChangeHook<DiscussionVote> = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || req.payloadAPI === 'local') return data
  const vote = { ...originalDoc, ...data }
  const errors = refuseAnswer(vote)
  if (errors.length > 0) throw new ValidationError({ errors, req })
  const isNew = vote.answerKind !== originalDoc.answerKind || vote.answerText !== originalDoc.answerText
  if (!isNew) return { ...data, answeredAt: originalDoc.answeredAt }
  return { ...data, answeredAt: vote.answerKind ? new Date().toISOString() : null, answerToldAt: null }
}

function refuseProposal(proposal: Partial<DiscussionVote>, discussion: StoredDiscussion | null): Refusal[] {
  if (!discussion?.isPublished) return [{ path: 'discussion', message: 'Обсуждение не опубликовано' }]
  const { days, today, stoppedAt } = discussion
  const stopped = stoppedAt ? isoDay(stoppedAt, env.TIME_ZONE) : today
  const received = proposal.receivedOn ? isoDay(proposal.receivedOn, env.TIME_ZONE) : ''
  const isInTime = received >= days.exhibitionStartDate && received <= days.exhibitionFinishDate && received <= stopped
  return [
    ...(proposal.source === 'portal' ? [{ path: 'source', message: 'Выберите: на бумаге или в журнале' }] : []),
    ...(proposal.text?.trim() ? [] : [{ path: 'text', message: messages.required }]),
    ...(isInTime ? [] : [{ path: 'receivedOn', message: 'Предложения принимаются в дни обсуждения' }]),
    ...(today > days.reviewFinishDate ? [{ path: 'discussion', message: 'Рассмотрение уже закончено' }] : []),
  ]
}

function refuseAnswer({ answerKind, answerText, isHidden, hiddenReason }: Partial<DiscussionVote>): Refusal[] {
  const needsReason = answerKind === 'partly' || answerKind === 'declined'
  return [
    ...(needsReason && !answerText?.trim() ? [{ path: 'answerText', message: 'Укажите причину' }] : []),
    ...(answerText?.trim() && !answerKind ? [{ path: 'answerKind', message: 'Выберите, что решено' }] : []),
    ...(isHidden && !hiddenReason?.trim() ? [{ path: 'hiddenReason', message: 'Укажите, что нарушено' }] : []),
  ]
}

async function nextNumber(id: number, req: PayloadRequest): Promise<number> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute(sql`SELECT next_register_number(${id}::int) AS number`)
  return (rows[0] as { number: number }).number
}
