'use client'

import dynamic from 'next/dynamic'
import { Suspense, useCallback, useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BackToMap } from '@/components/features/claims/back-to-map'
import { claimsQuery, type ClaimsFilter } from '@/components/features/claims/claim-address'
import type { MarkedTheme } from '@/components/features/claims/claim-points'
import type { ClaimsMapProps } from '@/components/features/claims/claims-map'
import { ClaimsPicture, type FirstClaims } from '@/components/features/claims/claims-picture'
import { classNames } from '@/components/ui/class-names'
import { lazyPart, prefetchDependencies, whenIdle } from '@/components/ui/lazy-part'
import { SkipMapLink } from '@/components/map/map-slot'
import { MapBoundary, MapPlaceholder, MapSkeleton } from '@/components/map/map-placeholder'
import { useMapServices } from '@/components/map/map-provider'
import type { MapBounds } from '@/components/map/map-place'
import { hasMap, hasPortalTiles } from '@/components/map/tiles'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Icon } from '@/components/ui/icon/icon'

// The picture shows what the map will, so the filters and the list may answer first.
const ClaimsMap = dynamic<ClaimsMapProps>(async () => {
  if (typeof window === 'undefined') return MapSkeleton
  await whenIdle()
  await prefetchDependencies([
    () => import('@/components/map/leaflet-map'),
    () => import('@/components/features/claims/claims-map'),
  ])
  return (await import('@/components/features/claims/claims-map')).ClaimsMap
})
const VisibleClaims = lazyPart(async () => (await import('@/components/features/claims/visible-claims')).VisibleClaims)

const LIST_PANEL = 'beside-map'

interface VisiblePartProps {
  filter: ClaimsFilter
  /** Null if the list is not limited to the visible part. */
  bounds: MapBounds | null
  /** List of the whole city, shown until that of the visible part is loaded. */
  children: ReactNode
}

function VisiblePart({ filter, bounds, children }: VisiblePartProps) {
  if (!bounds) return children
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
        <VisibleClaims filter={filter} bounds={bounds} />
      </Suspense>
    </ErrorBoundary>
  )
}

function FirstPoster() {
  return useHydrated() ? <MapPlaceholder isFirst /> : <MapSkeleton />
}

interface ClaimsBrowserProps extends FirstClaims {
  filter: ClaimsFilter
  pointsUrl: string
  themes: readonly MarkedTheme[]
  head: ReactNode
  bar: ReactNode
  children: ReactNode
}

const ROOT = 'claims-map'
/** On a phone the map leaves room for the title and the counts above it and for the top of the sheet; for one claim it is low. */
const WHOLE_CITY = '[--map:clamp(18rem,100svh_-_var(--header)_-_23rem,46rem)]'
const NO_MAP = '[--map:11rem]'
const ONE_CLAIM = '[--map:15rem]'
/** The height is reserved until the map is loaded. */
const ROWS = 'grid-rows-[auto_var(--map)_auto_1fr] [@media(scripting:none)]:[--map:0rem] print:[--map:0rem]'
const WIDE_ROWS = 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)] lg:grid-rows-[auto_auto_1fr]'
const HEAD = 'col-start-1 row-start-1 min-w-0 scroll-mt-24 pb-4 lg:col-span-2 lg:pb-8'
/** On phones these parts slide over the map as the page is scrolled. */
const SHEET =
  'col-start-1 min-w-0 max-lg:relative max-lg:z-10 max-lg:-mx-(--gutter) max-lg:bg-paper max-lg:px-(--gutter)'
const SHEET_TOP = 'max-lg:rounded-t-card max-lg:shadow-above [@media(scripting:enabled)_and_(width<64rem)]:-mt-4'
const MAP =
  'sticky isolate col-start-1 row-[2/-1] -mx-(--gutter) h-(--map) overflow-hidden bg-brand-tint ' +
  'max-lg:top-(--header) lg:top-[calc(var(--header)+1rem)] lg:col-start-2 lg:row-[2/4] lg:mx-0 ' +
  'lg:h-[calc(100dvh-var(--header)-2rem)] lg:max-h-[52rem] lg:rounded-card print:hidden [@media(scripting:none)]:hidden'
const PHONE = '(width < 64rem)'

/** Filters come before the map, which has many tab stops. On phones the map fills the screen under a sliding sheet. */
export function ClaimsBrowser({ themes, names, head, bar, children, ...shown }: ClaimsBrowserProps) {
  const { filter, chosen, groups } = shown
  // kept for the whole visit, so the markers are not made anew with every card
  const [firstThemes] = useState(themes)
  const [firstNames] = useState(names)
  const [bounds, setBounds] = useState<MapBounds | null>(null)
  const [follows, setFollows] = useState(false)
  const picture = usePicture(claimsQuery(filter), { chosen, groups, names })
  const { settings } = useMapServices()
  return (
    <div
      id={ROOT}
      data-places-map
      className={classNames(
        'shell grid grid-cols-[minmax(0,1fr)] gap-x-8 pt-3 pb-10 lg:pt-7 lg:pb-28 xl:gap-x-10 print:pb-8',
        hasMap(settings) ? (chosen ? ONE_CLAIM : WHOLE_CITY) : NO_MAP,
        ROWS,
        WIDE_ROWS,
      )}
    >
      <div id="claim-head" className={HEAD}>
        {head}
      </div>
      {bar && <SheetBar>{bar}</SheetBar>}
      <MapFrame>
        <MapBoundary>
          <Suspense fallback={picture.element ? <MapSkeleton /> : <FirstPoster />}>
            <ClaimsMap
              {...shown}
              names={firstNames}
              themes={firstThemes}
              onMove={setBounds}
              onDrawn={picture.takeAway}
            />
          </Suspense>
        </MapBoundary>
        {picture.element}
      </MapFrame>
      <ListPanel isUnderBar={bar !== null} isLong={chosen === null}>
        {chosen === null && hasMap(settings) && (
          <FollowMapButton follows={follows} isReady={bounds !== null} onPress={() => setFollows(!follows)} />
        )}
        <VisiblePart filter={filter} bounds={follows && chosen === null ? bounds : null}>
          {children}
        </VisiblePart>
      </ListPanel>
    </div>
  )
}

function SheetBar({ children }: { children: ReactNode }) {
  return (
    <div className={classNames(SHEET, SHEET_TOP, 'row-start-3 lg:row-start-2')}>
      <SheetHandle />
      {children}
    </div>
  )
}

interface ListPanelProps {
  isUnderBar: boolean
  /** One claim is short: a button that floats over it would cover more than it brings. */
  isLong: boolean
  children: ReactNode
}

function ListPanel({ isUnderBar, isLong, children }: ListPanelProps) {
  return (
    <div
      id={LIST_PANEL}
      tabIndex={-1}
      className={classNames(
        SHEET,
        'row-start-4 outline-none lg:col-start-1 lg:scroll-mt-24',
        isUnderBar ? 'lg:row-start-3' : classNames(SHEET_TOP, 'lg:row-span-2 lg:row-start-2'),
      )}
    >
      {!isUnderBar && <SheetHandle />}
      {children}
      {isLong && <BackToMap map={ROOT} sheet={LIST_PANEL} />}
    </div>
  )
}

/**
 * The sheet must not cover what has the focus, so focus in the map scrolls the page up. Controls keep clear of the
 * round corners of the sheet.
 */
function MapFrame({ children }: { children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only focus inside is observed
    <div onFocus={uncoverMap} className={MAP}>
      <div className="absolute inset-0 max-lg:bottom-4">
        <SkipMapLink to={LIST_PANEL} />
        {children}
      </div>
    </div>
  )
}

/** Scrolls phones to the map, off which the sheet then slides. */
function uncoverMap() {
  if (window.matchMedia(PHONE).matches) window.scrollTo({ top: 0 })
}

function SheetHandle() {
  return (
    <a href={`#${LIST_PANEL}`} className="-mb-5 flex h-11 items-start justify-center pt-2.5 lg:hidden print:hidden">
      <span aria-hidden className="h-1 w-10 rounded-full bg-line-strong" />
      <span className="sr-only">К списку заявок</span>
    </a>
  )
}

interface FollowMapButtonProps {
  follows: boolean
  isReady: boolean
  onPress: () => void
}

/** In sight before the map is ready, so the list does not move. */
function FollowMapButton({ follows, isReady, onPress }: FollowMapButtonProps) {
  return (
    <div className="mb-1 print:hidden [@media(scripting:none)]:hidden">
      <button
        type="button"
        disabled={!isReady}
        onClick={onPress}
        className="link inline-flex min-h-11 items-center gap-2 disabled:opacity-55"
      >
        <Icon name="map" className="size-5" />
        {follows ? 'Показать по всему городу' : 'Показать только то, что на карте'}
      </button>
    </div>
  )
}

/**
 * Returns the picture that came with the page, until the map is drawn or shows something else. Soft navigation brings
 * none: its styles are allowed only by the policy of its own HTML.
 */
function usePicture(query: string, first: FirstClaims) {
  const { settings } = useMapServices()
  const isHydrated = useHydrated()
  const [came] = useState(isHydrated ? null : { query, first })
  const [isTaken, setTaken] = useState(false)
  const takeAway = useCallback(() => setTaken(true), [])
  const isOther = came !== null && (came.query !== query || came.first.chosen?.id !== first.chosen?.id)
  // the picture stays removed when the visitor comes back to the first address
  if (isOther && !isTaken) setTaken(true)
  const isShown = came && !isTaken && hasPortalTiles(settings)
  const element = isShown ? <ClaimsPicture settings={settings} {...came.first} /> : null
  return { element, takeAway }
}
