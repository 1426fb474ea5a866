'use client'

import { classNames } from '@/components/ui/class-names'
import type { PlaceRow } from '@/components/features/tourism/place-row'
import { ShowOnMap } from '@/components/map/show-on-map'
import { CardLink } from '@/components/ui/list/card-link'
import { Picture } from '@/components/ui/picture/picture'

export function PlaceRows({ places }: { places: readonly PlaceRow[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {places.map((row, index) => (
        <Row key={row.id} row={row} priority={index === 0} />
      ))}
    </ul>
  )
}

function Row({ row, priority }: { row: PlaceRow; priority: boolean }) {
  const { id, href, title, lead, facts, address, isOnMap, picture } = row
  return (
    <li
      data-place={id}
      className={classNames(
        'group relative grid grid-cols-[min(7rem,33%)_minmax(0,1fr)] gap-x-5 py-4 transition-colors sm:py-5',
        'data-active:bg-brand-tint sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6',
      )}
    >
      <div className="sm:row-span-2">
        <Picture image={picture} sizes="(min-width: 40rem) 11rem, 7rem" priority={priority} decorative icon="map-pin" />
      </div>
      <div className="min-w-0">
        <p className="text-sm text-ink-soft empty:hidden">{facts}</p>
        <h2 className="mt-0.5 text-lg leading-6 font-semibold">
          <CardLink href={href}>{title}</CardLink>
        </h2>
        <p className="relative z-10 mt-1 flex w-fit flex-wrap items-center gap-x-4 text-sm empty:hidden">
          {address}
          {isOnMap && <ShowOnMap id={id} title={title} />}
        </p>
      </div>
      <p
        className="mt-2 text-ink-soft max-sm:col-span-full max-sm:text-sm sm:col-start-2 sm:mt-1.5"
        dangerouslySetInnerHTML={{ __html: lead }}
      />
    </li>
  )
}
