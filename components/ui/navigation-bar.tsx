'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { NAVIGATION_FAILED } from '@/components/ui/navigation-failed'

type Phase = 'idle' | 'running' | 'done' | 'failed'

const GIVES_UP_AFTER = 20_000

/** The bar on top of the page: starts with a click on a link, ends with the new page, turns red when it does not come. */
export function NavigationBar() {
  const pathname = usePathname()
  const search = useSearchParams().toString()
  const here = `${pathname}?${search}`
  const [bar, setBar] = useState<{ phase: Phase; from: string }>({ phase: 'idle', from: here })
  const phase = bar.phase === 'running' && bar.from !== here ? 'done' : bar.phase

  useEffect(() => {
    const start = (event: MouseEvent) => {
      if (leadsAway(event)) setBar({ phase: navigator.onLine ? 'running' : 'failed', from: here })
    }
    const fail = () => setBar({ phase: 'failed', from: here })
    document.addEventListener('click', start)
    window.addEventListener(NAVIGATION_FAILED, fail)
    return () => {
      document.removeEventListener('click', start)
      window.removeEventListener(NAVIGATION_FAILED, fail)
    }
  }, [here])

  useEffect(() => {
    if (phase === 'idle') return
    const after = phase === 'running' ? GIVES_UP_AFTER : 1200
    const timer = setTimeout(() => setBar({ phase: phase === 'running' ? 'failed' : 'idle', from: here }), after)
    return () => clearTimeout(timer)
  }, [phase, here])

  return <div aria-hidden data-phase={phase} className="navigation-bar" />
}

/** A plain click on a link to another address of the portal, or to the same one with other filters. */
function leadsAway(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  return Boolean(link?.href) && link !== null && opensHere(link) && isElsewhere(link)
}

function opensHere(link: HTMLAnchorElement): boolean {
  return link.target !== '_blank' && !link.hasAttribute('download') && link.dataset.inPlace === undefined
}

function isElsewhere(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location
  return link.origin === origin && (link.pathname !== pathname || link.search !== search)
}
