'use client'

import type { MapPoint } from '@/components/ui/map/map-place'
import { useMapServices } from '@/components/ui/map/map-provider'
import { MapWaits } from '@/components/ui/map/map-waits'

interface MapPosterProps {
  /** The map is what the page is for: its picture comes before other pictures. */
  isFirst?: boolean
}

/** Something to see at once, until the map itself is there. */
export function MapPoster({ isFirst = false }: MapPosterProps) {
  return (
    <>
      <MapPicture isFirst={isFirst} />
      <div className="relative h-full">
        <MapWaits />
      </div>
    </>
  )
}

/** The city as one tile of its own map. */
export function MapPicture({ isFirst = false }: MapPosterProps) {
  const { driver, tilesUrl, center, zoom } = useMapServices().settings
  if (driver !== 'builtin' || !tilesUrl.startsWith('/')) return null
  return (
    <img
      src={tileAt(tilesUrl, center, zoom - 2)}
      alt=""
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      className="absolute inset-0 size-full object-cover opacity-60"
    />
  )
}

/** Address of the tile in which the point lies, by the usual numbering of web maps. */
function tileAt(tilesUrl: string, { latitude, longitude }: MapPoint, zoom: number): string {
  const side = 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  const x = Math.floor((longitude / 360 + 0.5) * side)
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * side)
  const places: Record<string, string | number> = { z: zoom, x, y, r: '@2x' }
  return tilesUrl.replace(/\{(\w)\}/g, (_, name: string) => String(places[name] ?? ''))
}
