import Link from 'next/link'
import { PosterBadges } from '@/components/features/posters/poster-badges'
import { DateLeaf } from '@/components/ui/date-leaf'
import { Picture } from '@/components/ui/picture'
import { classNames } from '@/components/ui/class-names'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { PosterCard, PosterDate } from '@/lib/domains/posters/contract'
import { countOf } from '@/lib/shared/plural'
import { leafOf, showingWords } from '@/lib/shared/showing-words'

interface PosterTileProps {
  poster: PosterCard
  now: Date
  /** The tile is visible without scrolling, so its picture is not loaded lazily. */
  priority?: boolean
  heading?: 'h2' | 'h3'
  /** It is the ground under the tile: the box of the date has the same colour. */
  ground?: 'paper' | 'ground'
}

/** Draws an event in the list: the picture with the date on it, the title, the time and the place. */
export function PosterTile({
  poster,
  now,
  priority = false,
  heading: Heading = 'h2',
  ground = 'paper',
}: PosterTileProps) {
  const { id, slug, title, category, head_img: image, date, dates_count: count, is_past: isPast } = poster
  return (
    <li className="group relative flex flex-col gap-4 max-sm:border-b max-sm:border-line max-sm:pb-7">
      <div className="relative">
        <Picture
          image={image}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          priority={priority}
          decorative
          className={isPast ? 'opacity-70 grayscale' : undefined}
        />
        {date && (
          <DateLeaf
            {...leafOf(date, env.TIME_ZONE, now)}
            className={classNames(
              'absolute bottom-0 left-0 min-w-20 rounded-tr-card px-3.5 pt-2.5 pb-1',
              ground === 'paper' ? 'bg-paper' : 'bg-ground',
            )}
          />
        )}
      </div>
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{category.title}</p>
        <Heading className="mt-1 text-h3">
          <Link
            href={paths.posterItem(id, slug)}
            prefetch={false}
            className={classNames('link-quiet cover group-hover:text-brand-strong', isPast && 'text-ink-soft')}
          >
            {title}
          </Link>
        </Heading>
        {date && <WhenAndWhere date={date} count={count} now={now} />}
        <div className="mt-3">
          <PosterBadges poster={poster} />
        </div>
      </div>
    </li>
  )
}

function WhenAndWhere({ date, count, now }: { date: PosterDate; count: number; now: Date }) {
  return (
    <p className="mt-2">
      <time dateTime={date.starts_at} className="block first-letter:uppercase">
        {showingWords(date, env.TIME_ZONE, now)}
      </time>
      <span className="block text-ink-soft">
        {date.place}
        {count > 1 && ` · всего ${countOf(count, ['дата', 'даты', 'дат'])}`}
      </span>
    </p>
  )
}
