'use client'

import { useRouter } from 'next/navigation'
import { markedHtml } from '@/components/features/search/marked-html'
import { useCombobox } from '@/components/features/search/use-combobox'
import type { SuggestMine } from '@/components/features/search/use-suggestions'
import { classNames } from '@/components/ui/class-names'
import { searchKinds, type Suggestion } from '@/lib/domains/search/contract'
import { HtmlText } from '@/components/ui/text/html-text'
import { formatCount } from '@/lib/text/plural'

interface SearchSuggestionsProps {
  fieldId: string
  suggestMine: SuggestMine
  isInFlow: boolean
}

/** An ARIA combobox: arrows choose, Enter opens, Escape closes. */
export function SearchSuggestions({ fieldId, suggestMine, isInFlow }: SearchSuggestionsProps) {
  const router = useRouter()
  const { found, index, choose } = useCombobox(fieldId, {
    suggestMine,
    onChoose: ({ path }) => leaveDialog(fieldId, () => router.push(path)),
  })
  return (
    <>
      <p role="status" className="sr-only">
        {found.length > 0 && formatCount(found.length, ['подсказка', 'подсказки', 'подсказок'])}
      </p>
      {found.length > 0 && (
        <div
          id={`${fieldId}-list`}
          role="listbox"
          aria-label="Подсказки"
          className={classNames(
            'mt-1 overflow-y-auto rounded-field border border-line bg-paper py-1 text-ink',
            isInFlow ? 'max-h-[45dvh]' : 'absolute inset-x-0 top-full z-30 max-h-96 shadow-above',
          )}
        >
          {found.map((one, number) => (
            <Option
              key={`${number} ${one.path}`}
              id={`${fieldId}-${number}`}
              suggestion={one}
              isPointed={number === index}
              onChoose={() => choose(one)}
            />
          ))}
        </div>
      )}
    </>
  )
}

/** Closing the dialog removes its hash; only after that the URL may change. */
function leaveDialog(fieldId: string, go: () => void): void {
  const dialog = document.getElementById(fieldId)?.closest('dialog')
  if (!dialog?.open) return go()
  dialog.addEventListener('close', go, { once: true })
  dialog.close()
}

interface OptionProps {
  id: string
  suggestion: Suggestion
  isPointed: boolean
  onChoose: () => void
}

function Option({ id, suggestion: { kind, title, note }, isPointed, onChoose }: OptionProps) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are taken by the field
    <div
      id={id}
      role="option"
      aria-selected={isPointed}
      tabIndex={-1}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 px-4 py-2',
        isPointed ? 'bg-brand-tint' : 'hover:bg-ground',
      )}
    >
      <HtmlText html={markedHtml(title)} className="min-w-0" />
      <span className="text-sm text-ink-soft">{note ?? searchKinds.find(({ id: one }) => one === kind)?.one}</span>
    </div>
  )
}
