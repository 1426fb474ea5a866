import { followSilently } from '@/lib/domains/discussions/following/repository'
import { findDiscussion } from '@/lib/domains/discussions/repository'
import {
  confirmVotes,
  dropWaitingVotes,
  lockAwaited,
  lockDiscussion,
  saveVote,
} from '@/lib/domains/discussions/votes/repository'
import { lockConfirmation } from '@/lib/platform/database/confirmed-rows'
import { runInTurn } from '@/lib/runtime/run-in-turn'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'
import type { DiscussionVoteInput } from '@/lib/domains/discussions/graphql/inputs'
import { discussionMessages } from '@/lib/domains/discussions/messages'

const AGAINST = 2

/**
 * Stores a resident's vote, only in stage 52 by the database clock. Throws notFound, conflict outside voting, invalid
 * at `comment`.
 */
export async function castVote(vote: DiscussionVoteInput, residentId: number): Promise<void> {
  await runInTurn(`discussion ${vote.discussion_id}`, () => inTransaction(() => takeVote(vote, residentId)))
}

async function takeVote(vote: DiscussionVoteInput, residentId: number): Promise<void> {
  // locked before the discussion, in the order of a confirmation
  await lockConfirmation(residentId)
  const discussion = await lockDiscussion(vote.discussion_id)
  const saved = discussion && (await saveVote(vote, residentId))
  if (!saved) throw await refusalOf(vote.discussion_id)
  // the error rolls the row back
  if (discussion.comment_required && vote.type_id === AGAINST && vote.comment === null)
    throw new AppError('invalid', { errors: { comment: [discussionMessages.voteCommentRequired] } })
  // a voter follows the discussion; one who unfollowed is not added again
  if (saved === 'new') await followSilently(vote.discussion_id, residentId)
}

/** notFound if hidden, conflict if voting is closed. */
async function refusalOf(id: number): Promise<AppError> {
  const isShown = await findDiscussion(id)
  return isShown ? new AppError('conflict', { message: discussionMessages.votesNotOpen }) : new AppError('notFound')
}

/** Makes waiting votes count; returns those, and those that came too late. */
export async function confirmDiscussionVotes(residentId: number) {
  await lockAwaited(residentId)
  const counted = await confirmVotes(residentId)
  return { counted, late: await dropWaitingVotes(residentId) }
}
