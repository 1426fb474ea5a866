import Link from 'next/link'
import { DataList } from '@/components/ui/data-list'
import { FileList } from '@/components/ui/file-list'
import { paths } from '@/lib/config/paths'
import type { CityMap } from '@/lib/domains/city-maps/contract'
import { formatDate } from '@/lib/time/dates'
import { countOf, formatNumber } from '@/lib/text/plural'

/** Shows the day of the map, the act that approved it, its source, and links to download it. */
export function MapFacts({ map }: { map: CityMap }) {
  const files = [...(map.source_file ? [map.source_file] : []), ...map.join_documents]
  return (
    <div className="space-y-8">
      <DataList
        rows={[
          {
            term: 'Вид карты',
            value: (
              <Link href={`${paths.maps}?topic=${map.category.id}`} prefetch={false} className="link">
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
                  {countOf(map.image.img.height, ['точка', 'точки', 'точек'])}
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
    <Link href={paths.document(id)} prefetch={false} className="link">
      {title}
      {number && ` № ${number}`} от {formatDate(date, 'UTC')}
    </Link>
  )
}
