'use client'

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { withQueryProvider } from '@/components/ui/query-provider'
import { ActionFields, type ActionField } from '@/components/desk/action-fields'
import { sendMove, MoveRefusal } from '@/components/desk/send-move'

interface ActionFormProps {
  id: string
  /** Path of the call. */
  endpoint: string
  action: string
  button: string
  updatedAt: string
  view: string
  consequences: string
  fields: readonly ActionField[]
}

/** A form of one move. With scripts errors appear at their fields; the next item opens after a success. */
export const ActionForm = withQueryProvider(function ActionForm(props: ActionFormProps) {
  const { id, endpoint, action, button, updatedAt, view, consequences, fields } = props
  const form = useRef<HTMLFormElement>(null)
  const move = useMutation({
    mutationFn: ({ sent, pressed }: { sent: HTMLFormElement; pressed: HTMLElement | null }) => sendMove(sent, pressed),
    onSuccess: (next) => window.location.assign(next),
  })
  const errors = move.error instanceof MoveRefusal ? move.error.fields : {}
  const unplaced = move.error && !fields.some(({ name }) => errors[name]) ? move.error.message : null

  useEffect(() => {
    if (move.error) form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus()
  }, [move.error])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!move.isPending) move.mutate({ sent: event.currentTarget, pressed: event.nativeEvent.submitter })
  }

  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      className="space-y-4 pt-1 pb-5"
    >
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="updatedAt" value={updatedAt} />
      <input type="hidden" name="view" value={view} />
      <ActionFields form={id} fields={fields} errors={errors} />
      {unplaced && (
        <p role="alert" tabIndex={-1} className="rounded-field bg-danger-tint px-3.5 py-2.5 text-danger">
          {unplaced}
        </p>
      )}
      <p className="text-sm text-ink-soft">{consequences}</p>
      <Button type="submit" busy={move.isPending || move.isSuccess} className="w-full">
        {button}
      </Button>
    </form>
  )
})
