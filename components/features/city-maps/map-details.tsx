import { Link } from '@/components/ui/link'
import { FileList } from '@/components/ui/file/file-list'
import { paths } from '@/lib/config/paths'
import type { CityMap } from '@/lib/domains/city-maps/contract'
import { formatBuses } from '@/lib/domains/city-maps/rules'
import { formatDate } from '@/lib/time/dates'
import { formatCount, formatNumber } from '@/lib/text/plural'
import { SignSwitches } from '@/components/map/sign-switches'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { TitledSection } from '@/components/ui/text/titled-section'

/** Files, then where the map comes from, in one small line. */
export function MapFacts({ map }: { map: CityMap }) {
  const files = [...(map.source_file ? [map.source_file] : []), ...map.join_documents]
  return (
    <div className="space-y-6">
      <TitledSection id="map-files" title="Скачать" headingClassName="text-h3">
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
      </TitledSection>
      <p className="max-w-measure text-sm text-ink-soft">
        <Link href={`${paths.maps}?topic=${map.category.id}`} className="link target">
          {map.category.title}
        </Link>
        {map.actual_at && `, состояние на ${formatDate(map.actual_at, 'UTC')}`}
        {map.source && `. Источник: ${map.source}`}
        {map.act && (
          <>
            . Утверждена: <Act act={map.act} />
          </>
        )}
      </p>
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

export function MapLegend({ map: { kind, legend, objects } }: { map: CityMap }) {
  if (legend.length === 0) return null
  const signs = legend.map((sign) => ({ ...sign, count: objects.filter((one) => one.sign === sign.title).length }))
  return (
    <TitledSection id="map-legend" title="Условные обозначения" headingClassName="mb-2 text-h3">
      <SignSwitches label="Условные обозначения" signs={signs} canSwitch={kind === 'geojson'} />
    </TitledSection>
  )
}

/** The objects as a list, so that nobody has to tell colours apart. */
export function MapObjects({ map: { objects, legend } }: { map: CityMap }) {
  if (objects.length === 0) return null
  const signs = [...legend.map(({ title }) => title), null].filter((title) =>
    objects.some(({ sign }) => sign === title),
  )
  return (
    <TitledSection id="map-objects" title="Что на карте" headingClassName="text-h3">
      {signs.map((sign) => (
        <div key={sign} className="mt-4 border-t border-line pt-4">
          <h3 className="font-semibold">{sign ?? 'Прочее'}</h3>
          <ul className="mt-2 gap-x-6 has-[>li:nth-child(7)]:columns-2">
            {objects
              .filter((one) => one.sign === sign)
              .map(({ title, note, buses }) => (
                <li key={title} className="mb-2 break-inside-avoid">
                  {title}
                  {buses.length > 0 && <span className="block text-sm font-medium">{formatBuses(buses)}</span>}
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
    </TitledSection>
  )
}
