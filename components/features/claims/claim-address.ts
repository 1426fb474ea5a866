import { paths } from '@/lib/config/paths'
import type { ClaimListFilter } from '@/lib/domains/claims/shapes'
import { toQuery } from '@/lib/config/search-params'

export type ClaimsFilter = Partial<ClaimListFilter>

/** Returns the filter as a query string without page and `?`. */
export function claimsQuery(filter: ClaimsFilter): string {
  const { codes, parents, category, department, figure, overdue, text, start_date: start, end_date: end } = filter
  const listed = { codes: codes?.join(','), parents: parents?.join(',') }
  return toQuery({
    ...listed,
    category,
    department,
    figure,
    text,
    overdue: overdue ? 'true' : undefined,
    start_date: start,
    end_date: end,
  })
}

/** Returns the query of the points and of the list beside the map. */
export function pointsQuery(filter: ClaimsFilter) {
  const { codes, parents, overdue, page: _page, bbox: _bbox, ...rest } = filter
  const lists = { codes: codes?.join(','), parents: parents?.join(',') }
  return { ...rest, ...lists, overdue: overdue ? 'true' : undefined }
}

export function claimsHref(filter: ClaimsFilter): string {
  const query = claimsQuery(filter)
  return query ? `${paths.socialControlMap}?${query}` : paths.socialControlMap
}

/** Part of a claim's page where a guest joins it; its form is open if the address names it. */
export const JOIN_ANCHOR = 'join'

/** The address keeps the filter of the map where the claim was found. */
export function claimHref(id: number, query: string): string {
  return query ? `${paths.claim(id)}&${query}` : paths.claim(id)
}
