'use client'

import { useState, type KeyboardEvent } from 'react'
import { TextInput } from '@/components/ui/field/text-input'
import { containsWords } from '@/lib/text/word-match'

const SHOWN = 5

interface ListOption {
  value: string | number
  label: string
}

interface ListSearchProps {
  id: string
  label: string
  hint?: string
  /** Name of the list of what was found. */
  foundLabel: string
  options: readonly ListOption[]
  onChoose: (value: ListOption['value']) => void
}

/** Finds an option of a long list by its words; the list itself stands beside and works without scripts. */
export function ListSearch({ id, label, hint, foundLabel, options, onChoose }: ListSearchProps) {
  const [query, setQuery] = useState('')
  const isAsked = query.trim() !== ''
  const found = isAsked ? options.filter((option) => containsWords(option.label, query)) : []

  function choose({ value }: ListOption) {
    onChoose(value)
    setQuery('')
  }

  /** Enter would send the form. */
  function chooseFirst(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (found[0]) choose(found[0])
  }

  return (
    <div className="[@media(scripting:none)]:hidden">
      <TextInput
        id={id}
        type="search"
        label={label}
        hint={hint}
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={chooseFirst}
      />
      <div role="status">{isAsked && <Summary total={found.length} />}</div>
      {found.length > 0 && (
        <ul aria-label={foundLabel} className="mt-2 divide-y divide-line border-y border-line">
          {found.slice(0, SHOWN).map((option) => (
            <li key={option.value}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center py-2 text-left text-brand-strong hover:bg-brand-tint"
                onClick={() => choose(option)}
              >
                {option.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Summary({ total }: { total: number }) {
  if (total === 0) return <p className="mt-2">Ничего не нашлось. Попробуйте другое слово.</p>
  return (
    total > SHOWN && (
      <p className="mt-2 text-sm text-ink-soft">
        Показаны первые {SHOWN} из {total}
      </p>
    )
  )
}
