import { PosterTime } from '@/components/features/posters/poster-when'
import { toShownShowing } from '@/components/features/posters/shown-poster'
import { HomeBand } from '@/components/civic/home-band'
import { Badge } from '@/components/ui/text/badge'
import { DateLeaf } from '@/components/features/posters/date-leaf'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { PosterCard } from '@/lib/domains/posters/contract'
import { toCalendarLeaf } from '@/components/features/posters/showing-text'
import { CardLink } from '@/components/ui/list/card-link'

export function HomePosters({ posters, now }: { posters: readonly PosterCard[]; now: Date }) {
  if (posters.length === 0) return null
  return (
    <HomeBand id="home-posters" title="Афиша недели" more={{ href: paths.posters, label: 'Вся афиша' }} ground="sand">
      <ul className="no-scrollbar strip-on-phones sm:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {posters.map((poster) => (
          <Ticket key={poster.id} poster={poster} now={now} />
        ))}
      </ul>
    </HomeBand>
  )
}

function Ticket({ poster, now }: { poster: PosterCard; now: Date }) {
  const { id, slug, title, category, date, age, is_free: isFree, price } = poster
  if (!date) return null
  return (
    <li className="ticket group relative flex min-h-36 flex-wrap bg-paper max-sm:self-start transition-transform hover:-translate-y-0.5 motion-reduce:transform-none">
      <DateLeaf
        {...toCalendarLeaf(date, env.TIME_ZONE, now)}
        className="w-24 shrink-0 justify-center border-r-2 border-dashed border-line"
      />
      <div className="flex min-w-0 flex-[1_1_10rem] flex-col px-4 py-4 sm:px-5">
        <p className="text-sm text-ink-soft">{category.title}</p>
        <h3 className="mt-0.5 text-lg leading-6 font-semibold">
          <CardLink href={paths.posterItem(id, slug)}>{title}</CardLink>
        </h3>
        <p className="mt-1.5 text-sm">
          <PosterTime showing={toShownShowing(date, now)} hoursAlone="always" />
          <span className="block text-ink-soft">{date.place}</span>
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-3 text-sm">
          <Badge>{age}+</Badge>
          <span className={isFree ? 'font-medium text-brand-strong' : 'text-ink-soft'}>
            {isFree ? 'Бесплатно' : price?.split(',')[0]}
          </span>
        </p>
      </div>
    </li>
  )
}
