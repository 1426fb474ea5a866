import Link from 'next/link'
import { PosterTime } from '@/components/features/posters/poster-when'
import { DateLeaf } from '@/components/features/posters/date-leaf'
import { Picture } from '@/components/ui/picture/picture'
import { classNames } from '@/components/ui/class-names'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { PosterCard, PosterDate } from '@/lib/domains/posters/contract'
import { formatCount } from '@/lib/text/plural'
import { toCalendarLeaf } from '@/components/features/posters/showing-text'
import { Badge } from '@/components/ui/text/badge'

interface PosterTileProps {
  poster: PosterCard
  now: Date
  /** First tile: its picture is loaded at once and is large on phones too. */
  isLead?: boolean
  heading?: 'h2' | 'h3'
  ground?: 'paper' | 'ground'
  from?: string | undefined
}

const ON_PICTURE = 'absolute bottom-0 left-0 min-w-20 rounded-tr-card px-3.5 pt-2.5 pb-1'
const UNDER_PICTURE_ON_PHONES =
  'max-sm:mt-2.5 sm:absolute sm:bottom-0 sm:left-0 sm:min-w-20 sm:rounded-tr-card sm:px-3.5 sm:pt-2.5 sm:pb-1'

export function PosterTile({
  poster,
  now,
  isLead = false,
  heading: Heading = 'h2',
  ground = 'paper',
  from,
}: PosterTileProps) {
  const { id, slug, title, category, date, dates_count: count, is_past: isPast } = poster
  return (
    <li
      className={classNames(
        'group relative flex gap-4 max-sm:border-b max-sm:border-line max-sm:pb-5 sm:flex-col',
        isLead && 'flex-col',
      )}
    >
      <TilePicture poster={poster} now={now} isLead={isLead} ground={ground} from={from} />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{category.title}</p>
        <Heading className={classNames('mt-1 text-h3', !isLead && 'max-sm:text-lg max-sm:leading-6')}>
          <Link
            href={paths.posterItem(id, slug)}
            prefetch={false}
            className={classNames('link-quiet cover group-hover:text-brand-strong', isPast && 'text-ink-soft')}
          >
            {title}
          </Link>
        </Heading>
        {date && <TimeAndPlace date={date} count={count} now={now} isRow={!isLead} />}
        <div className="mt-3">
          <PosterBadges poster={poster} />
        </div>
      </div>
    </li>
  )
}

type TilePictureProps = Required<Pick<PosterTileProps, 'poster' | 'now' | 'isLead' | 'ground'>> &
  Pick<PosterTileProps, 'from'>

function TilePicture({ poster, now, isLead, ground, from }: TilePictureProps) {
  const { head_img: image, date, is_past: isPast } = poster
  return (
    <div className={classNames('relative', !isLead && 'max-sm:w-24 max-sm:max-w-[30%] max-sm:shrink-0')}>
      <Picture
        image={image}
        sizes={`(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, ${isLead ? '100vw' : '6rem'}`}
        priority={isLead}
        decorative
        className={classNames(isPast && 'opacity-70 grayscale', !isLead && 'max-sm:aspect-square')}
      />
      {date && (
        <DateLeaf
          {...toCalendarLeaf(date, env.TIME_ZONE, now, from)}
          className={classNames(
            isLead ? ON_PICTURE : UNDER_PICTURE_ON_PHONES,
            ground === 'paper' ? 'bg-paper' : 'bg-ground',
          )}
        />
      )}
    </div>
  )
}

interface TimeAndPlaceProps {
  date: PosterDate
  count: number
  now: Date
  isRow: boolean
}

function TimeAndPlace({ date, count, now, isRow }: TimeAndPlaceProps) {
  return (
    <p className="mt-2">
      <PosterTime
        date={date}
        now={now}
        hoursAlone={isRow ? 'on phones' : undefined}
        className="block first-letter:uppercase"
      />
      <span className="block text-ink-soft">{date.place}</span>
      {count > 1 && (
        <span className="block text-sm text-ink-soft">Всего {formatCount(count, ['дата', 'даты', 'дат'])}</span>
      )}
    </p>
  )
}

export function PosterBadges({ poster }: { poster: PosterCard }) {
  const { age, is_free: isFree, is_past: isPast, price } = poster
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      {isPast && <Badge tone="sun">Прошло</Badge>}
      {isFree && <Badge tone="brand">Бесплатно</Badge>}
      <Badge>
        {age}+<span className="sr-only"> — возраст</span>
      </Badge>
      {price && <span className="min-w-0 text-ink-soft">{price}</span>}
    </p>
  )
}
