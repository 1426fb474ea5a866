import { Link } from '@/components/ui/link'
import { DataList } from '@/components/ui/list/data-list'
import { FileList } from '@/components/ui/file/file-list'
import { paths } from '@/lib/config/paths'
import type { CityMap, LegendSign } from '@/lib/domains/city-maps/contract'
import { formatDate } from '@/lib/time/dates'
import { formatCount, formatNumber } from '@/lib/text/plural'
import { TextWithContacts } from '@/components/ui/text/contact-links'

export function MapFacts({ map }: { map: CityMap }) {
  const files = [...(map.source_file ? [map.source_file] : []), ...map.join_documents]
  return (
    <div className="space-y-8">
      <DataList
        rows={[
          {
            term: 'Вид карты',
            value: (
              <Link href={`${paths.maps}?topic=${map.category.id}`} className="link">
                {map.category.title}
              </Link>
            ),
          },
          { term: 'Состояние на', value: map.actual_at && formatDate(map.actual_at, 'UTC') },
          { term: 'Утверждена', value: map.act && <Act act={map.act} /> },
          { term: 'Источник', value: map.source },
        ]}
      />
      <section aria-labelledby="map-files">
        <h2 id="map-files" className="text-h3">
          Скачать
        </h2>
        <div className="mt-4">
          {map.image && (
            <p className="mb-3">
              <a href={map.image.img.url} download className="link target">
                Изображение карты
              </a>
              {map.image.img.width && map.image.img.height && (
                <span className="text-ink-soft">
                  {' '}
                  {formatNumber(map.image.img.width)}
                  {'\u00A0×\u00A0'}
                  {formatCount(map.image.img.height, ['точка', 'точки', 'точек'])}
                </span>
              )}
            </p>
          )}
          <FileList files={files} label="Файлы карты" />
        </div>
      </section>
    </div>
  )
}

function Act({ act: { id, title, number, date } }: { act: NonNullable<CityMap['act']> }) {
  return (
    <Link href={paths.document(id)} className="link">
      {title}
      {number && ` № ${number}`} от {formatDate(date, 'UTC')}
    </Link>
  )
}

/** Colours are data, so they are SVG attributes and not styles. */
export function MapLegend({ legend }: { legend: readonly LegendSign[] }) {
  if (legend.length === 0) return null
  return (
    <section aria-labelledby="map-legend">
      <h2 id="map-legend" className="text-h3">
        Условные обозначения
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-2.5">
        {legend.map((sign) => (
          <li key={`${sign.kind}-${sign.title}`} className="flex items-center gap-3">
            <span className="flex shrink-0 rounded-sm forced-color-adjust-none forced-colors:bg-paper">
              <LegendMark sign={sign} />
            </span>
            {sign.title}
          </li>
        ))}
      </ul>
    </section>
  )
}

function LegendMark({ sign: { kind, color } }: { sign: LegendSign }) {
  return (
    <svg aria-hidden viewBox="0 0 32 20" className="h-5 w-8 shrink-0 overflow-visible">
      {kind === 'area' && (
        <rect x="1" y="1" width="30" height="18" rx="3" fill={color} fillOpacity=".45" stroke={color} />
      )}
      {kind === 'line' && <path d="M2 10h28" stroke={color} strokeWidth="5" strokeLinecap="round" />}
      {kind === 'dashes' && (
        <path d="M2 10h28" stroke={color} strokeWidth="4" strokeDasharray="1 8" strokeLinecap="round" />
      )}
      {kind === 'point' && <circle cx="16" cy="10" r="7" fill={color} />}
    </svg>
  )
}

/** The objects as a list, so that nobody has to tell colours apart. */
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
