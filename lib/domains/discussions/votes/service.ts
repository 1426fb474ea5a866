import { runInTurn } from '@/lib/runtime/run-in-turn'
import { paths } from '@/lib/config/paths'
import { AppError } from '@/lib/contract/errors'
import { followSilently } from '@/lib/domains/discussions/following/repository'
import type { DiscussionVoteInput } from '@/lib/domains/discussions/graphql/inputs'
import { discussionMessages } from '@/lib/domains/discussions/messages'
import { findDiscussion } from '@/lib/domains/discussions/repository'
import {
  type ConfirmedVote,
  confirmVotes,
  dropWaitingVotes,
  lockAwaited,
  lockDiscussion,
  saveVote,
  waitingVoteRows,
} from '@/lib/domains/discussions/votes/repository'
import { lockConfirmation } from '@/lib/platform/database/confirmed-rows'
import { inTransaction } from '@/lib/platform/database/payload-client'
import type { LateEffect, Waiting } from '@/lib/platform/domain'
import { AGAINST_CODE } from '@/lib/domains/discussions/contract'

/** Stores a vote, only in stage 52. Throws notFound, conflict outside voting, invalid at `comment`. */
export async function castVote(vote: DiscussionVoteInput, residentId: number): Promise<void> {
  await runInTurn(`discussion ${vote.discussion_id}`, () => inTransaction(() => takeVote(vote, residentId)))
}

async function takeVote(vote: DiscussionVoteInput, residentId: number): Promise<void> {
  // locked before the discussion, in the order of a confirmation
  await lockConfirmation(residentId)
  const discussion = await lockDiscussion(vote.discussion_id)
  const saved = discussion && (await saveVote(vote, residentId))
  if (!saved) throw await findRefusal(vote.discussion_id)
  // the error rolls the row back
  if (discussion.comment_required && vote.type_id === AGAINST_CODE && vote.comment === null)
    throw new AppError('invalid', { errors: { comment: [discussionMessages.voteCommentRequired] } })
  // a voter follows the discussion; one who unfollowed is not added again
  if (saved === 'new') await followSilently(vote.discussion_id, residentId)
}

/** notFound if hidden, conflict if voting is closed. */
async function findRefusal(id: number): Promise<AppError> {
  const isShown = await findDiscussion(id)
  return isShown ? new AppError('conflict', { message: discussionMessages.votesNotOpen }) : new AppError('notFound')
}

export const waitingVotes: Waiting = {
  rows: [waitingVoteRows],
  async takeEffect(residentId) {
    await lockAwaited(residentId)
    const counted = await confirmVotes(residentId)
    const late = await dropWaitingVotes(residentId)
    return { done: counted.map(countedVote), late: late.map(lateVote) }
  },
  async drop(residentId, days) {
    const votes = await dropWaitingVotes(residentId, days)
    return votes.map(({ number, title }) => `голос № ${number} в обсуждении «${title}»`)
  },
}

function countedVote({ title, number }: ConfirmedVote): string {
  return `Ваш голос № ${number} в обсуждении «${title}» учтён.`
}

function lateVote({ id, title, number }: ConfirmedVote): LateEffect {
  const text = `Ваш голос № ${number} не учтён: почта подтверждена, когда приём голосов уже закончился.`
  return { kind: 'discussion', title, text, url: paths.discussion(id) }
}
