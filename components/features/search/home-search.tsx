import { SearchSlot } from '@/components/features/search/search-slot'
import type { SuggestOwn } from '@/components/features/search/use-suggestions'
import { SearchField } from '@/components/ui/search-field'
import { paths } from '@/lib/config/paths'

interface HomeSearchProps {
  label: string
  suggestOwn: SuggestOwn
}

/** Draws the search field under the city's panorama. */
export function HomeSearch({ label, suggestOwn }: HomeSearchProps) {
  return (
    <form action={paths.search} aria-label="Поиск" className="min-w-0 text-ink">
      <SearchSlot fieldId="home-search" suggestOwn={suggestOwn}>
        <SearchField
          id="home-search"
          label={label}
          size="large"
          placeholder="Например, детсад"
          className="[&_input]:border-paper"
        />
      </SearchSlot>
    </form>
  )
}
