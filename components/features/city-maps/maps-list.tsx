'use client'

import { Fragment } from 'react'
import type { MapRow } from '@/components/features/city-maps/maps-section'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { Icon } from '@/components/ui/icon/icon'
import { CardLink } from '@/components/ui/list/card-link'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture/picture'

const SEEN_AT_ONCE = 3
const look = { frame: 'mt-6', list: 'grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3' }

/** Maps of all kinds stand under the names of their kinds, in the order of the list. */
export function MapsList({ state }: { state: SectionState<MapRow> }) {
  const { data: rows, current_page: page } = state.page
  const areMixed = rows.some(({ category }) => category !== rows[0]?.category)
  return (
    <SectionList id="maps-list" state={state} look={look}>
      {(row, index) => (
        <Fragment key={row.href}>
          {areMixed && row.category !== rows[index - 1]?.category && (
            <li className="col-span-full border-t border-line pt-4 sm:-mb-6">
              <h2 className="text-h3">{row.category}</h2>
            </li>
          )}
          <MapCard row={row} heading={areMixed ? 'h3' : 'h2'} priority={index < SEEN_AT_ONCE && page === 1} />
        </Fragment>
      )}
    </SectionList>
  )
}

interface MapCardProps {
  row: MapRow
  heading: 'h2' | 'h3'
  priority: boolean
}

function MapCard({ row, heading: Heading, priority }: MapCardProps) {
  const { href, title, lead, kind, state, picture } = row
  return (
    <li className="group relative grid min-w-0 grid-cols-[min(7rem,32%)_minmax(0,1fr)] gap-x-4 sm:flex sm:flex-col">
      {/* the middle of a map: names of a whole one would be too small to read */}
      <div className="self-start overflow-hidden rounded-card border border-line sm:self-stretch">
        <Picture
          image={picture}
          sizes="(min-width: 64rem) 40rem, (min-width: 40rem) 80vw, 18rem"
          priority={priority}
          decorative
          icon="map"
          className={classNames('aspect-square rounded-none sm:aspect-[20/13]', picture && 'scale-160')}
        />
      </div>
      <div className="min-w-0 sm:mt-4">
        <Heading className="text-lg leading-6 font-semibold">
          <CardLink href={href}>{title}</CardLink>
        </Heading>
        <p className="mt-1.5 text-ink-soft max-sm:text-sm" dangerouslySetInnerHTML={{ __html: lead }} />
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <Icon name={kind.icon} className="size-4 text-brand" />
            {kind.title}
          </span>
          {state}
        </p>
      </div>
    </li>
  )
}
