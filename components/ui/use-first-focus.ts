'use client'

import { useEffect } from 'react'

/** In a dialog the focus begins where one will type: now, if the dialog waited for its contents, and each time it opens. */
export function useFirstFocus(id: string): void {
  useEffect(() => {
    const control = document.getElementById(id)
    control?.setAttribute('autofocus', '')
    if (control?.closest('dialog')?.open) control.focus()
  }, [id])
}
