'use client'

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { withQueryProvider } from '@/components/ui/query-provider'
import { ActionFields } from '@/components/desk/action-fields'
import type { ActionField } from '@/components/desk/list-action-fields'
import { sendMove, MoveRefusal } from '@/components/desk/send-move'
import type { StaffAction } from '@/lib/domains/claims/actions'

interface ActionFormProps {
  id: string
  claim: number
  action: StaffAction
  button: string
  updatedAt: string
  view: string
  consequences: string
  fields: readonly ActionField[]
}

/** A form of one move. With scripts errors appear at their fields; the next claim opens after a success. */
export const ActionForm = withQueryProvider(function ActionForm(props: ActionFormProps) {
  const { id, claim, action, button, updatedAt, view, consequences, fields } = props
  const form = useRef<HTMLFormElement>(null)
  const move = useMutation({
    mutationFn: (sent: HTMLFormElement) => sendMove(sent),
    onSuccess: (next) => window.location.assign(next),
  })
  const errors = move.error instanceof MoveRefusal ? move.error.fields : {}
  const unplaced = move.error && !fields.some(({ name }) => errors[name]) ? move.error.message : null

  useEffect(() => {
    if (move.error) form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')?.focus()
  }, [move.error])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!move.isPending) move.mutate(event.currentTarget)
  }

  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={`/cms/desk/claims/${claim}/moves`}
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
