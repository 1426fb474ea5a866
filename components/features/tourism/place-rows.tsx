'use client'

import { classNames } from '@/components/ui/class-names'
import type { PlaceRow } from '@/components/features/tourism/place-row'
import { ShowOnMap } from '@/components/map/show-on-map'
import { CardLink } from '@/components/ui/list/card-link'
import { Picture } from '@/components/ui/picture/picture'

/** Numbered as the pins of the map beside the list. */
export function PlaceRows({ places }: { places: readonly PlaceRow[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {places.map((row, index) => (
        <Row key={row.id} row={row} number={row.isOnMap ? index + 1 : null} priority={index === 0} />
      ))}
    </ul>
  )
}

interface RowProps {
  row: PlaceRow
  number: number | null
  priority: boolean
}

function Row({ row, number, priority }: RowProps) {
  const { id, href, title, lead, facts, address, isOnMap, picture } = row
  return (
    <li
      data-place={id}
      className={classNames(
        'group relative grid grid-cols-[min(7rem,33%)_minmax(0,1fr)] gap-x-5 py-4 transition-colors',
        'data-active:bg-brand-tint sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6',
      )}
    >
      <div className="relative sm:row-span-2">
        <Picture image={picture} sizes="(min-width: 40rem) 11rem, 7rem" priority={priority} decorative icon="map-pin" />
        {number !== null && (
          <span
            aria-hidden
            className="absolute top-2 left-2 grid size-7 place-items-center rounded-full bg-brand text-sm font-semibold text-paper tabular-nums"
          >
            {number}
          </span>
        )}
      </div>
      <div className="min-w-0">
        <p className="relative z-10 flex flex-wrap items-start justify-between gap-x-4 gap-y-2 text-sm empty:hidden">
          {facts && <span className="min-w-0 flex-1 basis-20 text-ink-soft">{facts}</span>}
          {isOnMap && (
            <span className="-my-2.5 ml-auto">
              <ShowOnMap id={id} title={title} />
            </span>
          )}
        </p>
        <h2 className="mt-0.5 text-lg leading-6 font-semibold">
          <CardLink href={href}>{title}</CardLink>
        </h2>
        {address && <p className="mt-1 text-sm">{address}</p>}
      </div>
      <p
        className="mt-2 text-ink-soft max-sm:col-span-full max-sm:text-sm sm:col-start-2 sm:mt-1.5"
        dangerouslySetInnerHTML={{ __html: lead }}
      />
    </li>
  )
}
