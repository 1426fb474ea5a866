'use client'

import { useState } from 'react'
import { FieldError } from '@/components/ui/field/field'
import { describedBy, fieldIds, type NamedFieldProps } from '@/components/ui/field/field-attributes'
import { Textarea } from '@/components/ui/field/textarea'
import type { FieldOption } from '@/components/desk/fields/option-groups'
import { MAX_ANSWER_LENGTH } from '@/lib/domains/desk/rules'

/** Field of the words that stand alone or add to the chosen reason. */
export interface ReasonWords {
  name: string
  label: string
  hint: string
}

interface ReasonFieldProps extends NamedFieldProps {
  options: readonly FieldOption[]
  words: ReasonWords
  /** What was typed before. */
  initial: { reason: string; words: string }
}

/** Ready reasons, one press each; the field for words appears with the choice, which needs no scripts. */
export function ReasonField({ id, name, label, error, options, words, initial }: ReasonFieldProps) {
  // the city may have taken the reason off its list meanwhile
  const isListed = options.some((option) => option.id === initial.reason)
  const isInWords = !isListed && initial.words !== ''
  const ready = isListed ? initial.reason : null
  const [chosen, setChosen] = useState(isInWords ? '' : ready)
  const isChosen = chosen !== null
  const atChoice = isChosen ? undefined : error
  return (
    <div className="group/reason">
      <div role="radiogroup" tabIndex={-1} aria-labelledby={`${id}-label`} {...describedBy(id, { error: atChoice })}>
        <p id={`${id}-label`} className="mb-1 font-medium">
          {label}
        </p>
        {[...options, { id: '', title: 'Своими словами' }].map((option) => (
          <label key={option.id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1 leading-5">
            <input
              type="radio"
              name={name}
              value={option.id}
              defaultChecked={option.id === '' ? isInWords : option.id === initial.reason}
              onChange={() => setChosen(String(option.id))}
              className="radio mt-0"
            />
            {option.title}
          </label>
        ))}
        <FieldError id={fieldIds(id).error} message={atChoice} />
      </div>
      <div className="mt-3 hidden group-has-checked/reason:block">
        <Textarea
          {...words}
          hint={chosen === '' ? undefined : words.hint}
          id={`${id}-words`}
          error={isChosen ? error : undefined}
          rows={3}
          maxLength={MAX_ANSWER_LENGTH}
          defaultValue={initial.words}
        />
      </div>
    </div>
  )
}
