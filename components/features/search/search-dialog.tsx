'use client'

import { SearchSlot } from '@/components/features/search/search-slot'
import type { SuggestOwn } from '@/components/features/search/use-suggestions'
import { HashDialog } from '@/components/ui/dialog/hash-dialog'
import { SearchField } from '@/components/ui/field/search-field'
import { paths } from '@/lib/config/paths'

export function SearchDialog({ suggestOwn }: { suggestOwn: SuggestOwn }) {
  return (
    <HashDialog id="search" title="Что вы ищете?" size="wide">
      <form action={paths.search} aria-label="Поиск по порталу">
        <SearchSlot fieldId="header-search" suggestOwn={suggestOwn} isInFlow>
          <SearchField
            id="header-search"
            label="Текст поиска"
            size="large"
            required
            // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog puts the focus where one will type
            autoFocus
            placeholder="Например, детский сад или ремонт дороги"
          />
        </SearchSlot>
      </form>
    </HashDialog>
  )
}
