'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { lockScroll } from '@/components/ui/dialog/open-modal'
import { addSheetEntry, hasLeftSheetEntry, hasSheetEntry, leaveSheetEntry } from '@/components/ui/dialog/sheet-entry'

const SELECTOR = '[popover][data-modal]'

let inertElements: HTMLElement[] = []

/** A followed link replaces the entry of the sheet, so that going back from it would leave the new page. */
let isLinkFollowed = false

/** Makes popovers with `data-modal` as modal as dialogs, closed by the browser's Back; without a script they still open and close. */
export function ModalPopovers() {
  const pathname = usePathname()
  useEffect(() => {
    // it may have been opened before the script came
    const early = findOpen()
    if (early) enter(early)
    else leaveSheetEntry()
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('beforetoggle', onBeforeToggle, { capture: true, signal })
    document.addEventListener('toggle', onToggle, { capture: true, signal })
    document.addEventListener('click', onClick, { signal })
    window.addEventListener('popstate', onPopState, { signal })
    window.addEventListener('pagehide', close, { signal })
    window.addEventListener('pageshow', onPageShow, { signal })
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
  else {
    if (!isLinkFollowed) leaveSheetEntry()
    // Safari does not focus a clicked button, so it cannot restore focus
    if (document.activeElement === document.body) findOpener(event.target)?.focus({ preventScroll: true })
  }
}

function onPopState(event: PopStateEvent): void {
  if (!hasLeftSheetEntry(event)) close()
  // opened again before the browser had gone back
  else if (findOpen()) addSheetEntry()
}

/** A page that the browser has kept comes back with its sheet closed. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted && !findOpen()) leaveSheetEntry()
}

function enter(popover: HTMLElement): void {
  isLinkFollowed = false
  addSheetEntry()
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
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !findOpen()?.contains(link)) return
  isLinkFollowed = leavesPage(link, event)
  if (hasSheetEntry() && isHashOfPage(link)) {
    event.preventDefault()
    window.location.replace(link.href)
  }
  close()
}

function leavesPage(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const opensHere = link.target !== '_blank' && !link.hasAttribute('download') && link.protocol.startsWith('http')
  return opensHere && !ctrlKey && !metaKey && !shiftKey
}

function isHashOfPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search
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
