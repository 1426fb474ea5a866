'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useRef, useState } from 'react'
import { claimsQuery, type ClaimsFilter } from '@/components/features/claims/claim-address'
import {
  groupClaims,
  groupFirstClaims,
  useClaimPoints,
  type MarkedTheme,
} from '@/components/features/claims/claim-points'
import { getFirstView, type FirstClaims } from '@/components/features/claims/claims-picture'
import { MapCanvas } from '@/components/map/map-canvas'
import { MapCard } from '@/components/map/map-card'
import { MapNotice, MapSkeleton } from '@/components/map/map-placeholder'
import { toClusterTitle, type PlaceWords } from '@/components/map/marker-element'
import type { MapBounds, MapPlace, MarkedPlace } from '@/components/map/map-place'
import { POINT_ZOOM, type MapView } from '@/components/map/map-view'
import { usePlacesList } from '@/components/map/use-places-list'
import { QueryProvider } from '@/components/ui/query-provider'
import { useHydrated } from '@/components/ui/use-hydrated'

export interface ClaimsMapProps extends FirstClaims {
  filter: ClaimsFilter
  pointsUrl: string
  themes: readonly MarkedTheme[]
  onMove: (bounds: MapBounds) => void
  onDrawn: () => void
}

export function ClaimsMap(props: ClaimsMapProps) {
  if (!useHydrated()) return <MapSkeleton />
  return (
    <QueryProvider>
      <Markers {...props} />
    </QueryProvider>
  )
}

function Markers({ filter, pointsUrl, themes, chosen, groups, names, onMove, onDrawn }: ClaimsMapProps) {
  const query = claimsQuery(filter)
  const { data: points, isError, isPlaceholderData: isOld } = useClaimPoints(pointsUrl)
  const [first] = useState(() => getFirst({ chosen, groups }, { themes, query }))
  const placeGroups = useMemo(
    () => (points ? groupClaims(points, { themes, query }) : first.placeGroups),
    [points, first, themes, query],
  )
  const { places } = placeGroups
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<MapView | null>(null)
  const [pointed, setPointed] = useState<MapPlace['id'] | null>(null)
  const [cluster, setCluster] = useState<ChosenCluster | null>(null)
  const events = useMapEvents({ onMove, onDrawn, onPoint: setPointed, onCluster: setCluster })
  useEffect(() => view?.setPlaces(placeGroups), [view, placeGroups])
  useMoveToClaims(view, { isReady: points !== undefined && !isOld, query, chosen, first })
  useArrival(chosen?.id ?? null)
  const show = useMemo(() => (place: MarkedPlace) => view?.moveTo(place, POINT_ZOOM), [view])
  const fromList = usePlacesList({ box, places, active: pointed, onShow: show, isReady: view !== null })
  useEffect(() => view?.setActive(fromList ?? chosen?.id ?? null), [view, fromList, chosen, places])

  return (
    <div ref={box} className="absolute inset-0">
      <MapCanvas
        label="Карта заявок"
        firstView={first.view}
        names={names}
        events={events}
        view={view}
        words={CLAIMS}
        onView={setView}
      />
      {cluster && (
        <MapCard
          {...cluster}
          heading={toClusterTitle(cluster.count, CLAIMS)}
          feature={null}
          onClose={() => setCluster(null)}
        />
      )}
      {isError && <MapNotice>Не удалось загрузить заявки. Проверьте соединение и обновите страницу.</MapNotice>}
    </div>
  )
}

/** Kept while the visitor goes to other claims and filters. */
function getFirst(
  { chosen, groups }: Omit<FirstClaims, 'names'>,
  drawing: { themes: readonly MarkedTheme[]; query: string },
) {
  return {
    view: getFirstView({ chosen, groups }),
    query: drawing.query,
    id: chosen?.id,
    placeGroups: groupFirstClaims(chosen, groups, drawing),
  }
}

interface EventHandlers {
  onMove: (bounds: MapBounds) => void
  onDrawn: () => void
  onPoint: (id: MapPlace['id'] | null) => void
  /** Claims that share one point; null if a single claim was chosen. */
  onCluster: (cluster: ChosenCluster | null) => void
}

/** The first claims at one point, and how many there are. */
interface ChosenCluster {
  places: readonly MarkedPlace[]
  count: number
}

const CLAIMS: PlaceWords = { forms: ['заявка', 'заявки', 'заявок'], together: 'в одном месте' }

/** A single marker leads to the address of its claim. */
function useMapEvents({ onMove, onDrawn, onPoint, onCluster }: EventHandlers) {
  const router = useRouter()
  return useMemo(
    () => ({
      onMove,
      onDrawn,
      onPoint,
      onChoose: (found: readonly MarkedPlace[], count: number) => {
        const [place] = found
        onCluster(found.length > 1 ? { places: found, count } : null)
        if (found.length === 1 && place?.href) router.push(place.href, { scroll: false })
      },
    }),
    [onMove, onDrawn, onPoint, onCluster, router],
  )
}

interface MoveOptions {
  isReady: boolean
  query: string
  chosen: ClaimsMapProps['chosen']
  /** The map was opened on this filter and claim, so it need not move to them. */
  first: { query: string; id: number | undefined }
}

/** Moves the map to the whole city for a new filter, and to the place of a chosen claim. */
function useMoveToClaims(view: MapView | null, { isReady, query, chosen, first }: MoveOptions) {
  const shown = useRef<string>(undefined)
  const id = chosen?.id
  const point = useRef(chosen)
  useEffect(() => {
    point.current = chosen
  })
  useEffect(() => {
    if (!view) return
    const isPlaced = shown.current === undefined && view.isPlaced && first.query === query && first.id === id
    if (point.current) {
      shown.current = query
      return isPlaced ? undefined : view.moveTo(point.current, POINT_ZOOM)
    }
    if (!isReady || shown.current === query) return
    shown.current = query
    if (!isPlaced) view.showAll()
  }, [view, isReady, query, id, first])
}

/** Moves the focus to the card of a newly chosen claim, and scrolls its title above it into view. */
function useArrival(id: number | null) {
  const before = useRef(id)
  useEffect(() => {
    if (before.current === id) return
    before.current = id
    if (id === null) return
    document.getElementById('claim')?.focus({ preventScroll: true })
    document.getElementById('claim-head')?.scrollIntoView({ block: 'nearest' })
  }, [id])
}
