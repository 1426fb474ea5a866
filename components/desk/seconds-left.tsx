'use client'

import { useEffect, useState } from 'react'

/** «8 с»: counts down for the eye; it stands still for a screen reader, and without scripts. */
export function SecondsLeft({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const due = Date.now() + seconds * 1_000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((due - Date.now()) / 1_000))), 500)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <>
      <span aria-hidden className="tabular">
        {left} с
      </span>
      <span className="sr-only">{seconds} с</span>
    </>
  )
}
