import { mapsHref } from '@/components/features/city-maps/queries'
import { SearchField } from '@/components/ui/search-field'
import { Tabs } from '@/components/ui/tabs'
import { paths } from '@/lib/config/paths'
import type { CityMapFilter, CityMapList } from '@/lib/domains/city-maps/contract'

/** Words, then kinds as tabs that keep the words. */
export function MapsBar({ list, filter }: { list: CityMapList; filter: CityMapFilter }) {
  const { text, category } = filter
  const kinds = list.categories.filter(({ count }) => count > 0)
  return (
    <div className="space-y-5">
      <form action={paths.maps} aria-label="Поиск карт" className="max-w-xl">
        {category && <input type="hidden" name="topic" value={category} />}
        <SearchField id="maps-text" label="Поиск по картам" placeholder="Например, зонирование" defaultValue={text} />
      </form>
      <Tabs
        label="Виды карт"
        items={[
          { href: mapsHref({ text }), label: 'Все', current: !category },
          ...kinds.map(({ id, title, count }) => ({
            href: mapsHref({ text, category: id }),
            label: title,
            count,
            current: id === category,
          })),
        ]}
      />
    </div>
  )
}
