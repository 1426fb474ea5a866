'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { lockScroll } from '@/components/ui/dialog/open-modal'

const SELECTOR = '[popover][data-modal]'

let behind: HTMLElement[] = []

/** Makes popovers with `data-modal` as modal as dialogs; without a script they still open and close. */
export function ModalPopovers() {
  const pathname = usePathname()
  useEffect(() => {
    // it may have been opened before the script came
    const early = openOne()
    if (early) enter(early)
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('beforetoggle', onBeforeToggle, { capture: true, signal })
    document.addEventListener('toggle', onToggle, { capture: true, signal })
    document.addEventListener('click', onClick, { signal })
    window.addEventListener('popstate', close, { signal })
    window.addEventListener('resize', closeStranded, { signal })
    return () => stop.abort()
  }, [])
  useEffect(() => {
    if (!openOne()) freeBehind()
  }, [pathname])
  return null
}

function openOne(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${SELECTOR}:popover-open`)
}

function close(): void {
  openOne()?.hidePopover()
}

/** Before the popover closes: the browser cannot focus an inert opener. */
function onBeforeToggle(event: Event): void {
  if (!isModal(event.target)) return
  if ((event as ToggleEvent).newState === 'open') lockScroll()
  else freeBehind()
}

function onToggle(event: Event): void {
  if (!isModal(event.target)) return
  if ((event as ToggleEvent).newState === 'open') enter(event.target)
  // Safari does not focus a clicked button, so it cannot restore focus
  else if (document.activeElement === document.body) openerOf(event.target)?.focus({ preventScroll: true })
}

function enter(popover: HTMLElement): void {
  lockScroll()
  freeBehind()
  behind = othersThan(popover)
  for (const element of behind) element.inert = true
  if (popover.contains(document.activeElement)) return
  popover.tabIndex = -1
  popover.focus({ preventScroll: true })
}

function freeBehind(): void {
  for (const element of behind) element.inert = false
  behind = []
}

/** Elements beside `element` and beside its ancestors that are not inert yet. */
function othersThan(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  if (!parentElement || element === document.body) return []
  const beside = [...parentElement.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element && !one.inert,
  )
  return [...beside, ...othersThan(parentElement)]
}

function onClick(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a') && openOne()?.contains(event.target)) close()
}

function closeStranded(): void {
  const popover = openOne()
  if (popover && !openerOf(popover)?.checkVisibility()) close()
}

function openerOf(popover: HTMLElement): HTMLElement | null {
  const openers = document.querySelectorAll<HTMLElement>(`[popovertarget="${popover.id}"]`)
  return [...openers].find((one) => !popover.contains(one)) ?? null
}

function isModal(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(SELECTOR)
}
