import { SearchSlot } from '@/components/features/search/search-slot'
import { SearchField } from '@/components/ui/search-field'
import { paths } from '@/lib/config/paths'

/** Draws the search field under the city's panorama. */
export function HomeSearch({ label }: { label: string }) {
  return (
    <form action={paths.search} aria-label="Поиск" className="min-w-0 text-ink">
      <SearchSlot fieldId="home-search">
        <SearchField
          id="home-search"
          label={label}
          size="large"
          placeholder="Запись в детсад"
          className="[&_input]:border-paper"
        />
      </SearchSlot>
    </form>
  )
}
