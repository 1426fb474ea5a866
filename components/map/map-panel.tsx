'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { MapCanvas } from '@/components/map/map-canvas'
import { MapCard } from '@/components/map/map-card'
import { MapSearch } from '@/components/map/map-search'
import { useMapServices } from '@/components/map/map-provider'
import type { AddressSuggestion, MapLayer, MapPlace, MarkedPlace } from '@/components/map/map-place'
import { POINT_ZOOM, type FeatureFacts, type MapView } from '@/components/map/map-view'
import { groupListedPlaces } from '@/components/map/place-groups'
import { useHiddenSigns } from '@/components/map/use-hidden-signs'
import { useLayers } from '@/components/map/use-layers'
import { usePlacesList } from '@/components/map/use-places-list'

interface MapPanelProps {
  label: string
  places: readonly MarkedPlace[]
  layers: readonly MapLayer[]
  search?: boolean | undefined
}

export function MapPanel({ label, places, layers, search }: MapPanelProps) {
  const { suggestAddresses } = useMapServices()
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<MapView | null>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [pointed, setPointed] = useState<MapPlace['id'] | null>(null)
  useShown(view, { places, layers, hidden: useHiddenSigns(box) })

  const choose = useCallback((next: Facts) => setChosen({ ...next, opener: document.activeElement }), [])
  const events = useMemo(
    () => ({
      onChoose: (found: readonly MarkedPlace[], count: number) => choose({ places: found, count, feature: null }),
      onFeature: (feature: FeatureFacts) => choose({ places: [], count: 0, feature }),
      onPoint: setPointed,
    }),
    [choose],
  )
  const show = useCallback(
    (place: MarkedPlace) => {
      view?.moveTo(place, POINT_ZOOM)
      choose({ places: [place], count: 1, feature: null })
      box.current?.scrollIntoView({ block: 'nearest' })
    },
    [view, choose],
  )
  const single = chosen?.places.length === 1 ? (chosen.places[0]?.id ?? null) : null
  const fromList = usePlacesList({ box, places, active: pointed ?? single, onShow: show, isReady: view !== null })
  useEffect(() => view?.setActive(fromList ?? single), [view, fromList, single])

  function find(address: AddressSuggestion) {
    view?.setPin(address, false)
    view?.moveTo(address, POINT_ZOOM)
  }

  return (
    <div ref={box} className="absolute inset-0">
      <MapCanvas label={label} events={events} onView={setView} view={view} />
      {search && suggestAddresses && <MapSearch suggest={suggestAddresses} onFind={find} />}
      {chosen && (
        <MapCard
          places={chosen.places}
          count={chosen.count}
          feature={chosen.feature}
          onClose={() => {
            setChosen(null)
            returnFocus(chosen.opener, view)
          }}
        />
      )}
    </div>
  )
}

function returnFocus(opener: Element | null, view: MapView | null) {
  if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus()
  if (document.activeElement !== opener) view?.takeFocus()
}

interface ShownParts {
  places: readonly MarkedPlace[]
  layers: readonly MapLayer[]
  hidden: readonly string[]
}

function useShown(view: MapView | null, { places, layers, hidden }: ShownParts) {
  const drawn = useLayers(layers)
  const visible = useMemo(() => drawn.map((layer) => ({ ...layer, hidden })), [drawn, hidden])
  const groups = useMemo(() => groupListedPlaces(places), [places])
  useEffect(() => view?.setPlaces(groups), [view, groups])
  useEffect(() => view?.setLayers(visible), [view, visible])
  useEffect(() => view?.showAll(), [view, places, drawn])
}

interface Facts {
  places: readonly MarkedPlace[]
  count: number
  feature: FeatureFacts | null
}

interface Chosen extends Facts {
  opener: Element | null
}
