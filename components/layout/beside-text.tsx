import type { ReactNode } from 'react'

/** On wide screens a text and what is seen beside it, photos or a map, share the width; elsewhere one follows the other. */
export function BesideText({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-8 sm:gap-12 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-16">
      <div className="min-w-0">{text}</div>
      <div className="min-w-0 space-y-12 empty:hidden">{children}</div>
    </div>
  )
}
