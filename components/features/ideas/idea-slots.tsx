'use client'

import { Suspense } from 'react'
import { VoteFrame, VoteLinks, type VotedIdea } from '@/components/features/ideas/vote-frame'
import { lazyPart } from '@/components/ui/lazy-part'
import { useHydrated } from '@/components/ui/use-hydrated'
import { loadSchemas } from '@/lib/client/load-schemas'
import { IDEA_SUPPORT_CODE } from '@/lib/domains/ideas/states'
import { CommentRows } from '@/components/features/ideas/comment-rows'
import type { IdeaComment } from '@/lib/domains/ideas/contract'
import type { Page } from '@/lib/contract/shapes'

const IdeaVote = lazyPart(
  async () => (await import('@/components/features/ideas/idea-vote')).IdeaVote,
  loadSchemas,
  () => import('@/components/features/ideas/hooks'),
)

/**
 * Draws in the HTML the vote as a guest sees it; the browser then loads the current counts and the resident's own vote.
 */
export function IdeaVoteSlot({ idea }: { idea: VotedIdea }) {
  const isHydrated = useHydrated()
  const still = <StillVote idea={idea} />
  return isHydrated ? (
    <Suspense fallback={still}>
      <IdeaVote key={idea.id} idea={idea} />
    </Suspense>
  ) : (
    still
  )
}

function StillVote({ idea }: { idea: VotedIdea }) {
  return (
    <VoteFrame idea={idea} note={idea.code === IDEA_SUPPORT_CODE ? 'Голосуют жители с учётной записью.' : null}>
      {idea.code === IDEA_SUPPORT_CODE && <VoteLinks idea={idea} />}
    </VoteFrame>
  )
}

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
