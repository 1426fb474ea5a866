'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { coverPage } from '@/components/ui/cover-page'

/** The side menu and the sheets of filters; a part of the page on wide screens is none there. */
const SELECTOR = '[popover][data-modal]'

/** What was made inert for the one that is open. */
let behind: HTMLElement[] = []

/**
 * One for the whole site: a native popover opens and closes without a script, and with it becomes as modal as a dialog.
 * The focus moves in and comes back, the page under it is inert and does not scroll, and it goes with the choice of a
 * link, on the way back in history and when the screen becomes so wide that nothing opens it any more.
 */
export function ModalPopovers() {
  const pathname = usePathname()
  useEffect(() => {
    // it opens without a script too
    const early = openOne()
    if (early) enter(early)
    const stop = new AbortController()
    const { signal } = stop
    // these do not bubble
    document.addEventListener('beforetoggle', onBeforeToggle, { capture: true, signal })
    document.addEventListener('toggle', onToggle, { capture: true, signal })
    document.addEventListener('click', onClick, { signal })
    window.addEventListener('popstate', close, { signal })
    window.addEventListener('resize', closeStranded, { signal })
    return () => stop.abort()
  }, [])
  // a page that went has taken its open sheet along
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

/** Before it closes: the browser gives the focus back to what is still inert otherwise. */
function onBeforeToggle(event: Event): void {
  if (!isModal(event.target)) return
  if ((event as ToggleEvent).newState === 'open') coverPage()
  else freeBehind()
}

function onToggle(event: Event): void {
  if (!isModal(event.target)) return
  if ((event as ToggleEvent).newState === 'open') enter(event.target)
  // where a press gives a button no focus, the browser knows of none to go back to
  else if (document.activeElement === document.body) openerOf(event.target)?.focus({ preventScroll: true })
}

function enter(popover: HTMLElement): void {
  coverPage()
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

/** Everything beside the element and beside what holds it, as far as it is not inert already. */
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
