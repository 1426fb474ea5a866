'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { needsRemarkDecision, type VoteValues } from '@/components/features/discussions/vote-values'
import { Button } from '@/components/ui/button'
import type { OwnVote } from '@/lib/domains/discussions/graphql/operations'

/** Asks whether the comment of the former vote is kept, because a comment on «против» may contradict the new vote. */
export function OldRemark({ vote }: { vote: OwnVote['my_vote'] }) {
  const { setValue, setFocus, clearErrors } = useFormContext<VoteValues>()
  const values = useWatch<VoteValues>() as VoteValues
  const isAsked = needsRemarkDecision(values, vote)
  const decide = (name: 'keeps_remark' | 'comment', value: true | '') => {
    setValue(name, value, { shouldDirty: true })
    clearErrors('comment')
    setFocus('comment') // The pressed button disappears with the question, so the focus moves to the comment.
  }
  return (
    <div role="status">
      {isAsked && vote && (
        <div className="rounded-card bg-sun-tint p-4">
          <p>Это замечание вы писали к голосу «{vote.type.name}». Оставить его с новым голосом?</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => decide('keeps_remark', true)}>
              Оставить
            </Button>
            <Button variant="secondary" onClick={() => decide('comment', '')}>
              Убрать замечание
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
