'use client'

import { Suspense } from 'react'
import { HashDialog } from '@/components/ui/dialog/hash-dialog'
import { lazyPart } from '@/components/ui/lazy-part'
import { Skeleton } from '@/components/ui/list/skeleton'
import { useHashVisited } from '@/components/ui/dialog/watch-hash'

/** Draws the dialog `#support`, linked from the footer of every page. */
export function SupportDialog() {
  return (
    <HashDialog id="support" title="Техническая поддержка">
      <noscript>Включите JavaScript в браузере: без него сообщение не отправить.</noscript>
      <SupportSlot />
    </HashDialog>
  )
}

const SupportPanel = lazyPart(async () => (await import('@/components/features/support/support-panel')).SupportPanel)

/** Loads the form when its dialog is first opened. */
function SupportSlot() {
  if (!useHashVisited('support')) return null
  return (
    <Suspense fallback={<SupportSkeleton />}>
      <SupportPanel />
    </Suspense>
  )
}

function SupportSkeleton() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Загружаем…</span>
      <Skeleton className="h-32" />
      <Skeleton className="h-12 w-48" />
    </div>
  )
}
