'use client'

import { SearchSlot } from '@/components/features/search/search-slot'
import type { SuggestMine } from '@/components/features/search/use-suggestions'
import { closeHashDialog, useFirstFocus } from '@/components/ui/dialog/form-dialog'
import type { HashDialogFacts } from '@/components/ui/dialog/hash-dialog'
import { removeHash } from '@/components/ui/dialog/watch-hash'
import { SearchField } from '@/components/ui/field/search-field'
import { paths } from '@/lib/config/paths'

const DIALOG = 'search'
const FIELD = 'header-search'

export function searchDialog(suggestMine: SuggestMine): HashDialogFacts {
  return {
    id: DIALOG,
    title: 'Что вы ищете?',
    size: 'wide',
    Content: () => <SearchPanel suggestMine={suggestMine} />,
  }
}

function SearchPanel({ suggestMine }: { suggestMine: SuggestMine }) {
  useFirstFocus(FIELD)
  return (
    <form action={paths.search} aria-label="Поиск по порталу" onSubmit={removeFromHistory}>
      <SearchSlot fieldId={FIELD} suggestMine={suggestMine} isInFlow>
        <SearchField id={FIELD} label="Текст поиска" size="large" required placeholder="Например, детсад" />
      </SearchSlot>
    </form>
  )
}

/** Back from what was found returns to the page, not to this dialog, which stays open until the page is left. */
function removeFromHistory(): void {
  removeHash()
  window.addEventListener('pagehide', () => closeHashDialog(DIALOG), { once: true })
}
