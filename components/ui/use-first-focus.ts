'use client'

import { useEffect } from 'react'

/** Puts a dialog's focus where one will type: now, if it waited for its contents, and each time it opens. */
export function useFirstFocus(id: string): void {
  useEffect(() => {
    const control = document.getElementById(id)
    control?.setAttribute('autofocus', '')
    if (control?.closest('dialog')?.open) control.focus()
  }, [id])
}
