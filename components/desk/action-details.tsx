'use client'

import type { MouseEvent, ReactNode } from 'react'
import { hasDraft } from '@/lib/domains/desk/rules'
import type { CardDrafts } from '@/lib/domains/desk/shapes'

interface ActionDetailsProps {
  label: string
  action: string
  drafts: CardDrafts | undefined
  open?: boolean
  children: ReactNode
}

/** One action of a card. The action that was open above folds, which would carry this one out of sight. */
export function ActionDetails({ label, action, drafts, open, children }: ActionDetailsProps) {
  function keepInView({ currentTarget: summary }: MouseEvent<HTMLElement>) {
    requestAnimationFrame(() => summary.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <details name="action" open={open}>
      <summary
        className="flex min-h-12 cursor-pointer scroll-mt-20 items-center gap-2 font-medium text-brand-strong"
        onClick={keepInView}
      >
        {label}
        {hasDraft(action, drafts?.texts) && <span className="text-sm font-normal text-ink-soft">черновик</span>}
      </summary>
      {children}
    </details>
  )
}
