'use client'

import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Puts a dialog's focus where one will type: now, if it waited for its contents, and each time it opens. */
export function useFirstFocus(id: string): void {
  useEffect(() => {
    const control = document.getElementById(id)
    control?.setAttribute('autofocus', '')
    if (control?.closest('dialog')?.open) control.focus()
  }, [id])
}

/** Closes the dialog with that address; the address is cleaned by HashDialogOpener. */
export function closeHashDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close()
}

/** Puts a message over the page although its sender is in a dialog that has just closed. It needs a browser. */
export function BodyPortal({ children }: { children: ReactNode }) {
  return createPortal(children, document.body)
}
