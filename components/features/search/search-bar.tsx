import { SearchSlot } from '@/components/features/search/search-slot'
import type { SuggestMine } from '@/components/features/search/use-suggestions'
import { SearchField } from '@/components/ui/field/search-field'
import { paths } from '@/lib/config/paths'
import type { SearchFilter } from '@/lib/domains/search/contract'

interface SearchBarProps {
  filter: SearchFilter
  suggestMine: SuggestMine
}

export function SearchBar({ filter, suggestMine }: SearchBarProps) {
  const { text, kind, start_date: from, end_date: to } = filter
  const otherFilters = Object.entries({ kind, from, to })
  return (
    <form action={paths.search} aria-label="Поиск по словам" className="max-w-4xl">
      <SearchSlot fieldId="search-text" suggestMine={suggestMine}>
        <SearchField
          id="search-text"
          label="Что найти на портале"
          placeholder="Например, детсад"
          size="large"
          defaultValue={text}
        />
      </SearchSlot>
      {otherFilters.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
    </form>
  )
}

interface HomeSearchProps {
  label: string
  suggestMine: SuggestMine
}

export function HomeSearch({ label, suggestMine }: HomeSearchProps) {
  return (
    <form action={paths.search} aria-label="Поиск" className="min-w-0 text-ink">
      <SearchSlot fieldId="home-search" suggestMine={suggestMine}>
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
