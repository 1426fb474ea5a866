'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'

type Gesture = 'wheel' | 'touch'

const words: Record<Gesture, string> = {
  wheel: 'Нажмите на карту, чтобы менять масштаб колесом',
  touch: 'Двигайте карту двумя пальцами или коснитесь её',
}

export function MapHint({ hint }: { hint: Gesture | null }) {
  return (
    <p
      aria-hidden
      className={classNames(
        'pointer-events-none absolute inset-x-0 top-1/2 z-[1010] mx-auto w-fit max-w-[80%] -translate-y-1/2',
        'rounded-card bg-deep px-5 py-3 text-center text-paper transition-opacity print:hidden',
        hint ? 'opacity-90' : 'opacity-0',
      )}
    >
      {words[hint ?? 'wheel']}
    </p>
  )
}

const HINT_MS = 1_800

export function useHint() {
  const [hint, setHint] = useState<Gesture | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const giveHint = useCallback((gesture: Gesture) => {
    clearTimeout(timer.current)
    setHint(gesture)
    timer.current = setTimeout(() => setHint(null), HINT_MS)
  }, [])
  return { hint, giveHint }
}
