'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { lockScroll } from '@/components/ui/dialog/open-modal'

/** The side menu and the sheets of filters are such; a part of the page on wide screens is not. */
const SELECTOR = '[popover][data-modal]'

/** These elements were made inert for the one that is open. */
let behind: HTMLElement[] = []

/**
 * Makes native popovers as modal as dialogs, one for the whole site: they open and close without a script, and with it
 * the focus moves in and comes back, the page under it is inert and does not scroll, and it goes with the choice of a
 * link, on the way back in history and when the screen becomes so wide that nothing opens it any more.
 */
export function ModalPopovers() {
  const pathname = usePathname()
  useEffect(() => {
    // a popover opens without a script too
    const early = openOne()
    if (early) enter(early)
    const stop = new AbortController()
    const { signal } = stop
    // these events do not bubble
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

/** Frees the page before it closes: the browser otherwise gives the focus back to what is still inert. */
function onBeforeToggle(event: Event): void {
  if (!isModal(event.target)) return
  if ((event as ToggleEvent).newState === 'open') lockScroll()
  else freeBehind()
}

function onToggle(event: Event): void {
  if (!isModal(event.target)) return
  if ((event as ToggleEvent).newState === 'open') enter(event.target)
  // where a press gives a button no focus, the browser does not know where to go back to
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

/** Lists everything beside the element and beside what holds it, as far as it is not inert already. */
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
