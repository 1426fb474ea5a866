'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { MapCanvas } from '@/components/ui/map/map-canvas'
import { useMapServices } from '@/components/ui/map/map-provider'
import type { MapPoint } from '@/components/ui/map/map-place'
import { POINT_ZOOM, type MapView } from '@/components/ui/map/map-view'

export interface PointPickerProps {
  /** Name of the map, read out. */
  label: string
  /** The chosen point; setting it from outside moves the pin and the map. */
  point: MapPoint | null
  /** A point was chosen on the map; `address` is what stands there, null when nobody knows. */
  onChange: (point: MapPoint, address: string | null) => void
}

/** Zoom of the specification, section 9: the place is shown house by house. */
export function PickerPanel({ label, point, onChange }: PointPickerProps) {
  const { settings, findAddress } = useMapServices()
  const [view, setView] = useState<MapView | null>(null)
  const own = useRef<MapPoint | null>(null)
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
    }),
    [],
  )
  useEffect(() => {
    if (!view) return
    view.setPin(point ?? settings.center, true)
    // A point chosen on the map itself must not jump away from under the hand.
    if (!isSame(point, own.current)) view.moveTo(point ?? settings.center, point ? POINT_ZOOM : settings.zoom)
  }, [view, point, settings])
  return <MapCanvas label={label} events={events} view={view} onView={setView} />
}

function isSame(one: MapPoint | null, other: MapPoint | null): boolean {
  return one?.latitude === other?.latitude && one?.longitude === other?.longitude
}
