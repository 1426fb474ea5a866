'use client'

import { usePathname } from 'next/navigation'
import { useEffect, type RefObject } from 'react'

/** The header may be wide at all from this width on, as in tokens.css. */
const WIDE = '(min-width: 80rem)'
const NARROW = 'data-header-narrow'
const LARGE = 'data-large-letters'
/** Such letters are half as large again as the browser's own, in pixels. */
const LARGE_PX = 24

/**
 * The header takes the form of phones where its lines do not fit a wide screen either: larger letters, wider spacing, a
 * longer name. No media query knows of that, so its lines are measured. Without a script they wrap.
 */
export function useHeaderFit(header: RefObject<HTMLElement | null>): void {
  // the lower line changes with the section
  const pathname = usePathname()
  useEffect(() => {
    const lines = [...(header.current?.querySelectorAll<HTMLElement>('[data-header-line]') ?? [])]
    const sizes = new ResizeObserver(() => chooseForm(lines))
    for (const line of lines) for (const part of [line, ...line.children]) sizes.observe(part)
    return () => sizes.disconnect()
  }, [header, pathname])
}

/** Measures lines in the wide form, before anything is painted. Columns are told of large letters too (vision.css). */
function chooseForm(lines: readonly HTMLElement[]): void {
  const root = document.documentElement
  if (!window.matchMedia(WIDE).matches) return
  root.removeAttribute(NARROW)
  root.toggleAttribute(NARROW, lines.some(hasWrapped))
  root.toggleAttribute(LARGE, parseFloat(getComputedStyle(root).fontSize) >= LARGE_PX)
}

function hasWrapped(line: HTMLElement): boolean {
  const [first, ...others] = [...line.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && part.offsetHeight > 0,
  )
  return first !== undefined && others.some(({ offsetTop }) => offsetTop >= first.offsetTop + first.offsetHeight)
}
