'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/list/empty-state'
import { SkeletonRows } from '@/components/ui/list/skeleton'
import { typeset } from '@/lib/text/typography'

export function Loading() {
  return <SkeletonRows count={3} />
}

export function Failed({ retry }: { retry: () => unknown }) {
  return (
    <EmptyState
      title="Не получилось загрузить"
      action={<Button onClick={() => void retry()}>Попробовать ещё раз</Button>}
    >
      Проверьте подключение к интернету. Если оно есть, сервис скоро вернётся.
    </EmptyState>
  )
}

export function Group({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-line pt-6 first-of-type:mt-6 first-of-type:border-t-0 first-of-type:pt-0">
      <h3 className="text-h3">{title}</h3>
      {lead && <div className="mt-1 text-ink-soft">{lead}</div>}
      <div className="mt-5">{children}</div>
    </section>
  )
}

export function Done({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="min-h-6 font-medium text-brand-strong">
      {typeof children === 'string' ? typeset(children) : children}
    </p>
  )
}
