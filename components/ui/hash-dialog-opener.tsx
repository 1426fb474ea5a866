'use client'

import { useEffect } from 'react'
import { openModal } from '@/components/ui/cover-page'
import { watchHash } from '@/components/ui/watch-hash'

const SELECTOR = 'dialog[data-hash-dialog]'

/** The link that led to the dialog: following a hash takes the focus away from it, so the browser forgets it. */
let opener: HTMLElement | null = null

/** One for the whole site: opens the dialog that the hash names and takes the hash away when it closes. */
export function HashDialogOpener() {
  useEffect(() => {
    const forgetHash = watchHash(openNamed)
    document.addEventListener('click', onClick)
    document.addEventListener('close', onClose, true)
    window.addEventListener('popstate', onWayBack)
    return () => {
      forgetHash()
      document.removeEventListener('click', onClick)
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
  if (wanted) openModal(wanted)
}

/** Where the router has taken the hash out of the address meanwhile, the way back changes no hash. */
function onWayBack() {
  if (!named(window.location.hash)) openNamed('')
}

/** A click on the backdrop closes; a click on the link of the hash that already stands opens again. */
function onClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return
  if (event.target instanceof HTMLDialogElement && event.target.matches(SELECTOR)) event.target.close()
  const link = event.target.closest('a')
  const href = link?.getAttribute('href')
  if (!link || !href?.startsWith('#') || !named(href)) return
  // from one dialog to the next: the way back is where the first one was opened
  if (!link.closest(SELECTOR)) opener = link
  if (href === window.location.hash) openNamed(href)
}

function onClose(event: Event) {
  if (!(event.target instanceof HTMLDialogElement) || !event.target.matches(SELECTOR)) return
  if (event.target === named(window.location.hash)) {
    window.history.replaceState(null, '', window.location.pathname + window.location.search)
  }
  const focused = document.activeElement
  if (focused === document.body || event.target.contains(focused)) opener?.focus({ preventScroll: true })
}
