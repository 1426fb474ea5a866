import { isMarked, type MapPlace } from '@/components/map/map-place'
import { ShowOnMap } from '@/components/map/show-on-map'
import { TextWithContacts } from '@/components/ui/text/contact-links'

/** Draws the plain list beside a map: name, address, a line of note. */
export function PlacesList({ places }: { places: readonly MapPlace[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {places.map((place) => (
        <li
          key={place.id}
          data-place={place.id}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-4 transition-colors data-active:bg-brand-tint"
        >
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-medium">
              {place.href ? (
                <a href={place.href} className="link-quiet target">
                  {place.title}
                </a>
              ) : (
                place.title
              )}
            </p>
            <p className="text-ink-soft">{place.address}</p>
            {place.note && (
              <p className="text-sm text-ink-soft">
                <TextWithContacts text={place.note} />
              </p>
            )}
          </div>
          {isMarked(place) && <ShowOnMap id={place.id} title={place.title} />}
        </li>
      ))}
    </ul>
  )
}
