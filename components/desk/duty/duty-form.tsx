'use client'

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/class-names'
import { withQueryProvider } from '@/components/ui/query-provider'
import { dropDutyDrafts, dutyDraftKey, toDutyDraft } from '@/components/desk/duty/duty-drafts'
import { DutyFields, type DutyField } from '@/components/desk/duty/duty-fields'
import { sendMove } from '@/components/desk/send-move'
import { getRefused, useFieldErrors } from '@/components/desk/use-field-errors'
import { useTabDraft } from '@/components/desk/use-tab-draft'
import { ANYWAY } from '@/lib/domains/outages/rules'
import type { KeptForm } from '@/lib/domains/desk/shapes'

interface DutyFormProps {
  id: string
  label: string
  /** Path of the call. */
  endpoint: string
  button: string
  sendKey: string
  fields: readonly DutyField[]
  /** What the form says of itself, by name. */
  fixed?: Readonly<Record<string, string>>
  /** The form is a part of a list's row. */
  isInside?: boolean
  /** What was typed and refused without scripts. */
  kept: KeptForm | null
  /** Account of the one whose words the tab keeps until they are sent; nobody's if absent. */
  writer?: number
}

/** A form of the duty service. With scripts nothing is reloaded when it is refused. */
export const DutyForm = withQueryProvider(function DutyForm(props: DutyFormProps) {
  const { id, label, endpoint, button, sendKey, fields, fixed = {}, isInside = false, kept, writer } = props
  const form = useRef<HTMLFormElement>(null)
  const { draft, noteTyping, forget, clear } = useDutyDraft(form, id, writer)
  const { sending, errors, failure, noteChange, submit } = useSending(form, kept, forget)
  const isRefused = Object.keys(errors).length > 0

  return (
    <form
      ref={form}
      aria-label={label}
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onInput={(event) => {
        noteChange(event)
        noteTyping()
      }}
      className={classNames(
        'max-w-160 space-y-5',
        isInside ? 'pt-2 pb-3' : 'relative mt-4 rounded-card border border-line bg-paper p-4 sm:p-6',
      )}
    >
      <input type="hidden" name="key" value={sendKey} />
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {(isRefused || failure) && (
        <p role="alert" tabIndex={-1} className="rounded-field bg-danger-tint px-3.5 py-2.5 text-danger">
          {isRefused ? 'Не отправлено: исправьте отмеченные поля.' : failure}
        </p>
      )}
      {draft && !kept && <RestoredDraft onClear={clear} />}
      <DutyFields
        key={draft ? 'tab' : 'portal'}
        form={id}
        fields={fields}
        values={kept?.values ?? draft ?? undefined}
        errors={errors}
      />
      <Button type="submit" busy={sending.isPending || sending.isSuccess} className="max-sm:w-full">
        {button}
      </Button>
    </form>
  )
})

function RestoredDraft({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-field bg-ground px-3.5 py-2.5">
      <p>Набранное раньше осталось в этой вкладке.</p>
      <Button variant="secondary" size="small" onClick={onClear}>
        Очистить форму
      </Button>
    </div>
  )
}

/** The words of a caller are kept in the tab alone, and not for another of the staff. */
function useDutyDraft(form: RefObject<HTMLFormElement | null>, name: string, writer: number | undefined) {
  const { keep, ...tab } = useTabDraft(writer === undefined ? undefined : dutyDraftKey(writer, name))

  useEffect(() => {
    if (writer !== undefined) dropDutyDrafts(writer)
  }, [writer])

  function keepTexts() {
    if (form.current) keep(toDutyDraft(new FormData(form.current)))
  }

  // a field that a choice has filled gets its value a moment after that is told
  return { ...tab, noteTyping: () => void setTimeout(keepTexts) }
}

/** Other streets answer the doubt about them; a tick beside them keeps it. */
function listAnswered(name: string): readonly string[] {
  if (name === 'where') return ['where', ANYWAY]
  return name === ANYWAY ? [] : [name]
}

/** Sends the form; what was refused is a fault until its field is changed. */
function useSending(form: RefObject<HTMLFormElement | null>, kept: KeptForm | null, onSent: () => void) {
  const sending = useMutation({
    mutationFn: (sent: HTMLFormElement) => sendMove(sent),
    onSuccess: (next) => {
      onSent()
      window.location.assign(next)
    },
  })
  const { error } = sending
  const refused = getRefused(error) ?? (sending.isIdle ? kept?.refused : undefined)
  const { errors, noteChange } = useFieldErrors(refused, listAnswered)

  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    if (error || refused) (find('[aria-invalid]') ?? find('[role=alert]'))?.focus()
  }, [error, refused, form])

  return {
    sending,
    errors,
    failure: Object.keys(refused ?? {}).length === 0 ? error?.message : undefined,
    noteChange,
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      if (!sending.isPending) sending.mutate(event.currentTarget)
    },
  }
}
