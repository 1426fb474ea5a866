'use client'

import { classNames } from '@/components/ui/class-names'
import { useEffect, useMemo, useRef, useState } from 'react'
import { MapCanvas } from '@/components/map/map-canvas'
import { useMapServices } from '@/components/map/map-provider'
import type { MapBounds, MapPoint } from '@/components/map/map-place'
import { PICK_ZOOM, type MapView } from '@/components/map/map-view'

export interface PointPickerProps {
  label: string
  point: MapPoint | null
  startsInCentre?: boolean
  onChange: (point: MapPoint, address: string | null) => void
}

export function PickerPanel({ label, point, startsInCentre = false, onChange }: PointPickerProps) {
  const { settings, findAddress } = useMapServices()
  const [view, setView] = useState<MapView | null>(null)
  const own = useRef<MapPoint | null>(null)
  const middle = useRef<MapPoint>(settings.center)
  const latest = useRef({ onChange, findAddress })
  useEffect(() => {
    latest.current = { onChange, findAddress }
  })
  const events = useMemo(
    () => ({
      onPin: (chosen: MapPoint) => {
        own.current = chosen
        const { onChange: tell, findAddress: find } = latest.current
        tell(chosen, null)
        find?.(chosen)
          .then((address) => address && own.current === chosen && tell(chosen, address))
          .catch(() => undefined)
      },
      onMove: ([west, south, east, north]: MapBounds) => {
        middle.current = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
      },
    }),
    [],
  )
  useEffect(() => {
    if (!view) return
    view.setPin(point ?? (startsInCentre ? settings.center : null), true)
    // a point chosen on the map itself must not jump away
    if (own.current === null || !isSame(point, own.current))
      view.moveTo(point ?? settings.center, point || startsInCentre ? PICK_ZOOM : settings.zoom)
  }, [view, point, startsInCentre, settings])
  return (
    <>
      <MapCanvas label={label} events={events} view={view} onView={setView} />
      {view && !point && !startsInCentre && (
        <PutInMiddle
          onPut={() => {
            events.onPin(middle.current)
            view.takeFocus()
          }}
        />
      )}
    </>
  )
}

function PutInMiddle({ onPut }: { onPut: () => void }) {
  return (
    <button
      type="button"
      data-map-cover
      onClick={onPut}
      className={classNames(
        'absolute top-3 left-3 z-[1005] min-h-11 max-w-[70%] rounded-field border border-line bg-paper px-4',
        'py-2 text-left font-medium shadow-above transition-colors hover:bg-brand-tint hover:text-brand-strong sm:top-auto sm:bottom-8 print:hidden',
      )}
    >
      Поставить точку посередине
    </button>
  )
}

function isSame(one: MapPoint | null, other: MapPoint | null): boolean {
  return one?.latitude === other?.latitude && one?.longitude === other?.longitude
}
