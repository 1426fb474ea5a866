import type { ReactNode } from 'react'

/** Draws tags beside each other: on phones in one row that the finger moves, on wider screens in as many as they need. */
export function TagRow({ children }: { children: ReactNode }) {
  return (
    <ul className="no-scrollbar fading-row -mx-(--gutter) flex gap-2 overflow-x-auto py-2 pl-(--gutter) *:shrink-0 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:pl-0">
      {children}
    </ul>
  )
}
