import { followSilently } from '@/lib/backend/domains/discussions/following/repository'
import { lockDiscussion, saveVote } from '@/lib/backend/domains/discussions/votes/repository'
import { inTransaction } from '@/lib/backend/integrations/payload'
import { AppError } from '@/lib/contract/errors'
import type { DiscussionVoteInput } from '@/lib/contract/graphql/discussion-inputs'
import { messages } from '@/lib/contract/messages'

const AGAINST = 2

/**
 * Takes a resident's vote or changes it, only while the discussion is in its stage 52 by the database's clock. Throws
 * notFound, conflict out of that time, invalid at `comment` where the organiser wants one.
 */
export async function castVote(vote: DiscussionVoteInput, residentId: number): Promise<void> {
  await inTransaction(async () => {
    const discussion = await lockDiscussion(vote.discussion_id)
    if (!discussion) throw new AppError('notFound')
    if (!discussion.is_open) throw tooLate()
    if (discussion.comment_required && vote.type_id === AGAINST && vote.comment === null)
      throw new AppError('invalid', { errors: { comment: [messages.voteCommentRequired] } })
    const saved = await saveVote(vote, residentId)
    if (saved === null) throw tooLate()
    // who votes wants to know how it ends; who has stopped following since is not asked again
    if (saved === 'new') await followSilently(vote.discussion_id, residentId)
  })
}

function tooLate(): AppError {
  return new AppError('conflict', { message: messages.votesNotOpen })
}
