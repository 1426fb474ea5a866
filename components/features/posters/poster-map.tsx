import { PlacesMap } from '@/components/map/places-map'
import type { PosterDate } from '@/lib/domains/posters/contract'

/** Draws each place once on a map. The addresses stand in the dates above. */
export function PosterMap({ dates }: { dates: readonly PosterDate[] }) {
  const places = dates.filter(
    (date, index) => date.latitude !== null && dates.findIndex(({ address }) => address === date.address) === index,
  )
  if (places.length === 0) return null
  return (
    <section aria-label="На карте" className="mt-10 print:hidden">
      <PlacesMap
        label="Место на карте"
        places={places.map(({ place, address, latitude, longitude }, index) => ({
          id: index + 1,
          title: place,
          address,
          latitude,
          longitude,
        }))}
      >
        {null}
      </PlacesMap>
    </section>
  )
}
