'use client'

import { useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Focuses a control now, if its dialog is open, and each time the dialog opens. */
export function useFirstFocus(id: string): void {
  useEffect(() => {
    const control = document.getElementById(id)
    control?.setAttribute('autofocus', '')
    if (control?.closest('dialog')?.open) control.focus()
  }, [id])
}

/** Closes a hash dialog; DialogHost then cleans the URL. */
export function closeHashDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close()
}

/** Renders in `<body>`: the message outlives the dialog of its sender. Browser only. */
export function BodyPortal({ children }: { children: ReactNode }) {
  return createPortal(children, document.body)
}
