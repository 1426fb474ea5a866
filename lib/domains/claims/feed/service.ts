import { findClaimsOf, findSentClaim, type OwnClaimRow } from '@/lib/domains/claims/feed/repository'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { claimStatusName, unfinishedClaimCodes, isOpenClaim } from '@/lib/domains/claims/states'
import { claimMessages } from '@/lib/domains/claims/messages'
import { messages } from '@/lib/contract/messages'
import type { FeedEntry, FeedPart } from '@/lib/contract/feed-entry'
import { isoDay } from '@/lib/time/dates'

/** Returns the newest claims of a resident, sent and joined, for the feed of the cabinet. */
export async function claimFeed(residentId: number, limit: number): Promise<FeedPart> {
  const found = await findClaimsOf(residentId, limit, env.TIME_ZONE)
  const today = isoDay(new Date(), env.TIME_ZONE)
  return { total: found[0]?.total ?? 0, entries: found.map((row) => toEntry(row, today)) }
}

/**
 * Returns one claim that the resident sent as an entry of the feed; `words` name its state within a sentence. Null for anybody
 * else's.
 */
export async function findOwn(residentId: number, id: number): Promise<{ claim: FeedEntry; words: string } | null> {
  const row = await findSentClaim(residentId, id, env.TIME_ZONE)
  return row && { claim: toEntry(row, isoDay(new Date(), env.TIME_ZONE)), words: wordsOf(row) }
}

function wordsOf(row: OwnClaimRow): string {
  if (row.code === 5 && !row.is_waiting) return claimMessages.inReview
  return stateOf(row).replace(/^./, (letter) => letter.toLowerCase())
}

function toEntry(row: OwnClaimRow, today: string): FeedEntry {
  const { id, category, address, text, code, shown_id: shown, is_joined: isJoined, at } = row
  const answerBy = isOpenClaim(code) ? row.answer_by : null
  return {
    kind: isJoined ? 'joined_claim' : 'claim',
    id,
    title: `№ ${id} · ${[category, address].filter(Boolean).join(', ')}`,
    text,
    state: stateOf(row),
    url: shown === null ? null : paths.claim(shown),
    at: new Date(at).toISOString(),
    answer_by: answerBy,
    is_overdue: answerBy !== null && answerBy < today,
    is_open: unfinishedClaimCodes.includes(code),
  }
}

function stateOf({ id, code, shown_id: shown, is_waiting: isWaiting }: OwnClaimRow): string {
  if (isWaiting) return messages.awaitsAddress
  return shown === null || shown === id ? claimStatusName(code) : claimMessages.merged(shown)
}
