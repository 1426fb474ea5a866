'use client'

import type { MapRow } from '@/components/features/city-maps/maps-section'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { Icon } from '@/components/ui/icon/icon'
import { CardLink } from '@/components/ui/list/card-link'
import { Picture } from '@/components/ui/picture/picture'

const SEEN_AT_ONCE = 3
const look = { frame: 'mt-6', list: 'grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3' }

export function MapsList({ state }: { state: SectionState<MapRow> }) {
  return (
    <SectionList id="maps-list" state={state} look={look}>
      {(row, index) => (
        <MapCard key={row.href} row={row} priority={index < SEEN_AT_ONCE && state.page.current_page === 1} />
      )}
    </SectionList>
  )
}

interface MapCardProps {
  row: MapRow
  priority: boolean
}

function MapCard({ row: { href, title, lead, category, kind, state, picture }, priority }: MapCardProps) {
  return (
    <li className="group relative grid min-w-0 grid-cols-[min(7rem,32%)_minmax(0,1fr)] gap-x-4 sm:flex sm:flex-col">
      <Picture
        image={picture}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 11rem"
        priority={priority}
        decorative
        icon="map"
        className="aspect-square border border-line sm:aspect-[20/13]"
      />
      <div className="min-w-0 sm:mt-4">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span>{category}</span>
          <span className="inline-flex items-center gap-1.5">
            <Icon name={kind.icon} className="size-4 text-brand" />
            {kind.title}
          </span>
        </p>
        <h2 className="mt-1 text-lg leading-6 font-semibold sm:mt-1.5 sm:text-h3">
          <CardLink href={href}>{title}</CardLink>
        </h2>
        <p className="mt-1.5 text-ink-soft max-sm:text-sm" dangerouslySetInnerHTML={{ __html: lead }} />
        {state && <p className="mt-2 text-sm text-ink-soft">{state}</p>}
      </div>
    </li>
  )
}
