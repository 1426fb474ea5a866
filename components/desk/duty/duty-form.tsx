'use client'

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { classNames } from '@/components/ui/class-names'
import { withQueryProvider } from '@/components/ui/query-provider'
import { DutyFields, type DutyField } from '@/components/desk/duty/duty-fields'
import { MoveRefusal, sendMove } from '@/components/desk/send-move'
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
}

/** A form of the duty service. With scripts nothing is reloaded when it is refused. */
export const DutyForm = withQueryProvider(function DutyForm(props: DutyFormProps) {
  const { id, label, endpoint, button, sendKey, fields, fixed = {}, isInside = false, kept } = props
  const form = useRef<HTMLFormElement>(null)
  const { sending, errors, failure, noteEdit, send } = useSending(form, kept)
  const isRefused = Object.keys(errors).length > 0

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    send(event.currentTarget)
  }

  return (
    <form
      ref={form}
      aria-label={label}
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onInput={noteEdit}
      className={classNames(
        'max-w-160 space-y-5',
        isInside ? 'pt-2 pb-3' : 'mt-4 rounded-card border border-line bg-paper p-4 sm:p-6',
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
      <DutyFields form={id} fields={fields} values={kept?.values} errors={errors} />
      <Button type="submit" busy={sending.isPending || sending.isSuccess} className="max-sm:w-full">
        {button}
      </Button>
    </form>
  )
})

/** Sends the form; what was refused is a fault until its field is changed. */
function useSending(form: RefObject<HTMLFormElement | null>, kept: KeptForm | null) {
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const sending = useMutation({
    mutationFn: (sent: HTMLFormElement) => sendMove(sent),
    onSuccess: (next) => window.location.assign(next),
  })
  const { error } = sending
  const refused = error instanceof MoveRefusal ? error.fields : sending.isIdle ? kept?.refused : undefined
  const errors = Object.fromEntries(Object.entries(refused ?? {}).filter(([name]) => !edited.has(name)))

  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    if (error || refused) (find('[aria-invalid]') ?? find('[role=alert]'))?.focus()
  }, [error, refused, form])

  return {
    sending,
    errors,
    failure: Object.keys(refused ?? {}).length === 0 ? error?.message : undefined,
    noteEdit({ target }: { target: EventTarget }) {
      if ('name' in target && typeof target.name === 'string') setEdited(new Set([...edited, target.name]))
    },
    send(sent: HTMLFormElement) {
      if (sending.isPending) return
      setEdited(new Set())
      sending.mutate(sent)
    },
  }
}
