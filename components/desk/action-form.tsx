'use client'

import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type SubmitEvent, type SyntheticEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { withQueryProvider } from '@/components/ui/query-provider'
import { ActionFields, listAnswered, listUnplaced, type ActionField } from '@/components/desk/action-fields'
import { LoginLink } from '@/components/desk/login-link'
import { sendMove } from '@/components/desk/send-move'
import { MERGE_YES } from '@/components/desk/claims/merge-field'
import { UnsentCorrection } from '@/components/desk/unsent-correction'
import { draftWords, useDrafts } from '@/components/desk/use-drafts'
import { focusRefusal, getRefused, useFieldErrors } from '@/components/desk/use-field-errors'
import type { CardDrafts } from '@/lib/domains/desk/shapes'

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
  drafts: CardDrafts | undefined
}

/**
 * A form of one move. With scripts errors appear at their fields and go with a change, what is typed is a draft until it
 * is sent, and the next item opens after a success.
 */
export const ActionForm = withQueryProvider(function ActionForm(props: ActionFormProps) {
  const { id, endpoint, action, button, updatedAt, view, consequences, fields, drafts } = props
  const form = useRef<HTMLFormElement>(null)
  const draft = useDrafts({ form, action, fields, drafts })
  const move = useMove(draft)
  const { errors, noteChange } = useFieldErrors(getRefused(move.error), listAnswered)
  const { error } = move
  const unplaced = error ? listUnplaced(error, fields) : []

  useEffect(() => {
    if (error) focusRefusal(form.current)
  }, [error])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!move.isPending) move.mutate({ sent: event.currentTarget, pressed: event.nativeEvent.submitter })
  }

  function change(event: SyntheticEvent<HTMLFormElement>) {
    noteChange(event)
    draft.noteTyping()
  }

  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={endpoint}
      encType="multipart/form-data"
      noValidate
      onInput={change}
      onSubmit={submit}
      className="space-y-4 pt-1 max-lg:pb-4"
    >
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="updatedAt" value={updatedAt} />
      <input type="hidden" name="view" value={view} />
      <ActionFields key={draft.key} form={id} action={action} fields={fields} errors={errors} texts={draft.texts} />
      <p role="status" data-draft={draft.state} className="text-sm text-ink-soft empty:mb-0">
        {draftWords[draft.state]}
      </p>
      {unplaced.length > 0 && <Refusal words={unplaced} error={error} />}
      <p className="text-sm text-ink-soft">{consequences}</p>
      {action === 'publish' && <UnsentCorrection />}
      <SendBar
        button={button}
        isBusy={move.isPending || move.isSuccess}
        hasFiles={fields.some(({ kind }) => kind === 'file')}
        isAsked={Boolean(errors[MERGE_YES])}
      />
    </form>
  )
})

/** What is typed is saved first, so that a refused move loses none of it. */
function useMove({ saveWaiting, forget }: Pick<ReturnType<typeof useDrafts>, 'saveWaiting' | 'forget'>) {
  return useMutation({
    mutationFn: ({ sent, pressed }: { sent: HTMLFormElement; pressed: HTMLElement | null }) =>
      sendMove(sent, pressed, saveWaiting),
    onSuccess: (next) => {
      forget()
      window.location.assign(next)
    },
  })
}

function Refusal({ words, error }: { words: readonly string[]; error: Error | null }) {
  return (
    <div role="alert" tabIndex={-1} className="rounded-field bg-danger-tint px-3.5 py-2.5 text-danger">
      {words.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <LoginLink error={error} />
    </div>
  )
}

const SENDING = 'Отправляем…'

interface SendBarProps {
  button: string
  isBusy: boolean
  /** They may take seconds to send. */
  hasFiles: boolean
  /** The portal's question has a button of its own. */
  isAsked: boolean
}

function SendBar({ button, isBusy, hasFiles, isAsked }: SendBarProps) {
  const isSending = isBusy && hasFiles
  return (
    <div className="action-bar">
      <a href="#actions" className="link target text-sm lg:hidden">
        Действия
      </a>
      <Button type="submit" busy={isBusy} hidden={isAsked} className="min-w-0 flex-1">
        {isSending ? SENDING : button}
      </Button>
      <span role="status" className="sr-only">
        {isSending && SENDING}
      </span>
    </div>
  )
}
