'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { lockScroll } from '@/components/ui/dialog/open-modal'

const SELECTOR = '[popover][data-modal]'

let inertElements: HTMLElement[] = []

/** Makes popovers with `data-modal` as modal as dialogs; without a script they still open and close. */
export function ModalPopovers() {
  const pathname = usePathname()
  useEffect(() => {
    // it may have been opened before the script came
    const early = findOpen()
    if (early) enter(early)
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('beforetoggle', onBeforeToggle, { capture: true, signal })
    document.addEventListener('toggle', onToggle, { capture: true, signal })
    document.addEventListener('click', onClick, { signal })
    window.addEventListener('popstate', close, { signal })
    window.addEventListener('resize', closeUnreachable, { signal })
    return () => stop.abort()
  }, [])
  useEffect(() => {
    if (!findOpen()) releaseInert()
  }, [pathname])
  return null
}

function findOpen(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${SELECTOR}:popover-open`)
}

function close(): void {
  findOpen()?.hidePopover()
}

/** Runs before the popover closes, because the browser cannot focus an inert opener. */
function onBeforeToggle(event: Event): void {
  if (!isModal(event.target)) return
  if ((event as ToggleEvent).newState === 'open') lockScroll()
  else releaseInert()
}

function onToggle(event: Event): void {
  if (!isModal(event.target)) return
  if ((event as ToggleEvent).newState === 'open') enter(event.target)
  // Safari does not focus a clicked button, so it cannot restore focus
  else if (document.activeElement === document.body) findOpener(event.target)?.focus({ preventScroll: true })
}

function enter(popover: HTMLElement): void {
  lockScroll()
  releaseInert()
  inertElements = listNeighbours(popover)
  for (const element of inertElements) element.inert = true
  if (popover.contains(document.activeElement)) return
  popover.tabIndex = -1
  popover.focus({ preventScroll: true })
}

function releaseInert(): void {
  for (const element of inertElements) element.inert = false
  inertElements = []
}

/** Elements beside `element` and beside its ancestors that are not inert yet. */
function listNeighbours(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  if (!parentElement || element === document.body) return []
  // not `children`: a form's field of that name hides the property
  const beside = parentElement.querySelectorAll<HTMLElement>(':scope > *')
  const neighbours = [...beside].filter((one) => one instanceof HTMLElement && one !== element && !one.inert)
  return [...neighbours, ...listNeighbours(parentElement)]
}

function onClick(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a') && findOpen()?.contains(event.target)) close()
}

function closeUnreachable(): void {
  const popover = findOpen()
  if (popover && !findOpener(popover)?.checkVisibility()) close()
}

function findOpener(popover: HTMLElement): HTMLElement | null {
  const openers = document.querySelectorAll<HTMLElement>(`[popovertarget="${popover.id}"]`)
  return [...openers].find((one) => !popover.contains(one)) ?? null
}

function isModal(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(SELECTOR)
}
