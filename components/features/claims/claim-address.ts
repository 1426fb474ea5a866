import { paths } from '@/lib/config/paths'
import type { ClaimListFilter } from '@/lib/domains/claims/lists-contract'
import { queryOf } from '@/lib/shared/address-params'

export type ClaimsFilter = Partial<ClaimListFilter>

/** The filter as it stands in an address, without the page and without `?`. */
export function claimsQuery(filter: ClaimsFilter): string {
  const { codes, parents, category, department, figure, overdue, text, start_date: start, end_date: end } = filter
  const listed = { codes: codes?.join(','), parents: parents?.join(',') }
  return queryOf({
    ...listed,
    ...{ category, department, figure, text },
    overdue: overdue ? 'true' : undefined,
    ...{ start_date: start, end_date: end },
  })
}

/** What the map and the list beside it ask for; lists go by commas, as an address holds them. */
export function pointsQuery(filter: ClaimsFilter) {
  const { codes, parents, overdue, page: _page, bbox: _bbox, ...rest } = filter
  const lists = { codes: codes?.join(','), parents: parents?.join(',') }
  return { ...rest, ...lists, overdue: overdue ? 'true' : undefined }
}

/** Address of the first page of the map with that filter. */
export function claimsHref(filter: ClaimsFilter): string {
  const query = claimsQuery(filter)
  return query ? `${paths.socialControlMap}?${query}` : paths.socialControlMap
}

/** Address of a claim; the filter of the map it was found on stays with it. */
export function claimHref(id: number, query: string): string {
  return query ? `${paths.claim(id)}&${query}` : paths.claim(id)
}
