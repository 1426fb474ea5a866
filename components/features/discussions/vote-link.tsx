'use client'

import { useMyVote } from '@/components/features/discussions/hooks'
import { LinkButton } from '@/components/ui/button/button'
import { withQueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'

/** Hash that opens the form of a vote already cast. */
export const VOTE_FORM = 'vote-form'

export const VoteLink = withQueryProvider(LinkToMyVote)

function LinkToMyVote({ id }: { id: number }) {
  const vote = useMyVote(id, Boolean(useToken())).data?.my_vote
  if (!vote) return <LinkButton href="#vote">Проголосовать</LinkButton>
  return (
    <>
      <p>
        Вы проголосовали: <strong className="font-semibold">«{vote.type.name}»</strong>
      </p>
      <LinkButton href={`#${VOTE_FORM}`} variant="secondary">
        Изменить голос
      </LinkButton>
    </>
  )
}
