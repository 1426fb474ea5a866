'use client'

import { useEffect, useState } from 'react'
import { watchHash } from '@/components/ui/watch-hash'

/** True once the address has named that hash: what stands in a dialog is loaded when the dialog is first opened. */
export function useHashAsked(id: string): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => watchHash((hash) => hash === `#${id}` && setAsked(true)), [id])
  return isAsked
}
