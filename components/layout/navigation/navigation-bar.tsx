'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { onFailedNavigation } from '@/components/layout/navigation/navigation-failed'
import { isPageLinkClick } from '@/components/layout/navigation/is-page-link-click'

type Phase = 'idle' | 'running' | 'done' | 'failed'

const GIVES_UP_AFTER = 20_000

/** Progress bar of navigation: starts with a click on a link, turns red if no page comes. */
export function NavigationBar() {
  const pathname = usePathname()
  const search = useSearchParams().toString()
  const here = `${pathname}?${search}`
  const [bar, setBar] = useState<{ phase: Phase; from: string }>({ phase: 'idle', from: here })
  const phase = bar.phase !== 'idle' && bar.from !== here ? 'done' : bar.phase

  useEffect(() => {
    const start = (event: MouseEvent) => {
      if (isPageLinkClick(event)) setBar({ phase: 'running', from: here })
    }
    document.addEventListener('click', start)
    const stopListening = onFailedNavigation(() => setBar({ phase: 'failed', from: currentAddress() }))
    return () => {
      document.removeEventListener('click', start)
      stopListening()
    }
  }, [here])

  useEffect(() => {
    if (phase === 'idle' || phase === 'failed') return
    const after = phase === 'running' ? GIVES_UP_AFTER : 1200
    const timer = setTimeout(() => setBar({ phase: phase === 'running' ? 'failed' : 'idle', from: here }), after)
    return () => clearTimeout(timer)
  }, [phase, here])

  return <div aria-hidden data-phase={phase} className="navigation-bar" />
}

/** Has the format of `here`: a broken page reports before this component re-renders. */
function currentAddress(): string {
  return `${window.location.pathname}?${new URLSearchParams(window.location.search)}`
}
