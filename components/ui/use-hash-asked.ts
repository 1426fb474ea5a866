'use client'

import { useEffect, useState } from 'react'
import { watchHash } from '@/components/ui/watch-hash'

/** Answers true once the address has named that hash: a dialog's contents are loaded when it is first opened. */
export function useHashAsked(id: string): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => watchHash((hash) => hash === `#${id}` && setAsked(true)), [id])
  return isAsked
}
