'use client'

import { useState } from 'react'
import { useOwnVote } from '@/components/features/discussions/hooks'
import { VoteForm } from '@/components/features/discussions/vote-form'
import { VoteReceipt } from '@/components/features/discussions/vote-receipt'
import { VoteSkeleton } from '@/components/features/discussions/vote-waits'
import { Button } from '@/components/ui/button'
import { QueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'
import type { VoteType } from '@/lib/domains/discussions/graphql/operations'
import { messages } from '@/lib/contract/messages'

export interface VotePanelProps {
  id: number
  types: readonly VoteType[]
  /** They are codes of the kinds of votes that need a comment. */
  requiredFor: readonly number[]
  /** It is the last day to vote or to change the vote. */
  until: string | null
}

/** Shows the form of the vote, or the receipt when the resident has voted. */
export function VotePanel(props: VotePanelProps) {
  return (
    <QueryProvider>
      <Panel {...props} />
    </QueryProvider>
  )
}

function Panel(props: VotePanelProps) {
  const isResident = Boolean(useToken())
  const { data: own, isPending, isError, refetch } = useOwnVote(props.id, isResident)
  const [isChanging, setChanging] = useState(false)
  const [isFresh, setFresh] = useState(false)
  const [hadForm, setHadForm] = useState(false)
  if (isResident && isPending) return <VoteSkeleton />
  if (isResident && isError) return <Failed onAgain={() => void refetch()} />
  if (own?.my_vote && !isChanging)
    return (
      <VoteReceipt
        vote={own.my_vote}
        totals={own.totals}
        until={props.until}
        isFresh={isFresh}
        takesFocus={hadForm}
        onChange={() => {
          setChanging(true)
          setHadForm(true)
        }}
      />
    )
  return (
    <VoteForm
      {...props}
      isResident={isResident}
      vote={own?.my_vote ?? null}
      onSent={() => {
        setChanging(false)
        setFresh(true)
        setHadForm(true)
      }}
      onCancel={own?.my_vote ? () => setChanging(false) : undefined}
    />
  )
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="space-y-4">
      <p>{messages.unavailable}</p>
      <Button variant="secondary" onClick={onAgain}>
        Попробовать ещё раз
      </Button>
    </div>
  )
}
