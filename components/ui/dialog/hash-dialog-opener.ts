'use client'

import { useEffect } from 'react'
import { openModal } from '@/components/ui/dialog/open-modal'
import { watchHash } from '@/components/ui/dialog/watch-hash'

const SELECTOR = 'dialog[data-hash-dialog]'
const SEARCH = `${SELECTOR}[open] input[type="search"][name]`

/** This link led to the dialog: following a hash takes the focus away from it, and the browser forgets it. */
let opener: HTMLAnchorElement | null = null

/** This dialog was opened from the page; the next ones were opened from it. React may draw its link anew meanwhile. */
let firstDialog: HTMLDialogElement | null = null

/** The chain that ended last began with this dialog: a message may come after it, and the link be drawn anew under that. */
let recentFirstDialog: HTMLDialogElement | null = null

/** Opens the dialog that the hash names and takes the hash away when it closes; there is one for the whole site. */
export function HashDialogOpener() {
  useEffect(() => {
    const forgetHash = watchHash(openNamed)
    const stopPress = watchClosePress()
    document.addEventListener('click', onClick)
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('close', onClose, true)
    window.addEventListener('popstate', onWayBack)
    return () => {
      forgetHash()
      stopPress()
      document.removeEventListener('click', onClick)
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('close', onClose, true)
      window.removeEventListener('popstate', onWayBack)
    }
  }, [])
  return null
}

function named(hash: string): HTMLDialogElement | null {
  const found = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  return found instanceof HTMLDialogElement && found.matches(SELECTOR) ? found : null
}

function openNamed(hash: string) {
  const wanted = named(hash)
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(`${SELECTOR}[open]`)) {
    if (dialog !== wanted) dialog.close()
  }
  if (!wanted) return
  firstDialog ??= wanted
  openModal(wanted)
}

/** Closes the dialog where the router has taken the hash out of the address: the way back changes no hash then. */
function onWayBack() {
  if (!named(window.location.hash)) openNamed('')
}

/** A click on the backdrop closes; a click on the link of the hash that already stands opens again. */
function onClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return
  if (event.target instanceof HTMLDialogElement && event.target.matches(SELECTOR)) event.target.close()
  if (!event.target.closest('dialog')) recentFirstDialog = null
  const link = event.target.closest('a')
  if (!link || !leadsTo(link, named(link.hash))) return
  // from one dialog to the next the way back stays where the first one was opened
  if (!link.closest(SELECTOR)) [opener, firstDialog] = [link, named(link.hash)]
  if (link.hash === window.location.hash) openNamed(link.hash)
}

/** A search field empties itself by the first Escape; in a dialog that key closes the dialog. */
function onKeyDown(event: KeyboardEvent) {
  const { target } = event
  if (event.key !== 'Escape' || !(target instanceof HTMLInputElement) || !target.matches(SEARCH)) return
  event.preventDefault()
  event.stopPropagation()
  target.closest<HTMLDialogElement>(SELECTOR)?.close()
}

function onClose(event: Event) {
  const dialog = event.target
  if (!(dialog instanceof HTMLDialogElement)) return
  if (!dialog.matches(SELECTOR)) return returnFocusAfterMessage(dialog)
  if (dialog === named(window.location.hash)) {
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
  }
  const focused = document.activeElement
  const next = focused?.closest<HTMLDialogElement>('dialog[open]')
  // a message that is sent from here is answered in a dialog, which leads back to where this one does
  if (next && !next.matches(SELECTOR)) next.addEventListener('close', () => returnFocus(dialog), { once: true })
  else if (isLost(focused, dialog)) returnFocus(dialog)
  else if (!next) finishChain(dialog) // the browser has given the focus back itself
}

function returnFocus(dialog: HTMLDialogElement) {
  const back = opener?.checkVisibility() ? opener : linkTo(firstDialog ?? dialog)
  finishChain(dialog)
  back?.focus({ preventScroll: true })
}

function finishChain(last: HTMLDialogElement) {
  recentFirstDialog = firstDialog ?? last
  opener = firstDialog = null
}

/** A message gives the focus back to the link that had it, unless that is gone by then. */
function returnFocusAfterMessage(message: HTMLDialogElement) {
  if (recentFirstDialog && isLost(document.activeElement, message))
    linkTo(recentFirstDialog)?.focus({ preventScroll: true })
  recentFirstDialog = null
}

/** Until the page is drawn anew the focus may stand in a dialog that is closed. */
function isLost(focused: Element | null, closed: HTMLDialogElement): boolean {
  return focused === null || focused === document.body || closed.contains(focused)
}

/** Who came by the address goes on from where the page itself offers this dialog. */
function linkTo(dialog: HTMLDialogElement): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href$="#${dialog.id}"]`)]
  const seen = links.filter((link) => leadsTo(link, dialog) && link.checkVisibility() && !link.closest(SELECTOR))
  return seen.find((link) => link.closest('main')) ?? seen[0] ?? null
}

/** The link leads there by the hash alone or by the whole address of this page. */
function leadsTo(link: HTMLAnchorElement, dialog: HTMLDialogElement | null): boolean {
  return dialog !== null && link.pathname === window.location.pathname && named(link.hash) === dialog
}

const CLOSE = 'dialog form[method="dialog"] button'

/** The close button under the pointer that is down, and where it was then. */
interface Press {
  button: Element
  box: DOMRect
}

/**
 * Closes a dialog whose close button moved away during the press: contents that arrive make a dialog grow, and the
 * browser makes no click on a button that is elsewhere when the pointer goes up. Returns the way to stop.
 */
function watchClosePress(): () => void {
  let press: Press | null = null

  function onPointerDown({ target }: PointerEvent) {
    const button = target instanceof Element ? target.closest(CLOSE) : null
    press = button && { button, box: button.getBoundingClientRect() }
  }

  function onClick(event: MouseEvent) {
    const pressed = press
    press = null
    if (!pressed || !event.isTrusted || pressed.button.contains(event.target as Node)) return
    if (!isInside(pressed.box, event)) return
    // the click would fall on what has come in the place of the button
    event.preventDefault()
    event.stopPropagation()
    pressed.button.closest('dialog')?.close()
  }

  document.addEventListener('pointerdown', onPointerDown, true)
  document.addEventListener('click', onClick, true)
  return () => {
    document.removeEventListener('pointerdown', onPointerDown, true)
    document.removeEventListener('click', onClick, true)
  }
}

function isInside({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
