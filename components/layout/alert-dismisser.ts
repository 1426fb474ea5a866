'use client'

import { useEffect } from 'react'

/** The cross of the banner hides it and remembers its text for this tab. */
export function AlertDismisser({ bannerId }: { bannerId: string }) {
  useEffect(() => {
    const banner = document.getElementById(bannerId)
    const dismiss = () => {
      if (!banner) return
      banner.hidden = true
      // the focus would be lost with the cross
      document.getElementById('main')?.focus({ preventScroll: true })
      try {
        sessionStorage.setItem('alert-dismissed', banner.dataset.text ?? '')
      } catch {
        // the storage is closed: the banner comes back with the next page
      }
    }
    const cross = banner?.querySelector('[data-dismiss]')
    cross?.addEventListener('click', dismiss)
    return () => cross?.removeEventListener('click', dismiss)
  }, [bannerId])
  return null
}
