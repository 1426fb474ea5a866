import { pointsQuery, type ClaimsFilter } from '@/components/features/claims/claim-address'
import { buildRequest } from '@/lib/api/request'
import { listClaimPoints } from '@/lib/domains/claims/contract'

/** The browser asks for the points of the map with the page, not when the map's scripts have come, but after what draws the page. */
export function PointsPreload({ filter }: { filter: ClaimsFilter }) {
  const { url } = buildRequest('http://portal', listClaimPoints, { query: pointsQuery(filter) })
  const { pathname, search } = new URL(url)
  return <link rel="preload" as="fetch" href={pathname + search} crossOrigin="anonymous" fetchPriority="low" />
}
