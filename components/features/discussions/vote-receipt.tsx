'use client'

import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { VoteTotals } from '@/components/features/discussions/vote-totals'
import { Button } from '@/components/ui/button'
import { WaitingNote } from '@/components/ui/waiting-note'
import { useResendConfirmation } from '@/lib/client/use-resend-confirmation'
import type { OwnVote } from '@/lib/domains/discussions/graphql/operations'
import { formatLongDate } from '@/lib/time/dates'

interface VoteReceiptProps {
  vote: NonNullable<OwnVote['my_vote']>
  totals: OwnVote['totals']
  until: string | null
  /** The vote was cast just now. */
  isFresh: boolean
  /** The form that stood here had the focus, so the receipt takes it and is read out. */
  takesFocus: boolean
  onChange: () => void
}

/** Shows the cast vote, its number in the register, and the votes of the city so far. */
export function VoteReceipt({ vote, totals, until, isFresh, takesFocus, onChange }: VoteReceiptProps) {
  const { number, type, comment, is_waiting: isWaiting } = vote
  const letter = useResendConfirmation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div className="space-y-7">
      <div ref={box} tabIndex={-1} role="status" className="flex gap-4 outline-none">
        <CircleCheckBig aria-hidden className="mt-0.5 size-7 shrink-0 text-brand" />
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
        <WaitingNote letter={letter}>
          Голос виден только вам. Он будет учтён, когда вы подтвердите почту, если приём голосов ещё не закончится.
        </WaitingNote>
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
