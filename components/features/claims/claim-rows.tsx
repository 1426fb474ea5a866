'use client'

import { ClaimRow } from '@/components/features/claims/claim-row'
import type { ShownClaim } from '@/components/features/claims/shown-claim'
import { PagedList } from '@/components/ui/list/paged-list'
import type { RowsPage } from '@/components/ui/filtered-list/section-text'
import { paths } from '@/lib/config/paths'

/** The list beside the map. */
export function ClaimRows({ page, query }: { page: RowsPage<ShownClaim>; query: string }) {
  return (
    <PagedList
      listId="claims-list"
      page={page}
      path={paths.socialControlMap}
      query={query}
      className="divide-y divide-line border-y border-line"
    >
      {page.data.map((claim) => (
        <li key={claim.id}>
          <ClaimRow claim={claim} />
        </li>
      ))}
    </PagedList>
  )
}

/** The latest claims of the start page. */
export function LatestClaims({ claims }: { claims: readonly ShownClaim[] }) {
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {claims.map((claim) => (
        <li key={claim.id}>
          <ClaimRow claim={claim} heading="h3" />
        </li>
      ))}
    </ul>
  )
}
