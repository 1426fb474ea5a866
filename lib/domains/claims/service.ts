import { buildPaginator } from '@/lib/contract/graphql-shapes'
import {
  countByCategoryAndCode,
  findAboutBlocks,
  findCategories,
  type CategoryRow,
} from '@/lib/domains/claims/details-repository'
import { countClaims, findClaims, findFigures, findPoints } from '@/lib/domains/claims/repository'
import type {
  ClaimCategoryTree,
  ClaimFilter,
  ClaimPoints,
  DepartmentFigures,
  PointsFilter,
} from '@/lib/domains/claims/shapes'
import { claimCodes } from '@/lib/domains/claims/states'
import { toHtml } from '@/lib/platform/documents/rich-text'
import { cachedPerContentVersion } from '@/lib/runtime/content-cache'

export type Category = Omit<ClaimCategoryTree, 'childCategories' | 'claims_count'> & { parent_id: number | null }

/** Published claims; the count of a top category includes its subcategories. */
export interface ClaimCounts {
  byCategory: ReadonlyMap<number, number>
  byCode: ReadonlyMap<number, number>
}

export async function listCategories(): Promise<Category[]> {
  const found = await findCategories()
  return found.map((row) => toCategory(row, found))
}

/** One query counts by category and by code. */
export async function countPublicClaims(): Promise<ClaimCounts> {
  const counts = await countByCategoryAndCode()
  return {
    byCategory: sumBy(counts, ({ category_id: id, parent_id: parent }) => (parent === null ? [id] : [id, parent])),
    byCode: sumBy(counts, ({ code }) => [code]),
  }
}

export async function getCategoryTree(): Promise<{ categories: ClaimCategoryTree[] }> {
  const [all, { byCategory }] = await Promise.all([listCategories(), countPublicClaims()])
  const counted = all.map((one) => ({ ...one, claims_count: byCategory.get(one.id) ?? 0 }))
  const categories = counted
    .filter(({ parent_id: parent }) => parent === null)
    .map((top) => ({ ...top, childCategories: counted.filter(({ parent_id: parent }) => parent === top.id) }))
  return { categories }
}

export async function paginateClaims(filter: ClaimFilter, { first, page }: { first: number; page: number }) {
  const [total, found] = await Promise.all([countClaims(filter), findClaims(filter, first, (page - 1) * first)])
  return buildPaginator(found, { total, first, page })
}

export function countSolved(): Promise<number> {
  return countClaims({ codes: [claimCodes.solved] })
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

export function listPoints(filter: PointsFilter): Promise<{ points: ClaimPoints }> {
  return cachedPerContentVersion(`claim points ${JSON.stringify(filter)}`, async () => {
    const { x, y, ...found } = await findPoints(filter)
    const origin = { x: least(x), y: least(y) }
    return { points: { ...found, origin, x: x.map((one) => one - origin.x), y: y.map((one) => one - origin.y) } }
  })
}

export async function getAboutProject(draft: boolean) {
  const blocks = await findAboutBlocks(draft)
  return {
    about_project: blocks.map(({ description }, index) => ({ id: index + 1, description: toHtml(description) })),
  }
}

export async function getFigures(): Promise<{ departments: DepartmentFigures[] }> {
  const found = await findFigures()
  return {
    departments: found.map(({ id, title, median_days: days, ...counts }) => ({
      department: { id, title },
      median_days: days === null ? null : Math.round(days),
      ...counts,
    })),
  }
}

function sumBy<T extends { total: number }>(all: readonly T[], listKeys: (row: T) => number[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const row of all) for (const key of listKeys(row)) sums.set(key, (sums.get(key) ?? 0) + row.total)
  return sums
}

function least(values: readonly number[]): number {
  return values.reduce((smallest, value) => Math.min(smallest, value), values[0] ?? 0)
}
