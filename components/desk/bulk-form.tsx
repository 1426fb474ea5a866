'use client'

import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { withQueryProvider } from '@/components/ui/query-provider'
import { ActionFields, type ActionField } from '@/components/desk/action-fields'
import { BULK_FORM } from '@/components/desk/bulk-tick'
import { UndoForm } from '@/components/desk/undo-form'
import { callDesk, MoveRefusal } from '@/components/desk/send-move'
import type { MovedItems } from '@/lib/domains/desk/shapes'

export interface BulkChoice {
  action: string
  label: string
  consequences: string
  fields: readonly ActionField[]
}

/** `undo` is the press, if all that it did can be undone, for so many seconds. */
type Moved = MovedItems & { undo?: string; seconds?: number }

interface BulkFormProps {
  choices: readonly BulkChoice[]
  /** Path of the call. */
  endpoint: string
  /** Path of the list, below which the cards are. */
  list: string
}

/** Makes one move of all that is ticked in the list, and says which were refused and why. */
export const BulkForm = withQueryProvider(function BulkForm({ choices, endpoint, list }: BulkFormProps) {
  const [chosen, setChosen] = useState(choices[0])
  const move = useMutation({
    mutationFn: (form: HTMLFormElement) => callDesk<Moved>(form),
    onSuccess: (moved) => moved.refused.length === 0 && window.location.assign(toListAddress(moved)),
  })
  if (!chosen) return null
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!move.isPending) move.mutate(event.currentTarget)
  }
  return (
    <details className="text-sm">
      <summary className="link flex min-h-11 cursor-pointer items-center">Сразу с отмеченными</summary>
      <form id={BULK_FORM} method="post" action={endpoint} onSubmit={submit} className="max-w-120 space-y-3 pb-3">
        {/* what Enter on a ticked box would press: a form whose first button is disabled is not sent */}
        <button type="submit" disabled hidden />
        <ActionChoice choices={choices} chosen={chosen} onChoose={setChosen} />
        <ActionFields form={BULK_FORM} fields={chosen.fields} errors={{}} />
        <p className="text-ink-soft">{chosen.consequences}</p>
        <Button type="submit" size="small" busy={move.isPending}>
          {chosen.label} отмеченные
        </Button>
        <div role="status">{move.data && move.data.refused.length > 0 && <Result {...move.data} list={list} />}</div>
        {move.error && (
          <p role="alert" className="text-danger">
            {move.error instanceof MoveRefusal ? move.error.message : 'Не получилось. Попробуйте ещё раз.'}
          </p>
        )}
      </form>
    </details>
  )
})

interface ActionChoiceProps {
  choices: readonly BulkChoice[]
  chosen: BulkChoice
  onChoose: (choice: BulkChoice) => void
}

function ActionChoice({ choices, chosen, onChoose }: ActionChoiceProps) {
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">Действие</legend>
      {choices.map((choice) => (
        <label key={choice.action} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="action"
            value={choice.action}
            checked={choice === chosen}
            onChange={() => onChoose(choice)}
            className="size-5 accent-brand"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}

/** Address of the same list, which says what was done. */
function toListAddress({ done, undo }: Moved): string {
  const address = new URL(window.location.href)
  if (done.length > 0) address.searchParams.set('done', `bulk-${done.length}`)
  address.searchParams.delete('undo')
  if (undo) address.searchParams.set('undo', undo)
  return address.href
}

function Result({ done, refused, undo, seconds = 0, list }: Moved & Pick<BulkFormProps, 'list'>) {
  return (
    <>
      <div className="font-medium">
        Сделано: {done.length}. Не сделано: {refused.length}.{' '}
        {undo && <UndoForm undo={{ press: undo, seconds }} view={window.location.search} label="Отменить сделанное" />}
      </div>
      <ul>
        {refused.map(({ id, message }) => (
          <li key={id}>
            <a href={`${list}/${id}`} className="link target">
              № {id}
            </a>
            : {message}
          </li>
        ))}
      </ul>
      <p>
        <button
          type="button"
          className="link target"
          onClick={() => window.location.assign(toListAddress({ done, refused, undo }))}
        >
          Обновить список
        </button>
      </p>
    </>
  )
}
