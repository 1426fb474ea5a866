'use client'

import { Suspense } from 'react'
import { PROPOSE_ID } from '@/components/features/ideas/propose-link'
import { HashDialog } from '@/components/ui/hash-dialog'
import { paths } from '@/lib/config/paths'
import { ideaThanks } from '@/components/features/ideas/idea-thanks'
import { lazyPart } from '@/components/ui/lazy-part'
import { Outside } from '@/components/ui/outside'
import { useReloadNote } from '@/components/ui/reload-note'
import { Skeleton } from '@/components/ui/skeleton'
import { useHashAsked } from '@/components/ui/use-hash-asked'

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
export function ProposeSlot() {
  const isAsked = useHashAsked(PROPOSE_ID)
  const isThanked = useReloadNote(ideaThanks)
  return (
    <>
      {isAsked && (
        <Suspense fallback={<ProposeSkeleton />}>
          <ProposePanel />
        </Suspense>
      )}
      {isThanked && (
        <Outside>
          <Suspense fallback={null}>
            <ProposeThanks />
          </Suspense>
        </Outside>
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
