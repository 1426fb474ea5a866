import { PlacesMap } from '@/components/map/places-map'
import { ShowOnMap } from '@/components/map/show-on-map'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import type { District } from '@/lib/domains/city/contract'

/** Draws the districts as a list beside the map. */
export function CityDistricts({ districts }: { districts: readonly District[] }) {
  if (districts.length === 0) return null
  const places = districts.map(({ title, address, latitude, longitude, population }) => ({
    id: title,
    title,
    address,
    latitude,
    longitude,
    note: population ?? undefined,
  }))
  return (
    <section aria-labelledby="districts" className="shell py-12 sm:py-16 lg:py-20">
      <h2 id="districts" className="text-h2">
        Районы
      </h2>
      <div className="mt-6">
        <PlacesMap label="Районы города на карте" layout="side" places={places}>
          <ul className="divide-y divide-line border-y border-line">
            {districts.map(({ title, description, population, latitude }) => (
              <li key={title} data-place={title} className="py-5 data-active:bg-brand-tint">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <h3 className="text-h3">{title}</h3>
                  {population && <p className="text-sm text-ink-soft">{population}</p>}
                </div>
                <p className="mt-2">
                  <TextWithContacts text={description} />
                </p>
                {latitude !== null && <ShowOnMap id={title} title={title} />}
              </li>
            ))}
          </ul>
        </PlacesMap>
      </div>
    </section>
  )
}
