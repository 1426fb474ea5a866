'use client'

import { HashDialog } from '@/components/ui/dialog/hash-dialog'
import { createSlot } from '@/components/ui/create-slot'
import { FormSkeleton } from '@/components/ui/list/skeleton'
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
  () => <FormSkeleton fields={['h-32', 'h-12 w-48']} />,
)
