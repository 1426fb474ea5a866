import { Link } from '@/components/ui/link'
import { DateLeaf } from '@/components/features/posters/date-leaf'
import { PosterTime } from '@/components/features/posters/poster-when'
import type { ShownPoster } from '@/components/features/posters/shown-poster'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture/picture'
import { Badge } from '@/components/ui/text/badge'

interface PosterTileProps {
  poster: ShownPoster
  /** First tile: its picture is loaded at once and is large on phones too. */
  isLead?: boolean
  heading?: 'h2' | 'h3'
  ground?: 'paper' | 'ground'
}

const ON_PICTURE = 'absolute bottom-0 left-0 min-w-20 rounded-tr-card px-3.5 pt-2.5 pb-1'
const UNDER_PICTURE_ON_PHONES =
  'max-sm:mt-2.5 sm:absolute sm:bottom-0 sm:left-0 sm:min-w-20 sm:rounded-tr-card sm:px-3.5 sm:pt-2.5 sm:pb-1'

export function PosterTile({ poster, isLead = false, heading: Heading = 'h2', ground = 'paper' }: PosterTileProps) {
  const { href, title, category, isPast } = poster
  return (
    <li
      className={classNames(
        'group relative flex gap-4 max-sm:border-b max-sm:border-line max-sm:pb-5 sm:flex-col',
        isLead && 'flex-col',
      )}
    >
      <TilePicture poster={poster} isLead={isLead} ground={ground} />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{category}</p>
        <Heading className={classNames('mt-1 text-h3', !isLead && 'max-sm:text-lg max-sm:leading-6')}>
          <Link
            href={href}

            className={classNames('link-quiet cover group-hover:text-brand-strong', isPast && 'text-ink-soft')}
          >
            {title}
          </Link>
        </Heading>
        <TimeAndPlace poster={poster} isRow={!isLead} />
        <div className="mt-3">
          <PosterBadges poster={poster} />
        </div>
      </div>
    </li>
  )
}

type TilePictureProps = Required<Pick<PosterTileProps, 'poster' | 'isLead' | 'ground'>>

function TilePicture({ poster: { picture, leaf, isPast }, isLead, ground }: TilePictureProps) {
  if (!picture) return leaf && <DateLeaf {...leaf} className="w-20 shrink-0 self-start" />
  return (
    <div className={classNames('relative', !isLead && 'max-sm:w-24 max-sm:max-w-[30%] max-sm:shrink-0')}>
      <Picture
        image={picture}
        sizes={`(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, ${isLead ? '100vw' : '6rem'}`}
        priority={isLead}
        decorative
        className={classNames(isPast && 'opacity-70 grayscale', !isLead && 'max-sm:aspect-square')}
      />
      {leaf && (
        <DateLeaf
          {...leaf}
          className={classNames(
            isLead ? ON_PICTURE : UNDER_PICTURE_ON_PHONES,
            ground === 'paper' ? 'bg-paper' : 'bg-ground',
          )}
        />
      )}
    </div>
  )
}

function TimeAndPlace({ poster: { showing, place, dates }, isRow }: { poster: ShownPoster; isRow: boolean }) {
  if (!showing) return null
  return (
    <p className="mt-2">
      <PosterTime
        showing={showing}
        hoursAlone={isRow ? 'on phones' : undefined}
        className="block first-letter:uppercase"
      />
      <span className="block text-ink-soft">{place}</span>
      {dates && <span className="block text-sm text-ink-soft">Всего {dates}</span>}
    </p>
  )
}

export function PosterBadges({
  poster: { age, price, isFree, isPast },
}: {
  poster: Pick<ShownPoster, 'age' | 'price' | 'isFree' | 'isPast'>
}) {
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
