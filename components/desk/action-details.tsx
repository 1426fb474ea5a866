'use client'

import type { MouseEvent, ReactNode } from 'react'

interface ActionDetailsProps {
  label: string
  open?: boolean
  children: ReactNode
}

/** One action of a card. The action that was open above folds, which would carry this one out of sight. */
export function ActionDetails({ label, open, children }: ActionDetailsProps) {
  function keepInView({ currentTarget: summary }: MouseEvent<HTMLElement>) {
    requestAnimationFrame(() => summary.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <details name="action" open={open}>
      <summary
        className="flex min-h-12 cursor-pointer scroll-mt-20 items-center font-medium text-brand-strong"
        onClick={keepInView}
      >
        {label}
      </summary>
      {children}
    </details>
  )
}
