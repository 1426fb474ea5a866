'use client'

import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useIdeaVotes, useMyIdeas, useVote, type Side } from '@/components/features/ideas/hooks'
import {
  GuestNote,
  VoteFrame,
  VoteLinks,
  voteButtonClass,
  VoteSide,
  type VotedIdea,
} from '@/components/features/ideas/vote-frame'
import { withQueryProvider } from '@/components/ui/query-provider'
import { UnconfirmedNote } from '@/components/account/unconfirmed-note'
import { useResendConfirmation } from '@/lib/client/user'
import { useToken } from '@/lib/client/use-token'
import type { IdeaVotes } from '@/lib/domains/ideas/graphql/operations'
import { ideaMessages } from '@/lib/domains/ideas/messages'
import { errorMessage } from '@/lib/text/user-error'
import { Button } from '@/components/ui/button/button'
import { contractResolver } from '@/components/ui/form/contract-resolver'
import { Form, SubmitButton, usePortalForm, usePreload } from '@/components/ui/form/form'
import { FormTextarea } from '@/components/ui/form/form-fields'
import { useFirstFocus } from '@/components/ui/dialog/form-dialog'
import { loadGraphqlClient } from '@/lib/client/send-graphql'
import { useFormDraft } from '@/lib/client/use-form-draft'
import { MAX_IDEA_COMMENT_LENGTH } from '@/lib/domains/ideas/contract'
import { typedText } from '@/lib/contract/shapes'
import { typeset } from '@/lib/text/typography'

export const IdeaVote = withQueryProvider(LiveVote)

function LiveVote({ idea }: { idea: VotedIdea }) {
  const isResident = Boolean(useToken())
  const { data: votes } = useIdeaVotes(idea.id, isResident)
  const { data: mine } = useMyIdeas(isResident)
  const isMine = mine?.own.some(({ id }) => id === idea.id) ?? false
  const current = { ...idea, ...(votes && { likes: votes.vote_like_count, dislikes: votes.vote_dislike_count }) }
  if (!isResident)
    return (
      <VoteFrame idea={current} note={<GuestNote />}>
        <VoteLinks idea={current} />
      </VoteFrame>
    )
  return <ResidentVote idea={current} myVote={votes?.auth_vote ?? null} isMine={isMine} />
}

type MyVote = NonNullable<IdeaVotes['auth_vote']>

interface ResidentVoteProps {
  idea: VotedIdea
  myVote: MyVote | null
  isMine: boolean
}

function ResidentVote({ idea, myVote, isMine }: ResidentVoteProps) {
  const vote = useVote(idea.id)
  const [isCommenting, setCommenting] = useState(false)
  const side = myVote && (myVote.like ? 'like' : 'dislike')

  function choose(chosen: Side) {
    if (isMine || vote.isPending) return
    setCommenting(false)
    vote.mutate({ side: side === chosen ? null : chosen })
  }

  return (
    <VoteFrame
      idea={idea}
      title={isMine ? 'Как голосуют за вашу идею' : side ? voteTitles[side] : undefined}
      note={
        <Note isMine={isMine} side={side} error={vote.error ? errorMessage(vote.error) : undefined}>
          {myVote && !isCommenting && (
            <button type="button" onClick={() => setCommenting(true)} className="link target">
              {myVote.comment ? 'Изменить комментарий' : 'Добавить комментарий'}
            </button>
          )}
        </Note>
      }
      more={
        myVote && (
          <>
            {isCommenting && <MyComment id={idea.id} myVote={myVote} onDone={() => setCommenting(false)} />}
            {myVote.is_waiting && <WaitingVote />}
          </>
        )
      }
    >
      {(['like', 'dislike'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={side === one}
          aria-disabled={isMine || vote.isPending || undefined}
          onClick={() => choose(one)}
          className={voteButtonClass(one, side === one)}
        >
          <VoteSide side={one} count={one === 'like' ? idea.likes : idea.dislikes} />
        </button>
      ))}
    </VoteFrame>
  )
}

function MyComment({ id, myVote, onDone }: { id: number; myVote: MyVote; onDone: () => void }) {
  const side = myVote.like ? 'like' : 'dislike'
  return <VoteComment id={id} side={side} comment={myVote.comment ?? ''} onDone={onDone} />
}

function WaitingVote() {
  return (
    <div className="mt-4">
      <UnconfirmedNote resend={useResendConfirmation()}>
        Голос виден только вам. Мы учтём его, если вы подтвердите почту до конца сбора поддержки.
      </UnconfirmedNote>
    </div>
  )
}

const voteTitles = { like: 'Вы поддержали эту идею', dislike: 'Вы против этой идеи' }

interface NoteProps {
  isMine: boolean
  side: Side | null
  error: string | undefined
  children: ReactNode
}

function Note({ isMine, side, error, children }: NoteProps) {
  if (error)
    return (
      <p role="alert" className="font-medium text-danger">
        {error}
      </p>
    )
  const text = side
    ? `Нажмите «${side === 'like' ? 'За' : 'Против'}» ещё раз, чтобы забрать голос.`
    : 'Голос можно изменить или забрать, пока идёт сбор поддержки.'
  return (
    <p role="status">
      {typeset(isMine ? `${ideaMessages.myIdea}: её поддерживают соседи.` : text)} {!isMine && children}
    </p>
  )
}

const ID = 'vote-comment'

const schema = z.object({ comment: typedText(MAX_IDEA_COMMENT_LENGTH) })
type Values = z.input<typeof schema>
const resolver = contractResolver<Values>(schema)

interface VoteCommentProps {
  id: number
  side: Side
  comment: string
  onDone: () => void
}

/** An empty text deletes the comment. */
function VoteComment({ id, side, comment, onDone }: VoteCommentProps) {
  const vote = useVote(id)
  const form = usePortalForm<Values>({ defaultValues: { comment }, resolver })
  const forgetDraft = useFormDraft(`idea-comment-${id}`, form)
  useFirstFocus(`${ID}-comment`)
  usePreload(form, loadGraphqlClient)

  function leave() {
    forgetDraft()
    onDone()
  }

  async function send(values: Values) {
    await vote.mutateAsync({ side, comment: values.comment })
    leave()
  }

  return (
    <Form id={ID} form={form} send={send} label="Комментарий к голосу" hasRequired={false} className="mt-2 space-y-4">
      <FormTextarea
        name="comment"
        label="Комментарий"
        required={false}
        hint="По желанию. Его увидят все, без вашего имени."
        rows={3}
        longest={MAX_IDEA_COMMENT_LENGTH}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>Сохранить комментарий</SubmitButton>
        <Button variant="quiet" onClick={leave}>
          Отмена
        </Button>
      </div>
    </Form>
  )
}
