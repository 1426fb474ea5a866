'use client'

import { useState, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useMyVote } from '@/components/features/discussions/hooks'
import { VOTE_FORM } from '@/components/features/discussions/vote-link'
import { VoteForm } from '@/components/features/discussions/vote-form'
import { Button } from '@/components/ui/button/button'
import { removeHash, watchHash } from '@/components/ui/dialog/watch-hash'
import { FormSkeleton } from '@/components/ui/list/skeleton'
import { withQueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'
import type { VoteType, MyVote } from '@/lib/domains/discussions/graphql/operations'
import { messages } from '@/lib/contract/messages'
import { VoteTotals } from '@/components/features/discussions/vote-totals'
import { UnconfirmedNote } from '@/components/account/unconfirmed-note'
import { useResendConfirmation } from '@/lib/client/user'
import { formatLongDate } from '@/lib/time/dates'
import { Icon } from '@/components/ui/icon/icon'
import { typeset } from '@/lib/text/typography'

interface VotePanelProps {
  id: number
  types: readonly VoteType[]
  requiredFor: readonly number[]
  until: string | null
}

export const VotePanel = withQueryProvider(Panel)

function Panel(props: VotePanelProps) {
  const token = useToken()
  const isResident = Boolean(token)
  const { data, isPending, isError, refetch } = useMyVote(props.id, isResident)
  // the query's memory may hold a vote that the server could not draw
  const vote = isResident ? (data?.my_vote ?? null) : null
  const [isChanging, setChanging] = useState(false)
  const [isFresh, setFresh] = useState(false)
  const [hadForm, setHadForm] = useState(false)
  const change = () => {
    setChanging(true)
    setHadForm(true)
  }
  const leaveForm = () => {
    setChanging(false)
    // a further press of the same link must change the hash again
    if (window.location.hash === `#${VOTE_FORM}`) removeHash()
  }
  const onChangeLink = useEffectEvent((hash: string) => hash === `#${VOTE_FORM}` && change())
  useEffect(() => watchHash(onChangeLink), [])
  if (isResident && isPending) return <Waiting />
  if (isResident && isError) return <Failed onAgain={() => void refetch()} />
  if (vote && !isChanging)
    return (
      <VoteReceipt
        vote={vote}
        totals={data?.totals ?? null}
        until={props.until}
        isFresh={isFresh}
        takesFocus={hadForm}
        onChange={change}
      />
    )
  return (
    <GuestFirst token={token}>
      <VoteForm
        {...props}
        isResident={isResident}
        vote={vote}
        onSent={() => {
          leaveForm()
          setFresh(true)
          setHadForm(true)
        }}
        onCancel={vote ? leaveForm : undefined}
      />
    </GuestFirst>
  )
}

/** The page is the same for all: until the scripts come, a guest sees the form, and who has a session waits. */
function GuestFirst({ token, children }: { token: string | null | undefined; children: ReactNode }) {
  const isKnown = token !== undefined
  return (
    <>
      {!isKnown && (
        <div className="hidden session:block">
          <Waiting />
        </div>
      )}
      <div className={isKnown ? undefined : 'session:hidden'}>{children}</div>
    </>
  )
}

function Waiting() {
  return <FormSkeleton fields={['h-7 w-44', 'h-8 w-56', 'h-8 w-56', 'h-8 w-56', 'h-40', 'h-12 w-52']} />
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="space-y-4">
      <p>{typeset(messages.unavailable)}</p>
      <Button variant="secondary" onClick={onAgain}>
        Попробовать ещё раз
      </Button>
    </div>
  )
}

interface VoteReceiptProps {
  vote: NonNullable<MyVote['my_vote']>
  totals: MyVote['totals']
  until: string | null
  isFresh: boolean
  /** Takes the focus over from the form, so that the receipt is read out. */
  takesFocus: boolean
  onChange: () => void
}

function VoteReceipt({ vote, totals, until, isFresh, takesFocus, onChange }: VoteReceiptProps) {
  const { number, type, comment, is_waiting: isWaiting } = vote
  const resend = useResendConfirmation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div className="space-y-7">
      <div ref={box} tabIndex={-1} role="status" className="flex gap-4 outline-none">
        <Icon name="circle-check-big" className="mt-0.5 size-7 shrink-0 text-brand" />
        <div className="min-w-0">
          <p className="text-lg font-semibold">
            {isFresh && !isWaiting ? 'Голос принят' : 'Вы проголосовали'}: «{type.name}»
          </p>
          <p className="mt-1">
            Ваш номер в реестре — <span className="tabular font-semibold">№ {number}</span>. Имя не публикуется.
          </p>
          {comment && <p className="mt-3 border-l-2 border-brand pl-4 whitespace-pre-line">{comment}</p>}
        </div>
      </div>
      {isWaiting && (
        <UnconfirmedNote resend={resend}>
          Голос виден только вам. Мы учтём его, если вы подтвердите почту до конца приёма голосов.
        </UnconfirmedNote>
      )}
      {totals && <VoteTotals totals={totals} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button variant="secondary" onClick={onChange}>
          Изменить голос
        </Button>
        {until && <p className="text-sm text-ink-soft">Можно до конца дня {formatLongDate(until, 'UTC')}</p>}
      </div>
    </div>
  )
}
