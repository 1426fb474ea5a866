import { SearchSlot } from '@/components/features/search/search-slot'
import type { SuggestOwn } from '@/components/features/search/use-suggestions'
import { SearchField } from '@/components/ui/field/search-field'
import { paths } from '@/lib/config/paths'
import type { SearchFilter } from '@/lib/domains/search/contract'

interface SearchBarProps {
  filter: SearchFilter
  suggestOwn: SuggestOwn
}

export function SearchBar({ filter, suggestOwn }: SearchBarProps) {
  const { text, kind, start_date: from, end_date: to } = filter
  const otherFilters = Object.entries({ kind, from, to })
  return (
    <form action={paths.search} aria-label="Поиск по словам" className="max-w-4xl">
      <SearchSlot fieldId="search-text" suggestOwn={suggestOwn}>
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
  suggestOwn: SuggestOwn
}

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
