import { TextWithContacts } from '@/components/ui/text-with-contacts'
import type { CityMap } from '@/lib/domains/city-maps/contract'

/** Draws what the map names as a list, so that nobody has to tell colours apart. */
export function MapObjects({ objects }: { objects: CityMap['objects'] }) {
  if (objects.length === 0) return null
  const signs = [...new Set(objects.map(({ sign }) => sign))]
  return (
    <section aria-labelledby="map-objects">
      <h2 id="map-objects" className="text-h2">
        Что на карте
      </h2>
      <div className="mt-6 space-y-8">
        {signs.map((sign) => (
          <div
            key={sign}
            className="grid gap-x-10 gap-y-3 border-t border-line pt-5 lg:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <h3 className="font-semibold">{sign ?? 'Прочее'}</h3>
            <ul className="gap-x-10 sm:columns-2">
              {objects
                .filter((one) => one.sign === sign)
                .map(({ title, note }) => (
                  <li key={title} className="mb-3 break-inside-avoid">
                    {title}
                    {note && (
                      <span className="block text-sm text-ink-soft">
                        <TextWithContacts text={note} />
                      </span>
                    )}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
