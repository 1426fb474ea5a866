import { followSilently } from '@/lib/domains/discussions/following/repository'
import { findDiscussion } from '@/lib/domains/discussions/repository'
import {
  confirmVotes,
  dropWaitingVotes,
  lockAwaited,
  lockDiscussion,
  saveVote,
} from '@/lib/domains/discussions/votes/repository'
import { lockConfirmation } from '@/lib/platform/database/lock-confirmation'
import { mutex } from '@/lib/runtime/mutex'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'
import type { DiscussionVoteInput } from '@/lib/domains/discussions/graphql/inputs'
import { messages } from '@/lib/contract/messages'

const AGAINST = 2

/**
 * Takes a resident's vote or changes it, only while the discussion is in its stage 52 by the database's clock. Throws
 * notFound, conflict out of that time, invalid at `comment` where the organiser wants one.
 */
export async function castVote(vote: DiscussionVoteInput, residentId: number): Promise<void> {
  await mutex(`discussion ${vote.discussion_id}`, () => inTransaction(() => takeVote(vote, residentId)))
}

async function takeVote(vote: DiscussionVoteInput, residentId: number): Promise<void> {
  // it comes before the discussion: a confirmation takes its locks in the same order
  await lockConfirmation(residentId)
  const discussion = await lockDiscussion(vote.discussion_id)
  const saved = discussion && (await saveVote(vote, residentId))
  if (!saved) throw await refusalOf(vote.discussion_id)
  // the error takes the row back
  if (discussion.comment_required && vote.type_id === AGAINST && vote.comment === null)
    throw new AppError('invalid', { errors: { comment: [messages.voteCommentRequired] } })
  // who votes wants to know how it ends; who has stopped following since is not asked again
  if (saved === 'new') await followSilently(vote.discussion_id, residentId)
}

/** What nobody may see is not there; what is over, or has not begun, takes no votes. */
async function refusalOf(id: number): Promise<AppError> {
  const isShown = await findDiscussion(id)
  return isShown ? new AppError('conflict', { message: messages.votesNotOpen }) : new AppError('notFound')
}

/** The address was confirmed: waiting votes count, one after another with all others. Returns both those that count and those that came too late. */
export async function confirmDiscussionVotes(residentId: number) {
  await lockAwaited(residentId)
  const counted = await confirmVotes(residentId)
  return { counted, late: await dropWaitingVotes(residentId) }
}
