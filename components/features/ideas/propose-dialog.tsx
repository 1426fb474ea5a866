'use client'

import { Suspense } from 'react'
import { PROPOSE_ID } from '@/components/features/ideas/propose-link'
import { HashDialog } from '@/components/ui/dialog/hash-dialog'
import { paths } from '@/lib/config/paths'
import { ideaThanks } from '@/components/features/ideas/idea-thanks'
import { lazyPart } from '@/components/ui/lazy-part'
import { BodyPortal } from '@/components/ui/dialog/form-dialog'
import { useReloadFlag } from '@/components/civic/reload-flag'
import { Skeleton } from '@/components/ui/list/skeleton'
import { useHashVisited } from '@/components/ui/dialog/watch-hash'

/** Draws the dialog of a new idea, at the same hash on every page. Its form is loaded when it is opened. */
export function ProposeDialog() {
  return (
    <HashDialog id={PROPOSE_ID} title="Предложить идею" size="wide">
      <noscript>
        Форма работает с включённым JavaScript. Другие способы обратиться —{' '}
        <a href={paths.feedback} className="link">
          в едином окне
        </a>
        .
      </noscript>
      <ProposeSlot />
    </HashDialog>
  )
}

const ProposePanel = lazyPart(async () => (await import('@/components/features/ideas/propose-form')).ProposePanel)
const ProposeThanks = lazyPart(async () => (await import('@/components/features/ideas/propose-thanks')).ProposeThanks)

/** Loads the form when its dialog is first opened, and the thanks after the reload that follows the sending. */
function ProposeSlot() {
  const isAsked = useHashVisited(PROPOSE_ID)
  const isThanked = useReloadFlag(ideaThanks)
  return (
    <>
      {isAsked && (
        <Suspense fallback={<ProposeSkeleton />}>
          <ProposePanel />
        </Suspense>
      )}
      {isThanked && (
        <BodyPortal>
          <Suspense fallback={null}>
            <ProposeThanks />
          </Suspense>
        </BodyPortal>
      )}
    </>
  )
}

function ProposeSkeleton() {
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">Загружаем форму…</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
    </div>
  )
}
