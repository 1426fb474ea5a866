'use client'

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { withQueryProvider } from '@/components/ui/query-provider'
import { ActionFields, listAnswered, listUnplaced, type ActionField } from '@/components/desk/action-fields'
import { BulkResult, toListAddress, type Moved } from '@/components/desk/bulk-result'
import { BULK_FORM } from '@/components/desk/bulk-tick'
import { LoginLink } from '@/components/desk/login-link'
import { callDesk } from '@/components/desk/send-move'
import { focusRefusal, getRefused, useFieldErrors } from '@/components/desk/use-field-errors'
import { listTicks, setTicks, useTicked } from '@/components/desk/use-ticks'
import { Icon } from '@/components/ui/icon/icon'
import { classNames } from '@/components/ui/class-names'

export interface BulkChoice {
  action: string
  label: string
  /** «Сменить тему отмеченных». */
  button: string
  consequences: string
  fields: readonly ActionField[]
}

interface BulkFormProps {
  choices: readonly BulkChoice[]
  /** Path of the call. */
  endpoint: string
  /** Path of the list, below which the cards are. */
  list: string
  /** Rows of the page. */
  rows: number
}

/** The panel goes, and with it the button that was pressed. */
function clearTicks() {
  setTicks(false)
  listTicks()[0]?.focus({ preventScroll: true })
}

/**
 * Makes one move of all that is ticked in the list, and says which were refused and why. It stands after the list, so
 * that it keeps to the bottom of the window and covers no row at the end.
 */
export const BulkForm = withQueryProvider(function BulkForm({ choices, endpoint, list, rows }: BulkFormProps) {
  const [chosen, setChosen] = useState(choices[0])
  const ticked = useTicked()
  const { submit, refused, error, isPending, reset, errors, noteChange } = useBulkMove()
  if (!chosen) return null
  const isShown = ticked > 0 || refused !== null

  function choose(choice: BulkChoice) {
    setChosen(choice)
    if (error) reset()
  }

  return (
    <div
      className={classNames(
        'sticky bottom-0 z-10 mt-3 rounded-t-card border border-line bg-paper text-sm shadow-above',
        !isShown && 'hidden',
      )}
    >
      <button type="button" className="link target absolute top-0 right-3 z-1 min-h-12 sm:right-4" onClick={clearTicks}>
        Снять<span className="max-sm:sr-only"> отметки</span>
      </button>
      <details className="group px-3 sm:px-4">
        <Summary ticked={ticked} rows={rows} />
        <form
          id={BULK_FORM}
          method="post"
          action={endpoint}
          onSubmit={submit}
          onInput={noteChange}
          className="flex max-h-[45dvh] max-w-160 flex-col pb-3 sm:max-h-[60dvh]"
        >
          {/* what Enter on a ticked box would press: a form whose first button is disabled is not sent */}
          <button type="submit" disabled hidden />
          <div className="min-h-0 space-y-2 overflow-y-auto pb-2">
            <Result refused={refused} list={list} />
            {error && <Unplaced words={listUnplaced(error, chosen.fields)} />}
            <LoginLink error={error} />
            <ActionChoice choices={choices} chosen={chosen} onChoose={choose} />
            <ActionFields form={BULK_FORM} action={chosen.action} fields={chosen.fields} errors={errors} />
            <p className="text-ink-soft">{chosen.consequences}</p>
          </div>
          <Button type="submit" size="small" busy={isPending} disabled={ticked === 0} className="shrink-0 self-start">
            {chosen.button}
          </Button>
        </form>
      </details>
    </div>
  )
})

function Summary({ ticked, rows }: { ticked: number; rows: number }) {
  return (
    <summary className="flex min-h-12 cursor-pointer items-center gap-2 pr-16 font-semibold sm:pr-32 text-brand-strong">
      <Icon name="chevron-down" className="size-5 shrink-0 rotate-180 group-open:rotate-0" />
      <span>
        Сразу с отмеченными: {ticked} из {rows}
      </span>
    </summary>
  )
}

/** The list is shown again if all was done; otherwise what was done is no longer ticked. */
function useBulkMove() {
  const move = useMutation({
    mutationFn: (form: HTMLFormElement) => callDesk<Moved>(form),
    onSuccess: (moved) => {
      if (moved.refused.length === 0) return window.location.assign(toListAddress(moved))
      const done = new Set(moved.done.map(String))
      setTicks(false, ({ value }) => done.has(value.split(' ')[0] ?? ''))
    },
  })
  const { error, isPending, reset } = move
  const { errors, noteChange } = useFieldErrors(getRefused(error), listAnswered)
  useEffect(() => {
    if (error) focusRefusal(document.getElementById(BULK_FORM))
  }, [error])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending) move.mutate(event.currentTarget)
  }

  const refused = move.data && move.data.refused.length > 0 ? move.data : null
  return { submit, refused, error, isPending, reset, errors, noteChange }
}

function Result({ refused, list }: { refused: Moved | null; list: string }) {
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused) status.current?.focus()
  }, [refused])
  return (
    <div ref={status} role="status" tabIndex={-1}>
      {refused && <BulkResult {...refused} list={list} />}
    </div>
  )
}

function Unplaced({ words }: { words: readonly string[] }) {
  return words.map((one) => (
    <p key={one} role="alert" tabIndex={-1} className="text-danger">
      {one}
    </p>
  ))
}

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
