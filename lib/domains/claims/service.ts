import {
  countByCategoryAndCode,
  countClaims,
  countResidents,
  findAboutBlocks,
  findCategories,
  findClaim,
  findClaims,
  findPoints,
  findSimilar,
  type CategoryRow,
  type ClaimRow,
} from '@/lib/domains/claims/repository'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { claimStatusName, publicClaimCodes } from '@/lib/domains/claims/states'
import {
  type ClaimCategoryTree,
  type ClaimFilter,
  type ClaimPoints,
  type PointsFilter,
} from '@/lib/domains/claims/contract'
import { AppError } from '@/lib/contract/errors'
import { buildPaginator } from '@/lib/contract/graph-shapes'
import { whileUnchanged } from '@/lib/runtime/content-cache'

/** A list has at most so many claims; the map asks for points instead. */
const MOST_CLAIMS = 5_000
const MOST_SIMILAR = 10

export type Category = Omit<ClaimCategoryTree, 'childCategories' | 'claims_count'> & { parent_id: number | null }

/** Counts of published claims: that of a parent category includes its children. */
export interface ClaimCounts {
  byCategory: ReadonlyMap<number, number>
  byCode: ReadonlyMap<number, number>
}

/** Returns all categories in the order of the back office. */
export async function listCategories(): Promise<Category[]> {
  const found = await findCategories()
  return found.map((row) => toCategory(row, found))
}

/** Counts public claims by category and by code in one query; only those who show the counters call it. */
export async function countPublicClaims(): Promise<ClaimCounts> {
  const counts = await countByCategoryAndCode()
  return {
    byCategory: sumBy(counts, ({ category_id: id, parent_id: parent }) => (parent === null ? [id] : [id, parent])),
    byCode: sumBy(counts, ({ code }) => [code]),
  }
}

/** Returns the categories with their counters as a tree of two levels. */
export async function categoryTree(): Promise<{ categories: ClaimCategoryTree[] }> {
  const [all, { byCategory }] = await Promise.all([listCategories(), countPublicClaims()])
  const counted = all.map((one) => ({ ...one, claims_count: byCategory.get(one.id) ?? 0 }))
  const categories = counted
    .filter(({ parent_id: parent }) => parent === null)
    .map((top) => ({ ...top, childCategories: counted.filter(({ parent_id: parent }) => parent === top.id) }))
  return { categories }
}

/** Public statuses. Code 5 (in moderation) is seen by the author and staff only. */
export function listStatuses() {
  return publicClaimCodes.map((code) => ({ id: code, code, name: claimStatusName(code) }))
}

export function listClaims(filter: ClaimFilter): Promise<ClaimRow[]> {
  return findClaims(filter, MOST_CLAIMS)
}

/** Returns a page of published claims, newest first. */
export async function paginateClaims(filter: ClaimFilter, { first, page }: { first: number; page: number }) {
  const [total, found] = await Promise.all([countClaims(filter), findClaims(filter, first, (page - 1) * first)])
  return buildPaginator(found, { total, first, page })
}

/** Returns a claim, or the one it was merged into; the author sees it before publication too. Throws notFound. */
export async function getClaim(id: number, residentId: number | null): Promise<ClaimRow> {
  const claim = await findClaim(id, residentId)
  if (!claim) throw new AppError('notFound')
  return claim
}

/** Returns the same as `getClaim`, but null instead of an error. */
export function findOne(id: number, residentId: number | null): Promise<ClaimRow | null> {
  return findClaim(id, residentId)
}

/** Counts registered residents for the home variant. */
export function countUsers(): Promise<number> {
  return countResidents()
}

export function countSolved(): Promise<number> {
  return countClaims({ codes: [3] })
}

/** Finds claims that may be about the same problem: of the same category, near, not refused. `radius` is in metres. */
export function listSimilar(near: { x: number; y: number; categoryId: number; radius: number }): Promise<ClaimRow[]> {
  return findSimilar(near, MOST_SIMILAR)
}

/** A category without an icon or a department has those of its parent. */
function toCategory(row: CategoryRow, all: readonly CategoryRow[]): Category {
  const parent = all.find(({ id }) => id === row.parent_id)
  const icon = row.icon ?? parent?.icon ?? null
  return {
    id: row.id,
    title: row.title,
    icon: icon ? { url: `/claim-icons/${icon}.svg`, alt: row.title } : null,
    covers: row.covers,
    term_days: row.term_days,
    department: row.department ?? parent?.department ?? null,
    parent_id: row.parent_id,
  }
}

/** Returns published claims as points of the map, without texts. */
export function listPoints(filter: PointsFilter): Promise<{ points: ClaimPoints }> {
  return whileUnchanged(`claim points ${JSON.stringify(filter)}`, async () => {
    const { x, y, ...found } = await findPoints(filter)
    const origin = { x: leastOf(x), y: leastOf(y) }
    return { points: { ...found, origin, x: x.map((one) => one - origin.x), y: y.map((one) => one - origin.y) } }
  })
}

/** Returns the blocks of «О проекте»; `draft` includes unpublished changes. */
export async function getAboutProject(draft: boolean) {
  const blocks = await findAboutBlocks(draft)
  return {
    about_project: blocks.map(({ description }, index) => ({ id: index + 1, description: toHtml(description) })),
  }
}

function sumBy<T extends { total: number }>(all: readonly T[], keysOf: (row: T) => number[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const row of all) for (const key of keysOf(row)) sums.set(key, (sums.get(key) ?? 0) + row.total)
  return sums
}

function leastOf(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), values[0] ?? 0)
}
