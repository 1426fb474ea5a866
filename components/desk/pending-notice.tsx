'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { SecondsLeft } from '@/components/desk/seconds-left'
import { UndoForm } from '@/components/desk/undo-form'
import { hasDraft } from '@/lib/domains/desk/rules'
import type { CardDrafts, PendingMove, ReturnedMove } from '@/lib/domains/desk/shapes'

/** The jobs look for what is due every 5 s. */
const AGAIN_MS = 3_000
const MAX_REFRESHES = 10

interface PendingNoticeProps {
  pending: PendingMove | null
  /** What came back to the reader about the same thing. */
  returned: readonly ReturnedMove[]
  drafts: CardDrafts | undefined
  /** Version of the thing: it changes once the move is made. */
  updatedAt: string
  view: string
}

/** Stands before the actions: which move waits and for how long; then what became of it, without a press. */
export function PendingNotice({ pending, returned, drafts, updatedAt, view }: PendingNoticeProps) {
  const [opened] = useState({ decision: pending?.decision, updatedAt })
  useRefresh(pending?.seconds)
  const isSaid = pending !== null || opened.decision !== undefined
  return (
    <>
      <div role="status" className={isSaid ? 'flex flex-wrap items-center gap-x-4 pb-2' : 'sr-only'}>
        {pending ? (
          <>
            <p>
              Решается: {pending.who} — «{pending.decision}».{' '}
              {pending.seconds > 0 ? (
                <>
                  Исполнится через <SecondsLeft seconds={pending.seconds} />.
                </>
              ) : (
                'Сейчас исполнится.'
              )}
            </p>
            {pending.undo && <UndoForm undo={pending.undo} view={view} />}
          </>
        ) : (
          opened.decision && (
            <p>
              {updatedAt === opened.updatedAt ? 'Отменено' : 'Исполнено'}: «{opened.decision}».
            </p>
          )
        )}
      </div>
      {returned.map(({ id, action, refusal, text }) => (
        <div key={id} className="mb-3 rounded-field bg-sun-tint px-3.5 py-2.5 text-sm wrap-anywhere">
          <p className="font-medium">{refusal}</p>
          {/* what is in the form again is not repeated */}
          {text && !hasDraft(action, drafts?.texts) && <p className="whitespace-pre-line">Вы написали: {text}</p>}
        </div>
      ))}
    </>
  )
}

/** Asks for the card again once its move is due, until there is no such move. */
function useRefresh(seconds: number | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (seconds === undefined) return
    let times = 0
    let timer = setTimeout(refresh, (seconds + 1) * 1_000)
    function refresh() {
      router.refresh()
      times += 1
      if (times < MAX_REFRESHES) timer = setTimeout(refresh, AGAIN_MS)
    }
    return () => clearTimeout(timer)
  }, [router, seconds])
}
