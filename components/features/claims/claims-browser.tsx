'use client'

import { Map as MapIcon } from 'lucide-react'
import dynamic from 'next/dynamic'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { claimsQuery, type ClaimsFilter } from '@/components/features/claims/claim-address'
import type { MarkedTheme } from '@/components/features/claims/claim-place'
import type { ClaimsMapProps } from '@/components/features/claims/claims-map'
import { ClaimsPicture, type FirstSight } from '@/components/features/claims/claims-picture'
import { classNames } from '@/components/ui/class-names'
import { fetchBases, lazyPart } from '@/components/ui/lazy-part'
import { MapBypass } from '@/components/ui/map/map-bypass'
import { MapBoundary } from '@/components/ui/map/map-boundary'
import { MapPoster } from '@/components/ui/map/map-poster'
import { useMapServices } from '@/components/ui/map/map-provider'
import { MapWaits } from '@/components/ui/map/map-waits'
import type { MapBounds } from '@/components/ui/map/map-place'
import { hasOwnTiles } from '@/components/ui/map/tiles'
import { useHydrated } from '@/components/ui/use-hydrated'
import { loadSchemas } from '@/lib/api/load-schemas'

// The map is what people come for: the server, which draws its picture, names its scripts in the page, and the browser begins
// with them before the page comes alive.
const bases = fetchBases(
  typeof window === 'undefined'
    ? []
    : [
        loadSchemas,
        () => import('@/components/features/claims/hooks'),
        () => import('@/components/ui/map/leaflet-map'),
        () => import('@/components/features/claims/claims-map'),
      ],
)
const ClaimsMap = dynamic<ClaimsMapProps>(async () => {
  if (typeof window === 'undefined') return MapWaits
  await bases
  return (await import('@/components/features/claims/claims-map')).ClaimsMap
})
const ClaimsInSight = lazyPart(async () => (await import('@/components/features/claims/claims-in-sight')).ClaimsInSight)

/** What stands beside the map: the list or the card. */
const BESIDE = 'beside-map'

interface InSightProps {
  filter: ClaimsFilter
  bounds: MapBounds
  /** The list of the whole city, until the other one is there. */
  children: ReactNode
}

function InSight({ filter, bounds, children }: InSightProps) {
  const failed = (
    <>
      <p role="alert" className="mb-4">
        Не удалось показать то, что на карте. Ниже — заявки по всему городу.
      </p>
      {children}
    </>
  )
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={children}>
        <ClaimsInSight filter={filter} bounds={bounds} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Where no picture came with the page; under that one there is no need of another. */
function FirstPoster() {
  return useHydrated() ? <MapPoster isFirst /> : <MapWaits />
}

interface ClaimsBrowserProps extends FirstSight {
  filter: ClaimsFilter
  themes: readonly MarkedTheme[]
  /** Filters above the list. */
  bar: ReactNode
  /** The list or the card, drawn by the server. */
  children: ReactNode
}

/**
 * The map and beside it what it shows: the server's list or card, or the claims of the part of the city in sight. The filters come
 * before the map, whose stops are many.
 */
export function ClaimsBrowser({ filter, themes, chosen, groups, bar, children }: ClaimsBrowserProps) {
  // the same themes for the whole visit: markers are not made anew with every card
  const [kept] = useState(themes)
  const [bounds, setBounds] = useState<MapBounds | null>(null)
  const [follows, setFollows] = useState(false)
  const picture = usePicture(claimsQuery(filter), { chosen, groups })
  const inSight = follows && chosen === null ? bounds : null
  return (
    <div
      data-places-map
      className="gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:grid-rows-[auto_1fr] xl:gap-x-10"
    >
      {bar && <div className="min-w-0 lg:col-start-1 lg:row-start-1">{bar}</div>}
      <div
        className={classNames(
          'relative isolate -mx-(--gutter) overflow-hidden bg-brand-tint sm:mx-0 sm:rounded-card',
          chosen ? 'h-72' : 'h-[58dvh] min-h-80',
          'lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[calc(100dvh-var(--header)-2rem)] lg:max-h-[52rem]',
          'print:hidden [@media(scripting:none)]:hidden',
        )}
      >
        <MapBypass to={BESIDE} />
        <MapBoundary>
          <Suspense fallback={picture.element ? <MapWaits /> : <FirstPoster />}>
            <ClaimsMap {...{ filter, chosen, groups }} themes={kept} onMove={setBounds} onDrawn={picture.takeAway} />
          </Suspense>
        </MapBoundary>
        {picture.element}
      </div>
      <div
        id={BESIDE}
        tabIndex={-1}
        className={classNames(
          'mt-6 min-w-0 scroll-mt-24 outline-none lg:col-start-1 lg:mt-0',
          bar ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1',
        )}
      >
        {chosen === null && (
          <FollowButton follows={follows} isReady={bounds !== null} onPress={() => setFollows(!follows)} />
        )}
        {inSight ? (
          <InSight filter={filter} bounds={inSight}>
            {children}
          </InSight>
        ) : (
          children
        )}
      </div>
    </div>
  )
}

interface FollowButtonProps {
  follows: boolean
  isReady: boolean
  onPress: () => void
}

/** Its place is there before the map is: the list must not move down. */
function FollowButton({ follows, isReady, onPress }: FollowButtonProps) {
  return (
    <div className={classNames('mb-4 [@media(scripting:none)]:hidden', !isReady && 'invisible')}>
      <button type="button" onClick={onPress} className="link inline-flex min-h-11 items-center gap-2">
        <MapIcon aria-hidden className="size-5" />
        {follows ? 'Показать по всему городу' : 'Показать только то, что на карте'}
      </button>
    </div>
  )
}

/**
 * The picture that came with the page, until the map itself is drawn or leads elsewhere. A page that is reached from another one
 * has none: its styles are named in the policy of its own HTML alone.
 */
function usePicture(query: string, first: FirstSight) {
  const { settings } = useMapServices()
  const isHydrated = useHydrated()
  const [came] = useState(isHydrated ? null : { query, first })
  const [isTaken, setTaken] = useState(false)
  const takeAway = useCallback(() => setTaken(true), [])
  const isOther = came !== null && (came.query !== query || came.first.chosen?.id !== first.chosen?.id)
  // and stays away when the visitor comes back
  if (isOther && !isTaken) setTaken(true)
  const stands = came && !isTaken && hasOwnTiles(settings)
  const element = stands ? <ClaimsPicture settings={settings} {...came.first} /> : null
  return { element, takeAway }
}
