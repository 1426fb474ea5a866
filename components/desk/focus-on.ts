'use client'

import { useEffect } from 'react'

/** Puts the focus where the work of a page begins. */
export function FocusOn({ id }: { id: string }) {
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return null
}
