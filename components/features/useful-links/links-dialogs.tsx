'use client'

import { HashDialog } from '@/components/ui/dialog/hash-dialog'
import { linkTypes } from '@/lib/domains/useful-links/link-types'
import { createSlot } from '@/components/ui/create-slot'
import { SkeletonRows } from '@/components/ui/list/skeleton'
import { useHashVisited } from '@/components/ui/dialog/watch-hash'

export function LinksDialogs() {
  return linkTypes.map(({ id, title }) => (
    <HashDialog key={id} id={`links-${id}`} title={title}>
      <LinksOfType type={id} />
    </HashDialog>
  ))
}

function LinksOfType({ type }: { type: number }) {
  return useHashVisited(`links-${type}`) ? <LinksPanel type={type} /> : null
}

const LinksPanel = createSlot(
  async () => (await import('@/components/features/useful-links/links-panel')).LinksPanel,
  () => <SkeletonRows count={3} />,
)
