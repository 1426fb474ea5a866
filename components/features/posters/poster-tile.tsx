import { Link } from '@/components/ui/link'
import { DateLeaf, PosterTime } from '@/components/features/posters/poster-date'
import type { ShownPoster, ShownPosterRow } from '@/components/features/posters/shown-poster'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture/picture'
import { Badge } from '@/components/ui/text/badge'

/** One of a day of the calendar; phones show rows. */
export function PosterTile({ poster }: { poster: ShownPoster }) {
  return (
    <li className="group relative flex gap-4 max-sm:border-b max-sm:border-line max-sm:pb-5 sm:flex-col">
      <TilePicture poster={poster} />
      <PosterText poster={poster} heading="h3" titleLook="text-h3 max-sm:text-lg max-sm:leading-6" />
    </li>
  )
}

interface PosterRowProps {
  poster: ShownPosterRow
  /** The first row of a page: its picture is loaded at once. */
  priority?: boolean
  /** The heading of the list names their common category. */
  isOfOneKind?: boolean
}

/** The first row of a day names it; on wide screens day, text, then when, where and price, and the picture are columns. */
export function PosterRow({ poster, priority = false, isOfOneKind = false }: PosterRowProps) {
  const { picture, leaf, isPast, isSameDay } = poster
  return (
    <li
      className={classNames(
        'group relative grid grid-cols-[minmax(0,1fr)_min(5.5rem,30%)] gap-x-4 py-3.5 sm:gap-x-8',
        'sm:grid-cols-[5rem_minmax(0,1fr)_9rem]',
        isSameDay
          ? 'before:absolute before:top-0 before:right-0 before:left-0 before:border-t before:border-line sm:before:left-28'
          : 'border-t border-line',
      )}
    >
      {leaf && !isSameDay && <DateLeaf {...leaf} isLineOnPhones className="col-span-full self-start sm:col-span-1" />}
      <PosterText
        poster={poster}
        heading="h2"
        titleLook="text-lg leading-6 font-semibold"
        categoryLook={isOfOneKind ? 'sr-only' : undefined}
        hasSummary
        className={classNames(
          'sm:col-start-2 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-x-8',
          !picture && 'max-sm:col-span-full',
        )}
      />
      {picture && (
        <Picture
          image={picture}
          sizes="(min-width: 40rem) 9rem, 5.5rem"
          priority={priority}
          decorative
          className={classNames('max-sm:mt-1', isPast && 'opacity-70 grayscale')}
        />
      )}
    </li>
  )
}

interface PosterTextProps {
  poster: ShownPoster
  heading: 'h2' | 'h3'
  titleLook: string
  categoryLook?: string | undefined
  /** On wide screens, under the title. */
  hasSummary?: true
  className?: string
}

function PosterText({ poster, heading: Heading, titleLook, categoryLook, hasSummary, className }: PosterTextProps) {
  const { href, title, summary, category, isPast, showing, place, moreDates } = poster
  return (
    <div className={classNames('min-w-0', className)}>
      <div className="min-w-0">
        <p className={classNames('text-sm text-ink-soft', categoryLook)}>{category}</p>
        <Heading className={classNames('mt-0.5', titleLook)}>
          <Link
            href={href}
            className={classNames('link-quiet cover group-hover:text-brand-strong', isPast && 'text-ink-soft')}
          >
            {title}
          </Link>
        </Heading>
        {hasSummary && (
          <p className="mt-1 line-clamp-2 max-w-measure leading-6 text-ink-soft max-lg:hidden">{summary}</p>
        )}
      </div>
      <div className="min-w-0">
        {showing && (
          <p className="leading-6 max-lg:mt-1">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <PosterTime showing={showing} className="inline-block font-medium first-letter:uppercase" />
              {moreDates && <span className="text-sm text-ink-soft">{moreDates}</span>}
            </span>
            <span className="block text-ink-soft">{place}</span>
          </p>
        )}
        <div className="mt-1">
          <PosterBadges {...poster} />
        </div>
      </div>
    </div>
  )
}

function TilePicture({ poster: { picture, leaf, isPast } }: { poster: ShownPoster }) {
  if (!picture) return leaf && <DateLeaf {...leaf} className="w-20 shrink-0 self-start" />
  return (
    <div className="relative max-sm:w-24 max-sm:max-w-[30%] max-sm:shrink-0">
      <Picture
        image={picture}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 6rem"
        decorative
        className={classNames('max-sm:aspect-square', isPast && 'opacity-70 grayscale')}
      />
      {leaf && (
        <DateLeaf
          {...leaf}
          className="bg-paper max-sm:mt-2.5 sm:absolute sm:bottom-0 sm:left-0 sm:min-w-20 sm:rounded-tr-card sm:px-3.5 sm:pt-2.5 sm:pb-1"
        />
      )}
    </div>
  )
}

type PosterBadgesProps = Pick<ShownPoster, 'age' | 'isPast'> & Partial<Pick<ShownPoster, 'entry' | 'isFree'>>

export function PosterBadges({ age, isPast, entry, isFree }: PosterBadgesProps) {
  return (
    <p className="space-x-2 text-sm leading-6">
      {isPast && <Badge tone="sun">Прошло</Badge>}
      {isFree && <Badge tone="brand">{entry}</Badge>}
      <Badge>
        {age}+<span className="sr-only"> — возраст</span>
      </Badge>
      {entry && !isFree && <span className="text-ink-soft">{entry}</span>}
    </p>
  )
}
