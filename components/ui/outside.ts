'use client'

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Puts a message over the page although its sender is in a dialog that has just closed. It needs a browser. */
export function Outside({ children }: { children: ReactNode }) {
  return createPortal(children, document.body)
}
