import { env } from '@/lib/config/env'
import { isOpenMatter } from '@/lib/contract/feed-entry'
import type { OpenMatters } from '@/lib/domains/cabinet/feed-contract'
import { UNDO_DAYS } from '@/lib/domains/residents/erasure/rules'
import type { Domain } from '@/lib/platform/domain'
import { isoDay } from '@/lib/time/dates'

/** Upper bound for each kind; nobody has as many. */
const MOST = 1_000
const DAY_MS = 86_400_000

/** Returns unfinished matters, first those to be answered after the erasure. */
export async function listOpenMatters(domains: readonly Domain[], residentId: number): Promise<OpenMatters> {
  const erasedOn = isoDay(new Date(Date.now() + UNDO_DAYS * DAY_MS), env.TIME_ZONE)
  const parts = await Promise.all(domains.flatMap(({ feed }) => feed?.(residentId, MOST) ?? []))
  const open = parts.flatMap(({ entries }) => entries).filter(isOpenMatter)
  const matters = open.map((entry) => ({
    ...entry,
    outlives_account: entry.answer_by !== null && entry.answer_by > erasedOn,
  }))
  matters.sort((one, other) => Number(other.outlives_account) - Number(one.outlives_account))
  return { erased_on: erasedOn, matters }
}
