'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { addSheetEntry, hasLeftSheetEntry, leaveSheetEntry } from '@/components/ui/dialog/sheet-entry'
import type { LightboxSlide } from '@/components/ui/picture/lightbox'

const Lightbox = dynamic(() => import('@/components/ui/picture/lightbox').then((module) => module.Lightbox), {
  ssr: false,
})

/** Opens the clicked picture; the viewer loads at the first click. If that fails, the link opens the file. */
export function LightboxOpener({ slides, children }: { slides: LightboxSlide[]; children: ReactNode }) {
  const [index, setIndex] = useState<number | null>(null)
  const clicked = useRef('')
  const [hasFailed, setFailed] = useState(false)
  const isOpen = index !== null

  useEffect(() => {
    if (!isOpen) return
    const onPopState = (event: PopStateEvent) => {
      if (!hasLeftSheetEntry(event)) setIndex(null)
      // opened again before the browser had gone back
      else addSheetEntry()
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [isOpen])

  function onClick(event: MouseEvent) {
    if (hasFailed || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-slide]') : null
    if (!link) return
    event.preventDefault()
    clicked.current = link instanceof HTMLAnchorElement ? link.href : ''
    addSheetEntry()
    setIndex(Number(link.dataset.slide))
  }

  function close() {
    setIndex(null)
    leaveSheetEntry()
  }

  function fail() {
    setFailed(true)
    if (clicked.current) window.location.replace(clicked.current)
    else leaveSheetEntry()
  }

  return (
    // Enter on a link comes here as a click
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links are the controls
    <div onClick={onClick}>
      {children}
      <ErrorBoundary fallback={null} onError={fail}>
        {isOpen && <Lightbox slides={slides} index={index} onClose={close} />}
      </ErrorBoundary>
    </div>
  )
}
