'use client'

import { HashDialog } from '@/components/ui/dialog/hash-dialog'
import { createSlot } from '@/components/ui/create-slot'
import { Skeleton } from '@/components/ui/list/skeleton'
import { useHashVisited } from '@/components/ui/dialog/watch-hash'

export function SupportDialog() {
  const isOpened = useHashVisited('support')
  return (
    <HashDialog id="support" title="Техническая поддержка">
      <noscript>Включите JavaScript в браузере: без него сообщение не отправить.</noscript>
      {isOpened && <SupportPanel />}
    </HashDialog>
  )
}

const SupportPanel = createSlot(
  async () => (await import('@/components/features/support/support-panel')).SupportPanel,
  SupportSkeleton,
)

function SupportSkeleton() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Загружаем…</span>
      <Skeleton className="h-32" />
      <Skeleton className="h-12 w-48" />
    </div>
  )
}
