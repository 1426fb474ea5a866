'use client'

import { useEffect, useState } from 'react'
import { findOwnClaim, type FoundClaim } from '@/components/features/claims/find-own-claim'
import { paths } from '@/lib/config/paths'

/** Draws the resident's own claim of this number, with a link to it in the account. */
export function OwnClaim({ number }: { number: number }) {
  const [answer, setAnswer] = useState<FoundClaim | null>()
  useEffect(() => {
    const stop = new AbortController()
    findOwnClaim(number, stop.signal).then(setAnswer, () => undefined)
    return () => stop.abort()
  }, [number])
  return (
    <p role="status" className={answer ? 'rounded-card bg-brand-tint px-5 py-4' : 'py-4 text-ink-soft'}>
      {answer && (
        <>
          <a href={paths.ownClaim(number)} className="link font-semibold">
            Ваша заявка № {number}
          </a>
          : {answer.words}
        </>
      )}
      {answer === null && `Среди ваших заявок № ${number} нет`}
    </p>
  )
}
