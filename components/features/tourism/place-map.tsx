import type { MapLayer } from '@/components/map/map-place'
import { PlacesMap } from '@/components/map/places-map'
import { ShowOnMap } from '@/components/map/show-on-map'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import type { TourismItem } from '@/lib/domains/tourism/contract'
import { PhotoSection } from '@/components/ui/picture/picture-grid'
import { TitledSection } from '@/components/ui/text/titled-section'

/** A route has its stops in order, joined by a line. */
function PlaceMap({ item }: { item: TourismItem }) {
  const { id, title, address, latitude, longitude, stops } = item
  if (stops.length === 0) {
    if (latitude === null) return null
    return (
      <TitledSection id="place-map" title="Как добраться" headingClassName="mb-2 scroll-mt-24 text-h2 lg:text-h3">
        <p className="mb-3">{address}</p>
        <PlacesMap label={`${title} на карте`} places={[{ id, title, address, latitude, longitude }]} />
      </TitledSection>
    )
  }
  const places = stops.map((stop, index) => ({ ...stop, id: index + 1, title: `${index + 1}. ${stop.title}` }))
  return (
    <TitledSection id="place-map" title="По пути" headingClassName="mb-5 scroll-mt-24 text-h2">
      <PlacesMap label={`${title} на карте`} places={places} layers={toRouteLayer(item)} layout="side">
        <ol className="divide-y divide-line border-y border-line">
          {stops.map((stop, index) => (
            <li
              key={stop.title}
              data-place={index + 1}
              className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-4 transition-colors data-active:bg-brand-tint"
            >
              <span aria-hidden className="font-semibold text-brand-strong tabular-nums">
                {index + 1}
              </span>
              <div className="min-w-0">
                <p className="font-medium">{stop.title}</p>
                {stop.text && (
                  <p className="mt-1 text-ink-soft">
                    <TextWithContacts text={stop.text} />
                  </p>
                )}
                {stop.latitude !== null && <ShowOnMap id={index + 1} title={stop.title} />}
              </div>
            </li>
          ))}
        </ol>
      </PlacesMap>
    </TitledSection>
  )
}

function toRouteLayer({ id, stops }: TourismItem): MapLayer[] {
  const coordinates = stops.flatMap(({ latitude, longitude }) =>
    latitude !== null && longitude !== null ? [[longitude, latitude]] : [],
  )
  if (coordinates.length < 2) return []
  const rules = [{ title: 'Маршрут', color: 'var(--brand)', kind: 'dashes' as const }]
  return [{ id: `route-${id}`, data: { type: 'LineString', coordinates }, rules }]
}

export function PlacePhotosAndMap({ item }: { item: TourismItem }) {
  const { gallery } = item
  return (
    <>
      <PhotoSection images={gallery} />
      <PlaceMap item={item} />
    </>
  )
}
