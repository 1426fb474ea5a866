import { openModal } from '@/components/ui/dialog/open-modal'
import { removeHash, watchHash } from '@/components/ui/dialog/watch-hash'

const SELECTOR = 'dialog[data-hash-dialog]'
const SEARCH = `${SELECTOR}[open] input[type="search"][name]`

/** The followed link: the browser itself moves focus away from it and forgets it. */
let opener: HTMLAnchorElement | null = null

let firstDialog: HTMLDialogElement | null = null

/** First dialog of the last chain, for a message that closes after it. */
let recentFirstDialog: HTMLDialogElement | null = null

/** Calls `open` with each followed hash, '' after the browser's Back; `drawn` are the hashes of dialogs that `open` draws. */
export function watchHashDialogs(drawn: ReadonlySet<string>, open: (hash: string) => void): () => void {
  /** The router may already have removed the hash, so going back fires no `hashchange`. */
  function onHistoryBack() {
    if (!findDialog(window.location.hash)) open('')
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element)) return
    if (event.target instanceof HTMLDialogElement && event.target.matches(SELECTOR)) event.target.close()
    if (!event.target.closest('dialog')) recentFirstDialog = null
    const link = event.target.closest('a')
    if (link?.pathname !== window.location.pathname) return
    if (!drawn.has(link.hash) && !findDialog(link.hash)) return
    // focus returns to where the first dialog of a chain was opened
    if (!link.closest(SELECTOR)) {
      opener = link
      firstDialog = findDialog(link.hash)
    }
    if (link.hash === window.location.hash) open(link.hash)
  }

  const forgetHash = watchHash(open)
  const stopPress = watchMovedPress()
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown, true)
  document.addEventListener('close', onClose, true)
  window.addEventListener('popstate', onHistoryBack)
  return () => {
    forgetHash()
    stopPress()
    document.removeEventListener('click', onClick)
    document.removeEventListener('keydown', onKeyDown, true)
    document.removeEventListener('close', onClose, true)
    window.removeEventListener('popstate', onHistoryBack)
  }
}

function findDialog(hash: string): HTMLDialogElement | null {
  const found = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  return found instanceof HTMLDialogElement && found.matches(SELECTOR) ? found : null
}

/** Opens the dialog of the hash, if the page has it, and closes all others. */
export function openDialog(hash: string): void {
  const wanted = findDialog(hash)
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(`${SELECTOR}[open]`)) {
    if (dialog !== wanted) dialog.close()
  }
  if (!wanted) return
  firstDialog ??= wanted
  openModal(wanted)
}

/** Escape would first empty a search field; in a dialog it closes the dialog. */
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
  if (dialog === findDialog(window.location.hash)) removeHash()
  if (leadsToAnother(dialog)) return
  const focused = document.activeElement
  const next = focused?.closest<HTMLDialogElement>('dialog[open]')
  // a response shown in a message dialog returns focus where this one would
  if (next && !next.matches(SELECTOR)) next.addEventListener('close', () => returnFocus(dialog), { once: true })
  else if (isLost(focused, dialog)) returnFocus(dialog)
  else if (!next) finishChain(dialog) // the browser has given the focus back itself
}

/** True while the next dialog of the chain is still being drawn: it opens after the event. */
function leadsToAnother(closed: HTMLDialogElement): boolean {
  const followed = document.getElementById(window.location.hash.slice(1))
  return followed instanceof HTMLDialogElement && followed !== closed && !followed.open
}

function returnFocus(dialog: HTMLDialogElement) {
  const back = opener?.checkVisibility() ? opener : findLink(firstDialog ?? dialog)
  finishChain(dialog)
  back?.focus({ preventScroll: true })
}

function finishChain(last: HTMLDialogElement) {
  recentFirstDialog = firstDialog ?? last
  opener = firstDialog = null
}

/** The browser restores focus to the link itself, unless it was re-rendered. */
function returnFocusAfterMessage(message: HTMLDialogElement) {
  if (recentFirstDialog && isLost(document.activeElement, message))
    findLink(recentFirstDialog)?.focus({ preventScroll: true })
  recentFirstDialog = null
}

/** Until React re-renders, focus may remain inside the closed dialog. */
function isLost(focused: Element | null, closed: HTMLDialogElement): boolean {
  return focused === null || focused === document.body || closed.contains(focused)
}

/** If the dialog was opened from the URL, focus a link on the page that opens it. */
function findLink(dialog: HTMLDialogElement): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href$="#${dialog.id}"]`)]
  const here = links.filter(({ pathname }) => pathname === window.location.pathname)
  const seen = here.filter((link) => link.checkVisibility() && !link.closest(SELECTOR))
  return seen.find((link) => link.closest('main')) ?? seen[0] ?? null
}

const PRESSED = ':is(dialog, [popover]) button'

interface Press {
  button: HTMLButtonElement
  box: DOMRect
}

/** Browsers fire no click on a button that moved during the press, as loaded content grows the dialog. */
function watchMovedPress(): () => void {
  let press: Press | null = null

  function onPointerDown({ target }: PointerEvent) {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(PRESSED) : null
    press = button && { button, box: button.getBoundingClientRect() }
  }

  function onClick(event: MouseEvent) {
    const pressed = press
    press = null
    if (!pressed || !event.isTrusted || pressed.button.contains(event.target as Node)) return
    if (!isInside(pressed.box, event)) return
    // the click would hit whatever replaced the button
    event.preventDefault()
    event.stopPropagation()
    pressed.button.click()
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
