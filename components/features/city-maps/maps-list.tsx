import { MapCard } from '@/components/features/city-maps/map-card'
import type { MapsPage } from '@/components/features/city-maps/maps-section'
import { SectionList } from '@/components/ui/section/section-list'

const SEEN_AT_ONCE = 3
const look = { frame: 'mt-6', list: 'grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3' }

export function MapsList({ state }: Pick<MapsPage, 'state'>) {
  return (
    <SectionList id="maps-list" state={state} look={look}>
      {(map, index) => (
        <MapCard key={map.id} map={map} priority={index < SEEN_AT_ONCE && state.page.current_page === 1} />
      )}
    </SectionList>
  )
}
