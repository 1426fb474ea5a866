import {
  castVote,
  confirmVotes,
  dropWaitingVotes,
  findMyVotes,
  lockAwaited,
  type MyVoteRow,
} from '@/lib/domains/ideas/votes/repository'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'
import type { IdeaVoteInput } from '@/lib/domains/ideas/graphql/inputs'
import { ideaMessages } from '@/lib/domains/ideas/messages'

/** Casts, changes or removes a vote. Throws notFound, or invalid at `idea_id`: own idea, or support ended. */
export async function voteForIdea(input: IdeaVoteInput, residentId: number): Promise<void> {
  const { idea_id: ideaId, like, dislike, comment } = input
  const isFor = like === dislike ? null : like
  await inTransaction(async () => {
    const found = await castVote({
      ideaId,
      residentId,
      isFor,
      comment: comment === undefined ? undefined : comment || null,
    })
    if (!found) throw new AppError('notFound')
    if (found.is_own) throw refusal(ideaMessages.myIdea)
    if (!found.is_open) throw refusal(ideaMessages.votingClosed)
  })
}

export async function listMyVotes(ideaIds: readonly number[], residentId: number) {
  const found = await findMyVotes(ideaIds, residentId)
  return new Map(found.map((row) => [row.idea_id, toVote(row)]))
}

/** Makes waiting votes count; returns those ideas, and those of votes that came too late. */
export async function confirmIdeaVotes(residentId: number) {
  await lockAwaited(residentId)
  const counted = await confirmVotes(residentId)
  return { counted, late: await dropWaitingVotes(residentId) }
}

function toVote({ id, name, is_for: isFor, comment, is_waiting: isWaiting }: MyVoteRow) {
  return { id, user: { name }, like: isFor, dislike: !isFor, comment, is_waiting: isWaiting }
}

function refusal(message: string): AppError {
  return new AppError('invalid', { errors: { idea_id: [message] } })
}
