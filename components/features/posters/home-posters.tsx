'use client'

import { classNames } from '@/components/ui/class-names'
import { HomeBand } from '@/components/ui/home-band'
import type { Ticket } from '@/components/features/posters/home-tickets'
import { DateLeaf, PosterTime } from '@/components/features/posters/poster-date'
import { CardLink } from '@/components/ui/list/card-link'
import { Badge } from '@/components/ui/text/badge'
import { paths } from '@/lib/config/paths'

export function HomePosters({ tickets }: { tickets: readonly Ticket[] }) {
  if (tickets.length === 0) return null
  return (
    <HomeBand id="home-posters" title="Афиша недели" more={{ href: paths.posters, label: 'Вся афиша' }} ground="sand">
      <ul className="no-scrollbar strip-on-phones sm:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {tickets.map((ticket) => (
          <TicketRow key={ticket.href} ticket={ticket} />
        ))}
      </ul>
    </HomeBand>
  )
}

function TicketRow({
  ticket: { href, title, category, leaf, showing, place, age, price, isFree },
}: {
  ticket: Ticket
}) {
  return (
    <li
      className={classNames(
        'ticket [--stub:5rem] sm:[--stub:6rem] group relative flex min-h-36 flex-wrap bg-paper max-sm:self-start transition-transform',
        'hover:-translate-y-0.5 motion-reduce:transform-none',
      )}
    >
      <DateLeaf {...leaf} className="w-(--stub) shrink-0 justify-center border-r-2 border-dashed border-line" />
      <div className="flex min-w-0 flex-[1_1_10rem] flex-col p-3.5 sm:px-5 sm:py-4">
        <p className="text-sm text-ink-soft">{category}</p>
        <h3 className="mt-0.5 text-lg leading-6 font-semibold">
          <CardLink href={href}>{title}</CardLink>
        </h3>
        <p className="mt-1.5 text-sm">
          <PosterTime showing={showing} />
          <span className="block text-ink-soft">{place}</span>
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-3 text-sm">
          <Badge>{age}</Badge>
          <span className={isFree ? 'font-medium text-brand-strong' : 'text-ink-soft'}>{price}</span>
        </p>
      </div>
    </li>
  )
}
