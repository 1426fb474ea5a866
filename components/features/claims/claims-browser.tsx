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
  /** The title of the page. */
  head: ReactNode
  /** Filters above the list. */
  bar: ReactNode
  /** The list or the card, drawn by the server. */
  children: ReactNode
}

const ROOT = 'claims-map'
/** Height of the map of a phone: all of the screen but what is left to the title and the button under it; less for one claim. */
const WHOLE_CITY = '[--map:clamp(25rem,100svh_-_var(--header)_-_15rem,52rem)]'
const ONE_CLAIM = '[--map:max(19rem,46svh)]'
/** The room of the map is kept until it comes, which on phones is after the title that stands under it. */
const ROWS = 'grid-rows-[var(--map)_auto_auto_1fr] [@media(scripting:none)]:[--map:0rem] print:[--map:0rem]'
const WIDE_ROWS = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:grid-rows-[auto_auto_1fr]'
/** A part of the sheet that is pulled over the map of a phone by moving the page. */
const SHEET =
  'col-start-1 min-w-0 max-lg:relative max-lg:z-10 max-lg:-mx-(--gutter) max-lg:bg-paper max-lg:px-(--gutter)'
const SHEET_TOP =
  'row-start-2 pb-4 max-lg:rounded-t-card max-lg:shadow-above lg:col-span-2 lg:row-start-1 lg:pb-8 [@media(scripting:enabled)_and_(width<64rem)]:-mt-4'
const MAP =
  'sticky isolate col-start-1 row-[1/-1] -mx-(--gutter) h-(--map) overflow-hidden bg-brand-tint max-lg:top-(--header) lg:top-[calc(var(--header)+1rem)] lg:col-start-2 lg:row-[2/4] lg:mx-0 lg:h-[calc(100dvh-var(--header)-2rem)] lg:max-h-[52rem] lg:rounded-card print:hidden [@media(scripting:none)]:hidden'
const PHONE = '(width < 64rem)'

/**
 * The map and beside it what it shows: the server's list or card, or the claims of the part of the city in sight. The filters come
 * before the map, whose stops are many. On phones the map fills the screen, and all else is a sheet that goes over it.
 */
export function ClaimsBrowser({ filter, themes, chosen, groups, head, bar, children }: ClaimsBrowserProps) {
  // the same themes for the whole visit: markers are not made anew with every card
  const [kept] = useState(themes)
  const [bounds, setBounds] = useState<MapBounds | null>(null)
  const [follows, setFollows] = useState(false)
  const picture = usePicture(claimsQuery(filter), { chosen, groups })
  const inSight = follows && chosen === null ? bounds : null
  return (
    <div
      id={ROOT}
      data-places-map
      className={classNames(
        'shell grid grid-cols-[minmax(0,1fr)] gap-x-8 pb-20 lg:pt-7 lg:pb-28 xl:gap-x-10 print:pb-8',
        ...[chosen ? ONE_CLAIM : WHOLE_CITY, ROWS, WIDE_ROWS],
      )}
    >
      <div className={classNames(SHEET, SHEET_TOP)}>
        <SheetHandle />
        {head}
      </div>
      {bar && <div className={classNames(SHEET, 'row-start-3 lg:row-start-2')}>{bar}</div>}
      <MapRoom>
        <MapBoundary>
          <Suspense fallback={picture.element ? <MapWaits /> : <FirstPoster />}>
            <ClaimsMap {...{ filter, chosen, groups }} themes={kept} onMove={setBounds} onDrawn={picture.takeAway} />
          </Suspense>
        </MapBoundary>
        {picture.element}
      </MapRoom>
      <Beside isUnderBar={bar !== null}>
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
      </Beside>
    </div>
  )
}

/** The list or the card: the last part of the sheet, and on wide screens the column beside the map. */
function Beside({ isUnderBar, children }: { isUnderBar: boolean; children: ReactNode }) {
  return (
    <div
      id={BESIDE}
      tabIndex={-1}
      className={classNames(
        SHEET,
        'row-start-4 outline-none lg:col-start-1 lg:scroll-mt-24',
        isUnderBar ? 'lg:row-start-3' : 'lg:row-span-2 lg:row-start-2',
      )}
    >
      {children}
      <BackToMap />
    </div>
  )
}

/** Under the sheet nothing may have the focus; what stands at the lower edge of the map stays clear of its round corners. */
function MapRoom({ children }: { children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it takes no press of its own, and hears those of the map in it
    <div onFocus={uncoverMap} className={MAP}>
      <div className="absolute inset-0 max-lg:bottom-4">
        <MapBypass to={BESIDE} />
        {children}
      </div>
    </div>
  )
}

/** On phones the map lies at the top of the page: the sheet goes down from it. */
function uncoverMap() {
  if (window.matchMedia(PHONE).matches) window.scrollTo({ top: 0 })
}

/** What the sheet is pulled by; a press pulls it up to the list. */
function SheetHandle() {
  return (
    <a href={`#${BESIDE}`} className="flex h-6 items-center justify-center lg:hidden print:hidden">
      <span aria-hidden className="h-1 w-10 rounded-full bg-line-strong" />
      <span className="sr-only">К списку заявок</span>
    </a>
  )
}

/** At the thumb while the list lies over the map. */
function BackToMap() {
  return (
    <p className="sticky bottom-4 z-10 mt-6 flex justify-center lg:hidden print:hidden [@media(scripting:none)]:hidden">
      <a
        href={`#${ROOT}`}
        className="inline-flex min-h-12 items-center gap-2 rounded-full bg-ink px-6 font-medium text-paper no-underline shadow-above"
      >
        <MapIcon aria-hidden className="size-5" />
        Карта
      </a>
    </p>
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
    <div className={classNames('mb-1 [@media(scripting:none)]:hidden', !isReady && 'invisible')}>
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
