'use client'

import { Suspense } from 'react'
import { CommentRows } from '@/components/features/ideas/comment-rows'
import { lazyPart } from '@/components/ui/lazy-part'
import { useHydrated } from '@/components/ui/use-hydrated'
import { loadSchemas } from '@/lib/client/load-schemas'
import type { IdeaComment } from '@/lib/domains/ideas/contract'
import type { Page } from '@/lib/contract/shapes'

const IdeaComments = lazyPart(
  async () => (await import('@/components/features/ideas/idea-comments')).IdeaComments,
  loadSchemas,
  () => import('@/components/features/ideas/hooks'),
)

/** Draws the newest comments in the HTML; the browser loads those that came since and the older ones. */
export function IdeaCommentsSlot({ id, first, zone }: { id: number; first: Page<IdeaComment>; zone: string }) {
  const isHydrated = useHydrated()
  const still = <CommentRows comments={first.data} zone={zone} />
  return isHydrated ? (
    <Suspense fallback={still}>
      <IdeaComments key={id} id={id} first={first} zone={zone} />
    </Suspense>
  ) : (
    still
  )
}
