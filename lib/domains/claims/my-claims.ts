import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { claimMessages } from '@/lib/domains/claims/messages'
import { AppError } from '@/lib/contract/errors'
import type { FeedEntry, FeedPart } from '@/lib/contract/feed-entry'
import { messages } from '@/lib/contract/messages'
import type { MyClaims } from '@/lib/domains/claims/contract'
import * as repository from '@/lib/domains/claims/my-claims-repository'
import type { MyClaim } from '@/lib/domains/claims/shapes'
import { claimStatusName, isOpenClaim, unfinishedClaimCodes, claimCodes } from '@/lib/domains/claims/states'
import { isoDay, toIso } from '@/lib/time/dates'

export async function listClaimFeed(residentId: number, limit: number): Promise<FeedPart> {
  const found = await repository.findFeedClaims(residentId, limit)
  return { total: found[0]?.total ?? 0, entries: found.map(toEntry) }
}

export async function getMyClaim(id: number, residentId: number): Promise<MyClaim> {
  const row = await repository.findSentClaim(residentId, id)
  if (!row) throw new AppError('notFound')
  return { claim: toEntry(row), words: toPhrase(row) }
}

export async function listMyClaims(residentId: number): Promise<MyClaims> {
  const [own, joined] = await Promise.all([
    repository.findMyClaims(residentId),
    repository.findJoinedClaims(residentId),
  ])
  return {
    own: own.map(({ id, judge_until: until }) => ({ id, judge_until: toIso(until) })),
    joined: joined.map(({ id }) => id),
    waiting: [...own, ...joined].flatMap((one) => (one.is_waiting ? one.id : [])),
  }
}

function toEntry(row: repository.MyClaimRow): FeedEntry {
  const { id, category, address, text, code, shown_id: shown, is_joined: isJoined, at } = row
  const answerBy = isOpenClaim(code) ? row.answer_by : null
  return {
    kind: isJoined ? 'joined_claim' : 'claim',
    id,
    title: `№ ${id} · ${[category, address].filter(Boolean).join(', ')}`,
    text,
    state: toState(row),
    url: shown === null ? null : paths.claim(shown),
    at: toIso(at),
    answer_by: answerBy,
    is_overdue: answerBy !== null && answerBy < isoDay(new Date(), env.TIME_ZONE),
    is_open: unfinishedClaimCodes.includes(code),
  }
}

function toPhrase(row: repository.MyClaimRow): string {
  if (row.code === claimCodes.inModeration && !row.is_waiting) return claimMessages.inReview
  return toState(row).replace(/^./, (first) => first.toLowerCase())
}

function toState({ id, code, shown_id: shown, is_waiting: isWaiting }: repository.MyClaimRow): string {
  if (isWaiting) return messages.awaitsEmailConfirmation
  return shown === null || shown === id ? claimStatusName(code) : claimMessages.merged(shown)
}
