'use client'

import { SearchSlot } from '@/components/features/search/search-slot'
import type { SuggestOwn } from '@/components/features/search/use-suggestions'
import { useFirstFocus } from '@/components/ui/dialog/form-dialog'
import type { HashDialogFacts } from '@/components/ui/dialog/hash-dialog'
import { SearchField } from '@/components/ui/field/search-field'
import { paths } from '@/lib/config/paths'

const FIELD = 'header-search'

export function searchDialog(suggestOwn: SuggestOwn): HashDialogFacts {
  return { id: 'search', title: 'Что вы ищете?', size: 'wide', Content: () => <SearchPanel suggestOwn={suggestOwn} /> }
}

function SearchPanel({ suggestOwn }: { suggestOwn: SuggestOwn }) {
  useFirstFocus(FIELD)
  return (
    <form action={paths.search} aria-label="Поиск по порталу">
      <SearchSlot fieldId={FIELD} suggestOwn={suggestOwn} isInFlow>
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
