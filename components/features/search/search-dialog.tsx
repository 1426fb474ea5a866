'use client'

import { SearchSlot } from '@/components/features/search/search-slot'
import type { SuggestMine } from '@/components/features/search/use-suggestions'
import { useFirstFocus } from '@/components/ui/dialog/form-dialog'
import type { HashDialogFacts } from '@/components/ui/dialog/hash-dialog'
import { SearchField } from '@/components/ui/field/search-field'
import { paths } from '@/lib/config/paths'

const FIELD = 'header-search'

export function searchDialog(suggestMine: SuggestMine): HashDialogFacts {
  return {
    id: 'search',
    title: 'Что вы ищете?',
    size: 'wide',
    Content: () => <SearchPanel suggestMine={suggestMine} />,
  }
}

function SearchPanel({ suggestMine }: { suggestMine: SuggestMine }) {
  useFirstFocus(FIELD)
  return (
    <form action={paths.search} aria-label="Поиск по порталу">
      <SearchSlot fieldId={FIELD} suggestMine={suggestMine} isInFlow>
        <SearchField
          id={FIELD}
          label="Текст поиска"
          size="large"
          required
          placeholder="Например, детский сад или ремонт дороги"
        />
      </SearchSlot>
    </form>
  )
}
