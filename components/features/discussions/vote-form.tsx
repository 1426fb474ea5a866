'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { z } from 'zod'
import { useFormContext, useWatch } from 'react-hook-form'
import { useVote } from '@/components/features/discussions/hooks'
import { selectWithComment, VoteFields, type CommentDuty } from '@/components/features/discussions/vote-fields'
import { VOTE_FORM } from '@/components/features/discussions/vote-link'
import { Button } from '@/components/ui/button/button'
import { contractResolver } from '@/components/ui/form/contract-resolver'
import { Form, SubmitButton, usePortalForm, usePreload } from '@/components/ui/form/form'
import { setReturnHash } from '@/components/account/reload-after-login'
import { loadGraphqlClient } from '@/lib/client/send-graphql'
import { useFormDraft } from '@/lib/client/use-form-draft'
import { MAX_COMMENT_LENGTH } from '@/lib/domains/discussions/contract'
import type { MyVote } from '@/lib/domains/discussions/graphql/operations'
import { discussionMessages } from '@/lib/domains/discussions/messages'
import { typedText } from '@/lib/contract/shapes'

const schema = z.object({
  type_id: z.string().min(1, discussionMessages.voteTypeRequired),
  comment: typedText(MAX_COMMENT_LENGTH),
  keeps_remark: z.boolean(),
})

interface VoteFormProps extends CommentDuty {
  id: number
  isResident: boolean
  vote: MyVote['my_vote']
  onSent: () => void
  onCancel: (() => void) | undefined
}

/** A guest may fill it in and finds the draft again after the login. */
export function VoteForm({ id, types, requiredFor, isResident, vote, onSent, onCancel }: VoteFormProps) {
  const router = useRouter()
  const { mutateAsync } = useVote(id)
  const form = usePortalForm<VoteValues>({
    defaultValues: { type_id: vote ? String(vote.type.id) : '', comment: vote?.comment ?? '', keeps_remark: false },
    resolver: createVoteResolver({ types, requiredFor, vote }),
  })
  const forgetDraft = useFormDraft(`discussion-${id}`, form)
  usePreload(form, loadGraphqlClient)
  const { setFocus } = form
  const isChange = vote !== null
  // The button that opened the form has disappeared, so the focus moves into the form.
  useEffect(() => {
    if (isChange) setFocus('type_id')
  }, [isChange, setFocus])

  function leave() {
    forgetDraft()
    onCancel?.()
  }

  async function send({ type_id: type, comment }: VoteValues) {
    if (!isResident) {
      returnToVote()
      window.location.hash = 'login'
      return
    }
    await mutateAsync({ type_id: Number(type), comment: comment || null })
    forgetDraft()
    onSent()
    router.refresh()
  }

  return (
    <Form id={VOTE_FORM} form={form} send={send} label="Голос" className="space-y-6">
      <VoteFields types={types} requiredFor={requiredFor} />
      {isChange && <OldRemark vote={vote} />}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton>{getSubmitLabel(isResident, vote !== null)}</SubmitButton>
        {onCancel && (
          <Button variant="quiet" onClick={leave}>
            Не менять голос
          </Button>
        )}
        {!isResident && <GuestNote />}
      </div>
    </Form>
  )
}

function returnToVote() {
  setReturnHash('#vote')
}

function GuestNote() {
  return (
    <p className="w-full text-sm text-ink-soft">
      Голосуют жители с учётной записью.{' '}
      <a href="#register" onClick={returnToVote} className="link target">
        Зарегистрируйтесь
      </a>{' '}
      или{' '}
      <a href="#login" onClick={returnToVote} className="link target">
        войдите
      </a>
      : набранное сохранится.
    </p>
  )
}

function getSubmitLabel(isResident: boolean, hasVoted: boolean): string {
  if (!isResident) return 'Войти и проголосовать'
  return hasVoted ? 'Сохранить новый голос' : 'Проголосовать'
}

function createVoteResolver({ types, requiredFor, vote }: Pick<VoteFormProps, 'types' | 'requiredFor' | 'vote'>) {
  const strict = selectWithComment({ types, requiredFor }).map(({ id }) => String(id))
  return contractResolver<VoteValues>(schema, (values) => {
    if (strict.includes(values.type_id) && values.comment.trim() === '')
      return { comment: discussionMessages.voteCommentRequired }
    return needsRemarkDecision(values, vote) ? { comment: discussionMessages.remarkUndecided } : {}
  })
}

/** A comment on «против» may contradict the new vote, so keeping it is a question. */
function OldRemark({ vote }: { vote: MyVote['my_vote'] }) {
  const { setValue, setFocus, clearErrors } = useFormContext<VoteValues>()
  const values = useWatch<VoteValues>() as VoteValues
  const isShown = needsRemarkDecision(values, vote)
  const decide = (name: 'keeps_remark' | 'comment', value: true | '') => {
    setValue(name, value, { shouldDirty: true })
    clearErrors('comment')
    setFocus('comment') // The pressed button disappears with the question, so the focus moves to the comment.
  }
  return (
    <div role="status">
      {isShown && vote && (
        <div className="rounded-card bg-sun-tint p-4">
          <p>
            Это замечание вы написали, когда голосовали «{vote.type.name}». Голос меняется, а что сделать с замечанием?
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => decide('keeps_remark', true)}>
              Замечание остаётся
            </Button>
            <Button variant="secondary" onClick={() => decide('comment', '')}>
              Удалить замечание
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

interface VoteValues {
  type_id: string
  comment: string
  /** Whether the comment of the previous vote stays. */
  keeps_remark: boolean
}

/** True if the comment of the previous vote is still under another kind of vote, unconfirmed. */
function needsRemarkDecision(
  { type_id: type, comment, keeps_remark: isConfirmed }: VoteValues,
  vote: MyVote['my_vote'],
): boolean {
  if (!vote?.comment || isConfirmed) return false
  return type !== '' && type !== String(vote.type.id) && comment === vote.comment
}
