'use client'

import { SearchSlot } from '@/components/features/search/search-slot'
import { HashDialog } from '@/components/ui/hash-dialog'
import { SearchField } from '@/components/ui/search-field'
import { paths } from '@/lib/config/paths'

/** Search of the header, `#search`, on every page: a plain GET form whose suggestions come with the first letters. */
export function SearchDialog() {
  return (
    <HashDialog id="search" title="Что вы ищете?" size="wide">
      <form action={paths.search} aria-label="Поиск по порталу">
        <SearchSlot fieldId="header-search" isInFlow>
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
