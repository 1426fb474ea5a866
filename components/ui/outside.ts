'use client'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Puts a message over the whole page although its sender stands in a dialog that has just closed. Browser only. */
export function Outside({ children }: { children: ReactNode }) {
  return createPortal(children, document.body)
}
