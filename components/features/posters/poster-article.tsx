import { PosterBadges, PosterRow } from '@/components/features/posters/poster-tile'
import { toPosterRows, toShownShowing } from '@/components/features/posters/shown-poster'
import { FileList } from '@/components/ui/file/file-list'
import { RichText } from '@/components/ui/text/rich-text'
import type { PosterItem, PosterDate } from '@/lib/domains/posters/contract'
import { env } from '@/lib/config/env'
import { plural } from '@/lib/text/plural'
import { DateLeaf, PosterTime } from '@/components/features/posters/poster-date'
import { formatDateCount, formatPlace, toCalendarLeaf } from '@/components/features/posters/showing-text'
import { PlacesMap } from '@/components/map/places-map'
import { Icon } from '@/components/ui/icon/icon'
import { TitledSection } from '@/components/ui/text/titled-section'
import { Link } from '@/components/ui/link'
import { postersHref } from '@/components/features/posters/queries'
import { ShareMenu } from '@/components/ui/share/share-menu'
import { paths } from '@/lib/config/paths'

export function PosterMeta({ poster }: { poster: PosterItem }) {
  return (
    <>
      <Link href={postersHref({ category: poster.category.id })} className="link-quiet target">
        {poster.category.title}
      </Link>
      <PosterBadges age={poster.age} isPast={poster.is_past} />
    </>
  )
}

export function PosterShare({ poster: { id, slug, title } }: { poster: PosterItem }) {
  return <ShareMenu path={paths.posterItem(id, slug)} title={title} notice={paths.posterNotice(id, slug)} />
}

export function PosterArticle({ poster, now }: { poster: PosterItem; now: Date }) {
  const { body, dates, join_documents: files } = poster
  return (
    <article className="space-y-10 sm:space-y-12">
      {body && <RichText html={body} />}
      {dates.length > 1 && <PosterDates dates={dates} now={now} />}
      {files.length > 0 && (
        <TitledSection id="files" title="Программа и правила" headingClassName="mb-4 text-h3" className="max-w-measure">
          <FileList files={files} label="Программа и правила" />
        </TitledSection>
      )}
    </article>
  )
}

export function PosterEnd({ poster: { related, category }, now }: { poster: PosterItem; now: Date }) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="-mt-4 bg-sand py-10 sm:-mt-10 sm:py-14 lg:-mt-16 print:hidden">
      <div className="shell">
        <h2 id="related" className="mb-6 text-h2">
          Скоро тоже: {category.title.toLowerCase()}
        </h2>
        <ul className="border-b border-line">
          {toPosterRows(related, now).map((one) => (
            <PosterRow key={one.href} poster={one} isOfOneKind />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A place common to all dates is among the facts. */
function PosterDates({ dates, now }: { dates: readonly PosterDate[]; now: Date }) {
  const ahead = dates.filter((date) => !date.is_over)
  const over = dates.filter((date) => date.is_over)
  const hasPlaces = new Set(dates.map(formatPlace)).size > 1
  const title = hasPlaces ? 'Когда и где' : 'Когда'
  return (
    <TitledSection id="dates" title={ahead.length > 0 ? title : `${title} это было`}>
      <DateRows dates={ahead.length > 0 ? ahead : over} hasPlaces={hasPlaces} now={now} />
      {ahead.length > 0 && over.length > 0 && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 items-center">
            {plural(over.length, ['Прошла', 'Прошли', 'Прошло'])} {formatDateCount(over.length)}
          </summary>
          <DateRows dates={over} hasPlaces={hasPlaces} now={now} />
        </details>
      )}
    </TitledSection>
  )
}

interface DateRowsProps {
  dates: readonly PosterDate[]
  hasPlaces: boolean
  now: Date
}

function DateRows({ dates, hasPlaces, now }: DateRowsProps) {
  return (
    <ul
      className={
        hasPlaces ? 'mt-5 divide-y divide-line border-y border-line' : 'mt-4 flex flex-wrap gap-x-4 gap-y-4 sm:gap-x-6'
      }
    >
      {dates.map((date) => (
        <li key={date.starts_at} className={hasPlaces ? 'flex gap-5 py-4' : 'flex items-center gap-2 sm:gap-3'}>
          <DateLeaf {...toCalendarLeaf(date, env.TIME_ZONE, now)} className="w-15 shrink-0" />
          <div className="min-w-0">
            <p className="leading-7 font-medium sm:text-lg">
              <PosterTime showing={toShownShowing(date, now)} className="inline-block first-letter:uppercase" />
              {date.is_over && <span className="font-normal text-ink-soft"> · прошло</span>}
            </p>
            {hasPlaces && (
              <p className="mt-1 flex gap-2 text-ink-soft">
                <Icon name="map-pin" className="mt-0.75 size-5 shrink-0 text-brand" />
                <span className="min-w-0">{formatPlace(date)}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

export function PosterMap({ dates }: { dates: readonly PosterDate[] }) {
  const places = dates.filter(
    (date, index) => date.latitude !== null && dates.findIndex(({ address }) => address === date.address) === index,
  )
  if (places.length === 0) return null
  return (
    <TitledSection
      id="poster-map"
      title="Как добраться"
      headingClassName="mb-4 scroll-mt-24 text-h3"
      className="print:hidden"
    >
      <PlacesMap
        label="Место на карте"
        places={places.map(({ place, address, latitude, longitude }, index) => ({
          id: index + 1,
          title: place,
          address,
          latitude,
          longitude,
        }))}
      />
    </TitledSection>
  )
}
