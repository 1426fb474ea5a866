import { type MapsPage, mapsSection } from '@/components/features/city-maps/maps-section'
import { SearchField } from '@/components/ui/field/search-field'
import { Tabs } from '@/components/ui/list/tabs'
import { paths } from '@/lib/config/paths'

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
