'use client'

import { CommentRows } from '@/components/features/ideas/comment-rows'
import { GuestNote, VoteFrame, VoteLinks, type VotedIdea } from '@/components/features/ideas/vote-frame'
import { createSlot, loadSchemas } from '@/components/ui/create-slot'
import { ideaCodes } from '@/lib/domains/ideas/states'

const loadHooks = () => import('@/components/features/ideas/hooks')

/** The HTML has the vote as a guest sees it. */
export const IdeaVoteSlot = createSlot(
  async () => (await import('@/components/features/ideas/idea-vote')).IdeaVote,
  GuestVote,
  loadSchemas,
  loadHooks,
)

function GuestVote({ idea }: { idea: VotedIdea }) {
  return (
    <VoteFrame idea={idea} note={<GuestNote />}>
      {idea.code === ideaCodes.support && <VoteLinks idea={idea} />}
    </VoteFrame>
  )
}

/** The HTML has the newest comments; the browser adds later and older ones. */
export const IdeaCommentsSlot = createSlot(
  async () => (await import('@/components/features/ideas/idea-comments')).IdeaComments,
  ({ first, zone }) => <CommentRows comments={first.data} zone={zone} />,
  loadSchemas,
  loadHooks,
)
