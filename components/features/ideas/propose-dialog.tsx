'use client'

import { PROPOSE_ID } from '@/components/features/ideas/propose-link'
import { HashDialog } from '@/components/ui/dialog/hash-dialog'
import { paths } from '@/lib/config/paths'
import { ideaThanks } from '@/components/features/ideas/idea-thanks'
import { createSlot } from '@/components/ui/create-slot'
import { BodyPortal } from '@/components/ui/dialog/form-dialog'
import { useReloadFlag } from '@/components/civic/reload-flag'
import { FormSkeleton } from '@/components/ui/list/skeleton'
import { useHashVisited } from '@/components/ui/dialog/watch-hash'

export function ProposeDialog() {
  const isOpened = useHashVisited(PROPOSE_ID)
  const isSent = useReloadFlag(ideaThanks)
  return (
    <HashDialog id={PROPOSE_ID} title="Предложить идею" size="wide">
      <noscript>
        Форма работает с включённым JavaScript. Другие способы обратиться —{' '}
        <a href={paths.feedback} className="link">
          в едином окне
        </a>
        .
      </noscript>
      {isOpened && <ProposePanel />}
      {isSent && (
        <BodyPortal>
          <ProposeThanks />
        </BodyPortal>
      )}
    </HashDialog>
  )
}

const ProposePanel = createSlot(
  async () => (await import('@/components/features/ideas/propose-form')).ProposePanel,
  () => <FormSkeleton label="Загружаем форму…" fields={['h-12', 'h-12', 'h-40']} />,
)
const ProposeThanks = createSlot(async () => (await import('@/components/features/ideas/propose-thanks')).ProposeThanks)
