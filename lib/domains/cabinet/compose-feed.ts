import { buildPage } from '@/lib/contract/page'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import type { Domain } from '@/lib/platform/domain'

const PER_PAGE = 20

/** Merges what the domains know of a resident's activity, newest first. */
export async function composeFeed(domains: readonly Domain[], residentId: number, page: number) {
  const limit = page * PER_PAGE
  const parts = await Promise.all(domains.flatMap(({ feed }) => feed?.(residentId, limit) ?? []))
  const newest = parts.flatMap(({ entries }) => entries).sort((one, other) => other.at.localeCompare(one.at))
  const total = parts.reduce((sum, part) => sum + part.total, 0)
  const shown = newest.slice(limit - PER_PAGE, limit)
  return { feed: buildPage(shown, { total, perPage: PER_PAGE, page, path: listResidentFeed.path }) }
}
