'use client'

import { useDeferredValue } from 'react'
import { claimsQuery, type ClaimsFilter } from '@/components/features/claims/claim-address'
import { ClaimRow } from '@/components/features/claims/claim-row'
import { toShownClaim } from '@/components/features/claims/shown-claim'
import { useVisibleClaims } from '@/components/features/claims/hooks'
import { cityTimeZone } from '@/components/ui/city-time-zone'
import type { MapBounds } from '@/components/map/map-place'
import { MoreButton } from '@/components/ui/button/more-button'
import { QueryProvider } from '@/components/ui/query-provider'
import { formatCount } from '@/lib/text/plural'

const LIST = 'visible-claims'

interface VisibleClaimsProps {
  filter: ClaimsFilter
  bounds: MapBounds
}

export function VisibleClaims(props: VisibleClaimsProps) {
  return (
    <QueryProvider>
      <Rows {...props} />
    </QueryProvider>
  )
}

function Rows({ filter, bounds }: VisibleClaimsProps) {
  const list = useVisibleClaims(filter, useDeferredValue(bounds))
  const { data, isError } = list
  const total = data?.pages[0]?.total
  if (isError) return <p role="alert">Не удалось загрузить список. Проверьте соединение и попробуйте ещё раз.</p>
  return (
    <>
      <p role="status" className="mb-2 text-ink-soft">
        {total === undefined && 'Загружаем…'}
        {total === 0 && 'На этом участке карты заявок нет'}
        {total ? `На карте ${formatCount(total, ['заявка', 'заявки', 'заявок'])}` : ''}
      </p>
      <ul id={LIST} className="divide-y divide-line border-y border-line empty:border-0">
        {data?.pages
          .flatMap((page) => page.data)
          .map((claim) => (
            <li key={claim.id}>
              <ClaimRow claim={toShownClaim(claim, cityTimeZone(), claimsQuery(filter))} />
            </li>
          ))}
      </ul>
      <MoreButton listId={LIST} list={list} className="mt-8 w-full" />
    </>
  )
}
