'use client'

import { useMapServices } from '@/components/map/map-provider'
import { MapWaits } from '@/components/map/map-waits'
import { hasOwnTiles, tileAt, tileUrl } from '@/components/map/tiles'

interface MapPlaceholderProps {
  /** The map is what the page is for: its picture comes before other pictures. */
  isFirst?: boolean
}

/** Shows something at once, until the map itself is there. */
export function MapPlaceholder({ isFirst = false }: MapPlaceholderProps) {
  return (
    <>
      <MapPicture isFirst={isFirst} />
      <div className="relative h-full">
        <MapWaits />
      </div>
    </>
  )
}

/** Shows the city as one tile of its own map. */
export function MapPicture({ isFirst = false }: MapPlaceholderProps) {
  const { settings } = useMapServices()
  const { tilesUrl, center, zoom } = settings
  if (!hasOwnTiles(settings)) return null
  return (
    <img
      src={tileUrl(tilesUrl, tileAt(center, zoom - 2), '@2x')}
      alt=""
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      className="absolute inset-0 size-full object-cover opacity-60"
    />
  )
}
