import { pointsQuery, type ClaimsFilter } from '@/components/features/claims/claim-address'
import { buildRequest } from '@/lib/client/call'
import { listClaimPoints } from '@/lib/domains/claims/contract'

/**
 * Preloads the points of the map with the page, before its scripts, but with low priority, so that the page is drawn
 * first.
 */
export function PointsPreload({ filter }: { filter: ClaimsFilter }) {
  const { url } = buildRequest('http://portal', listClaimPoints, { query: pointsQuery(filter) })
  const { pathname, search } = new URL(url)
  return <link rel="preload" as="fetch" href={pathname + search} crossOrigin="anonymous" fetchPriority="low" />
}
