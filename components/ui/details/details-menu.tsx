'use client'

import { useEffect, useRef, type KeyboardEvent, type FocusEvent, type ReactNode } from 'react'

interface DetailsMenuProps {
  label: string
  className?: string
  id?: string
  /** A modal popover on narrow screens: while it is open, its sections stay as they are. */
  isPopover?: boolean
  children: ReactNode
}

/** Closes its open `<details>` on Escape, on a click or focus outside, on a followed link and history back. */
export function DetailsMenu({ label, className, id, isPopover = false, children }: DetailsMenuProps) {
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element
      const inside = nav.current?.querySelector('details[open]')?.contains(target)
      if (!inside || target.closest('a')) closeSections(nav.current)
    }
    const onPopState = () => closeSections(nav.current)
    document.addEventListener('click', onClick)
    window.addEventListener('popstate', onPopState)
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener('popstate', onPopState)
    }
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const open = nav.current?.querySelector('details[open]')
    if (event.key !== 'Escape' || !open || isPopoverOpen(nav.current)) return
    closeSections(nav.current)
    open.querySelector('summary')?.focus()
  }

  function onBlur(event: FocusEvent) {
    const next = event.relatedTarget
    if (next instanceof Node && !nav.current?.contains(next)) closeSections(nav.current)
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the controls inside, is none itself
    <nav
      ref={nav}
      id={id}
      aria-label={label}
      popover={isPopover ? 'auto' : undefined}
      data-modal={isPopover || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className={className}
    >
      {children}
    </nav>
  )
}

function closeSections(nav: HTMLElement | null) {
  if (isPopoverOpen(nav)) return
  for (const section of nav?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) section.open = false
}

function isPopoverOpen(nav: HTMLElement | null): boolean {
  return nav?.matches('[popover]:popover-open') ?? false
}
