'use client'

import { useEffect, useState } from 'react'

/** True once the address has named that hash: what stands in a dialog is loaded when the dialog is first opened. */
export function useHashAsked(id: string): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const look = () => window.location.hash === `#${id}` && setAsked(true)
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [id])
  return isAsked
}
