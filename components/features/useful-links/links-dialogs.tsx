'use client'

import { createSlot } from '@/components/ui/create-slot'
import type { HashDialogFacts } from '@/components/ui/dialog/hash-dialog'
import { SkeletonRows } from '@/components/ui/list/skeleton'
import { linkTypes } from '@/lib/domains/useful-links/link-types'

const LinksPanel = createSlot(
  async () => (await import('@/components/features/useful-links/links-panel')).LinksPanel,
  () => <SkeletonRows count={3} />,
)

export const linksDialogs: readonly HashDialogFacts[] = linkTypes.map(({ id, title }) => ({
  id: `links-${id}`,
  title,
  Content: () => <LinksPanel type={id} />,
}))
