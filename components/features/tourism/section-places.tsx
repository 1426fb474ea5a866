import { toPlaceRow } from '@/components/features/tourism/place-row'
import { PlaceRows } from '@/components/features/tourism/place-rows'
import { EmptyState } from '@/components/ui/list/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { PlacesMap } from '@/components/map/places-map'
import { paths } from '@/lib/config/paths'
import { messages } from '@/lib/contract/messages'
import type { TourismCard, TourismFilter, TourismSectionAnswer } from '@/lib/domains/tourism/contract'

export function SectionPlaces({ answer, filter }: { answer: TourismSectionAnswer; filter: TourismFilter }) {
  const { section, items } = answer
  if (items.length === 0) return <NothingFound link={section.link} filter={filter} />
  const places = items.map((item) => toMapPlace(item, section.link))
  return (
    <PlacesMap label={`${section.title} на карте`} places={places} layout="side">
      <PlaceRows places={items.map((item) => toPlaceRow(item, section.link))} />
    </PlacesMap>
  )
}

function toMapPlace({ id, slug, title, address, latitude, longitude, sort, fact }: TourismCard, link: string) {
  const note = [sort, fact].filter(Boolean).join(' · ')
  return { id, title, address, latitude, longitude, note, href: paths.tourismItem(link, id, slug) }
}

function NothingFound({ link, filter }: { link: string; filter: TourismFilter }) {
  if (!filter.text && !filter.sort) return <EmptyState title="В этом разделе пока ничего нет" />
  return (
    <EmptyState
      title={filter.text ? messages.nothingFoundFor(filter.text) : messages.nothingFound}
      action={
        <LinkButton href={paths.tourism(link)} variant="secondary">
          Весь раздел
        </LinkButton>
      }
    >
      Попробуйте другое слово или посмотрите весь раздел.
    </EmptyState>
  )
}
