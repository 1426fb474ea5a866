import { MapCard } from '@/components/features/city-maps/map-card'
import { mapsQuery } from '@/components/features/city-maps/queries'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { paths } from '@/lib/config/paths'
import type { CityMapFilter, CityMapList } from '@/lib/domains/city-maps/contract'
import { messages } from '@/lib/contract/messages'
import { countOf } from '@/lib/shared/plural'

const SEEN_AT_ONCE = 3

export function MapsList({ list, filter }: { list: CityMapList; filter: CityMapFilter }) {
  const { maps, categories } = list
  if (maps.total === 0) return <NothingFound filter={filter} />
  const kind = categories.find(({ id }) => id === filter.category)?.title
  return (
    <>
      <p className="text-ink-soft">
        {[countOf(maps.total, ['карта', 'карты', 'карт']), kind, filter.text && `«${filter.text}»`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-6">
        <PagedList
          listId="maps-list"
          page={maps}
          path={paths.maps}
          query={mapsQuery(filter)}
          className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3"
        >
          {maps.data.map((map, index) => (
            <MapCard key={map.id} map={map} priority={index < SEEN_AT_ONCE && filter.page === 1} />
          ))}
        </PagedList>
      </div>
    </>
  )
}

function NothingFound({ filter }: { filter: CityMapFilter }) {
  if (mapsQuery(filter) === '') return <EmptyState title="Карты пока не опубликованы" />
  return (
    <EmptyState
      title={filter.text ? messages.nothingFoundFor(filter.text) : messages.nothingFound}
      action={
        <LinkButton href={paths.maps} variant="secondary">
          Все карты
        </LinkButton>
      }
    >
      Попробуйте другие слова или посмотрите все карты города.
    </EmptyState>
  )
}
