import { Link } from '@/components/ui/link'
import { FileList } from '@/components/ui/file/file-list'
import { paths } from '@/lib/config/paths'
import type { CityMap } from '@/lib/domains/city-maps/contract'
import { formatBuses } from '@/lib/domains/city-maps/rules'
import { formatDate } from '@/lib/time/dates'
import { formatCount, formatNumber } from '@/lib/text/plural'
import { SignSwitch, SignSwitches } from '@/components/map/sign-switches'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
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
      <UnbrokenNumbers text={`${title}${number ? ` №\u00A0${number}` : ''} от\u00A0${formatDate(date, 'UTC')}`} />
    </Link>
  )
}

/** The signs of a picture or of sheets, where nothing can be switched. */
export function MapLegend({ map: { legend } }: { map: CityMap }) {
  if (legend.length === 0) return null
  const signs = legend.map((sign) => ({ ...sign, count: 0 }))
  return (
    <TitledSection id="map-legend" title="Условные обозначения" headingClassName="mb-2 text-h3">
      <SignSwitches label="Условные обозначения" signs={signs} canSwitch={false} />
    </TitledSection>
  )
}

/** Each sign is a switch over its objects, so that nobody has to tell colours apart and nothing is said twice. */
export function MapContents({ map: { objects, legend } }: { map: CityMap }) {
  if (legend.length === 0 && objects.length === 0) return null
  const others = objects.filter(({ sign }) => !legend.some(({ title }) => title === sign))
  return (
    <TitledSection id="map-objects" title="Что на карте" headingClassName="mb-2 text-h3">
      <ul className="divide-y divide-line border-y border-line">
        {legend.map((sign) => (
          <SignRow
            key={`${sign.kind}-${sign.title}`}
            sign={sign}
            objects={objects.filter((one) => one.sign === sign.title)}
          />
        ))}
        {others.length > 0 && (
          <li className="py-2">
            {legend.length > 0 && <p className="mb-2 font-medium">Прочее</p>}
            <SignObjects objects={others} />
          </li>
        )}
      </ul>
    </TitledSection>
  )
}

interface SignRowProps {
  sign: CityMap['legend'][number]
  objects: CityMap['objects']
}

function SignRow({ sign, objects }: SignRowProps) {
  const [only] = objects
  const isNamesake = objects.length === 1 && only?.title === sign.title
  return (
    <li className="py-1">
      <SignSwitch sign={{ ...sign, count: objects.length }} />
      <div className="pb-2 empty:hidden">
        {isNamesake ? <ObjectFacts object={only} /> : objects.length > 0 && <SignObjects objects={objects} />}
      </div>
    </li>
  )
}

function SignObjects({ objects }: Pick<SignRowProps, 'objects'>) {
  return (
    <ul className="gap-x-6 has-[>li:nth-child(7)]:columns-2">
      {objects.map((object) => (
        <li key={object.title} className="mb-2 break-inside-avoid">
          {object.title}
          <ObjectFacts object={object} />
        </li>
      ))}
    </ul>
  )
}

function ObjectFacts({ object: { buses, note } }: { object: CityMap['objects'][number] }) {
  return (
    <>
      {buses.length > 0 && <span className="block text-sm font-medium">{formatBuses(buses)}</span>}
      {note && (
        <span className="block text-sm text-ink-soft">
          <TextWithContacts text={note} />
        </span>
      )}
    </>
  )
}
