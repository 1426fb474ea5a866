import type { Discussion } from '@/components/features/discussions/queries'
import { PlacesMap } from '@/components/map/places-map'
import type { Territory } from '@/lib/domains/discussions/contract'

/** Draws the address and the territory on the map; draws nothing when neither is known. */
export function DiscussionPlace({ discussion }: { discussion: Discussion }) {
  const { id, title, address, details } = discussion
  const { latitude, longitude, territory } = details
  if (!address && !territory) return null
  const place = { id, title, address: address ?? '', latitude, longitude }
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="text-h2">
        {territory ? 'Территория' : 'Где это'}
      </h2>
      {address && <p className="mt-3">{address}</p>}
      <div className="mt-5">
        <PlacesMap
          label={`${title} на карте`}
          places={latitude !== null ? [place] : []}
          layers={territory ? [toMapLayer(territory, address ?? title)] : []}
        >
          {null}
        </PlacesMap>
      </div>
    </section>
  )
}

function toMapLayer(geometry: Territory, title: string) {
  return {
    id: 'territory',
    data: { type: 'Feature' as const, geometry, properties: { title } },
    rules: [{ title: 'Территория проекта', color: 'var(--brand)', kind: 'area' as const }],
  }
}
