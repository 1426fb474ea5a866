'use client'

import { useEffect, useState } from 'react'
import { parseClaimNumber } from '@/lib/domains/claims/rules'
import { useToken } from '@/lib/client/use-token'
import { paths } from '@/lib/config/paths'
import { findMyClaim, type FoundClaim } from '@/components/features/claims/find-my-claim'

/**
 * Shows the resident's own claim when its number is searched for. The page is the same for all, so the author's browser
 * loads it, into reserved space.
 */
export function MyClaimSlot({ text }: { text: string }) {
  const number = parseClaimNumber(text)
  const token = useToken()
  if (number === null) return null
  return (
    <>
      <div className="mb-6 hidden min-h-14 session:block">{token && <MyClaim number={number} />}</div>
      <p className="mb-6 session:hidden">
        <a href={paths.findClaim} className="link inline-flex min-h-11 items-center">
          Найти свою заявку по номеру и почте
        </a>
      </p>
    </>
  )
}

function MyClaim({ number }: { number: number }) {
  const [answer, setAnswer] = useState<FoundClaim | null>()
  useEffect(() => {
    const stop = new AbortController()
    findMyClaim(number, stop.signal).then(setAnswer, () => undefined)
    return () => stop.abort()
  }, [number])
  return (
    <p role="status" className={answer ? 'rounded-card bg-brand-tint px-5 py-4' : 'py-4 text-ink-soft'}>
      {answer && (
        <>
          <a href={paths.myClaim(number)} className="link font-semibold">
            Ваша заявка № {number}
          </a>
          : {answer.words}
        </>
      )}
      {answer === null && `Среди ваших заявок № ${number} нет`}
    </p>
  )
}
