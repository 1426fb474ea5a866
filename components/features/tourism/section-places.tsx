import { toPlaceRow } from '@/components/features/tourism/place-row'
import { PlaceRows } from '@/components/features/tourism/place-rows'
import { MobileDetails } from '@/components/ui/details/mobile-details'
import { EmptyState } from '@/components/ui/list/empty-state'
import { NextSteps, nothingFoundTitle } from '@/components/ui/list/next-steps'
import { LinkButton } from '@/components/ui/button/button'
import type { MapLayer } from '@/components/map/map-place'
import { PlacesMap } from '@/components/map/places-map'
import { SignSwitches } from '@/components/map/sign-switches'
import { paths } from '@/lib/config/paths'
import type { TourismCard, TourismFilter, TourismSection, TourismSectionAnswer } from '@/lib/domains/tourism/contract'

const ADD_SIGNS = 'Добавить на карту'

export function SectionPlaces({ answer, filter }: { answer: TourismSectionAnswer; filter: TourismFilter }) {
  const { section, items } = answer
  if (items.length === 0) return <NothingFound link={section.link} filter={filter} />
  const places = items.map((item, index) => ({ ...toMapPlace(item, section.link), number: index + 1 }))
  const signs = listSigns(answer)
  return (
    <PlacesMap
      label={`${section.title} на карте`}
      places={places}
      layers={signs.length > 0 ? [toNeighboursLayer(answer, signs)] : []}
      layout="half"
      listFirst
      underMap={signs.length > 0 && <NeighbourSwitches signs={signs} />}
    >
      <PlaceRows places={items.map((item) => toPlaceRow(item, section.link))} />
    </PlacesMap>
  )
}

function NeighbourSwitches({ signs }: { signs: ReturnType<typeof listSigns> }) {
  return (
    <div className="mt-3 print:hidden">
      <p className="text-sm text-ink-soft max-lg:hidden">{ADD_SIGNS}</p>
      <MobileDetails title={`${ADD_SIGNS} другие места`}>
        <SignSwitches label={ADD_SIGNS} signs={signs} areShown={false} />
      </MobileDetails>
    </div>
  )
}

const colors: Record<TourismSection['kind'], string> = {
  sights: 'var(--ink)',
  routes: 'var(--brand)',
  museums: 'var(--status-4)',
  beaches: 'var(--sun)',
  hotels: 'var(--status-3)',
  food: 'var(--danger)',
}

function listSigns({ sections, neighbours }: TourismSectionAnswer) {
  return sections.flatMap(({ link: value, title, kind }) => {
    const count = neighbours.filter(({ link }) => link === value).length
    return count > 0 ? [{ value, title, color: colors[kind], kind: 'point' as const, count }] : []
  })
}

/** Places of the other sections: one map shows a guest all. */
function toNeighboursLayer({ neighbours }: TourismSectionAnswer, rules: ReturnType<typeof listSigns>): MapLayer {
  const features = neighbours.map(({ id, slug, title, sort, link, latitude, longitude }) => ({
    type: 'Feature' as const,
    properties: { link, title, note: sort, href: paths.tourismItem(link, id, slug) },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  }))
  return { id: 'neighbours', data: { type: 'FeatureCollection', features }, property: 'link', rules }
}

function toMapPlace({ id, slug, title, address, latitude, longitude, sort, fact }: TourismCard, link: string) {
  const note = [sort, fact].filter(Boolean).join(' · ')
  return { id, title, address, latitude, longitude, note, href: paths.tourismItem(link, id, slug) }
}

function NothingFound({ link, filter }: { link: string; filter: TourismFilter }) {
  if (!filter.text && !filter.sort) return <EmptyState title="В этом разделе пока ничего нет" />
  return (
    <EmptyState
      title={nothingFoundTitle(filter.text)}
      action={
        <LinkButton href={paths.tourism(link)} variant="secondary">
          Весь раздел
        </LinkButton>
      }
    >
      Попробуйте другое слово или посмотрите весь раздел.
      <NextSteps text={filter.text} />
    </EmptyState>
  )
}
