import { type MapsPage, mapsSection } from '@/components/features/city-maps/maps-section'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import { Picture } from '@/components/ui/picture/picture'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import { cityMapKinds, type CityMapCard } from '@/lib/domains/city-maps/contract'
import { formatDate } from '@/lib/time/dates'
import { SearchField } from '@/components/ui/field/search-field'
import { Tabs } from '@/components/ui/list/tabs'
import { CardLink } from '@/components/ui/list/card-link'
import { Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'

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

const signs: Record<CityMapCard['kind'], IconName> = { image: 'image', pdf: 'file-text', geojson: 'layers' }

function MapCard({ map, priority }: { map: CityMapCard; priority: boolean }) {
  return (
    <li className="group relative grid min-w-0 grid-cols-[min(7rem,32%)_minmax(0,1fr)] gap-x-4 sm:flex sm:flex-col">
      <Picture
        image={map.head_img}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 11rem"
        priority={priority}
        decorative
        className="aspect-square border border-line sm:aspect-[20/13]"
      />
      <div className="min-w-0 sm:mt-4">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span>{map.category.title}</span>
          <span className="inline-flex items-center gap-1.5">
            <Icon name={signs[map.kind]} className="size-4 text-brand" />
            {cityMapKinds[map.kind]}
          </span>
        </p>
        <h2 className="mt-1 text-lg leading-6 font-semibold sm:mt-1.5 sm:text-h3">
          <CardLink href={paths.map(map.id)}>{map.title}</CardLink>
        </h2>
        <p className="mt-1.5 text-ink-soft max-sm:text-sm">
          <TextWithContacts text={map.lead} />
        </p>
        {map.actual_at && <p className="mt-2 text-sm text-ink-soft">Состояние на {formatDate(map.actual_at, 'UTC')}</p>}
      </div>
    </li>
  )
}

export function MapsBar({ answer, filter: { text, category } }: Pick<MapsPage, 'answer' | 'filter'>) {
  const kinds = answer.categories.filter(({ count }) => count > 0)
  return (
    <div className="space-y-5">
      <form action={paths.maps} aria-label="Поиск карт" className="max-w-xl">
        {category && <input type="hidden" name="topic" value={category} />}
        <SearchField id="maps-text" label="Поиск по картам" placeholder="Например, зонирование" defaultValue={text} />
      </form>
      <Tabs
        label="Виды карт"
        items={[
          { href: mapsSection.href({ text }), label: 'Все', current: !category },
          ...kinds.map(({ id, title, count }) => ({
            href: mapsSection.href({ text, category: id }),
            label: title,
            count,
            current: id === category,
          })),
        ]}
      />
    </div>
  )
}
