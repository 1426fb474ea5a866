'use client'

import { Suspense } from 'react'
import { HashDialog } from '@/components/ui/dialog/hash-dialog'
import { linkTypes } from '@/lib/domains/useful-links/link-types'
import { lazyPart } from '@/components/ui/lazy-part'
import { SkeletonRows } from '@/components/ui/list/skeleton'
import { useHashVisited } from '@/components/ui/dialog/watch-hash'

/** Draws the dialogs of the footer's lists of sites, one for each type, at `#links-1` to `#links-4`. */
export function LinksDialogs() {
  return linkTypes.map(({ id, title }) => (
    <HashDialog key={id} id={`links-${id}`} title={title}>
      <LinksSlot type={id} />
    </HashDialog>
  ))
}

const LinksPanel = lazyPart(async () => (await import('@/components/features/useful-links/links-panel')).LinksPanel)

/** Loads the list when its dialog is first opened. */
function LinksSlot({ type }: { type: number }) {
  const isAsked = useHashVisited(`links-${type}`)
  if (!isAsked) return null
  return (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <LinksPanel type={type} />
    </Suspense>
  )
}
