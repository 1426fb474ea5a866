'use client'

import { usePathname } from 'next/navigation'
import { useEffect, type RefObject } from 'react'

/** Width of the wide header, as in tokens.css. */
const WIDE = '(min-width: 80rem)'
const NARROW = 'data-header-narrow'
const LARGE = 'data-large-letters'
/** Root font size, in pixels, from which text counts as large. */
const LARGE_PX = 24

/** Uses the phone header if the wide one does not fit; no media query knows that, so its lines are measured. */
export function useHeaderFit(header: RefObject<HTMLElement | null>): void {
  // the lower line changes with the section
  const pathname = usePathname()
  useEffect(() => {
    const lines = [...(header.current?.querySelectorAll<HTMLElement>('[data-header-line]') ?? [])]
    const sizes = new ResizeObserver(() => chooseForm(lines))
    for (const line of lines) for (const part of [line, ...listParts(line)]) sizes.observe(part)
    return () => sizes.disconnect()
  }, [header, pathname])
}

/** Measures before painting. Columns depend on large text too (vision.css). */
function chooseForm(lines: readonly HTMLElement[]): void {
  const root = document.documentElement
  if (!window.matchMedia(WIDE).matches) return
  root.removeAttribute(NARROW)
  root.toggleAttribute(NARROW, lines.some(hasWrapped))
  root.toggleAttribute(LARGE, parseFloat(getComputedStyle(root).fontSize) >= LARGE_PX)
}

function hasWrapped(line: HTMLElement): boolean {
  const [first, ...others] = listParts(line).filter(
    (part): part is HTMLElement => part instanceof HTMLElement && part.offsetHeight > 0,
  )
  return first !== undefined && others.some(({ offsetTop }) => offsetTop >= first.offsetTop + first.offsetHeight)
}

/** A part without a box of its own (`display: contents`) stands for those in it. */
function listParts(line: HTMLElement): Element[] {
  return [...line.children].flatMap((part) =>
    getComputedStyle(part).display === 'contents' ? [...part.children] : [part],
  )
}
