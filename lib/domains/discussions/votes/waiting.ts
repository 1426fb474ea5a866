import { dropWaitingVotes, votesThatWait, type ConfirmedVote } from '@/lib/domains/discussions/votes/repository'
import { confirmDiscussionVotes } from '@/lib/domains/discussions/votes/service'
import { paths } from '@/lib/config/paths'
import type { LateEffect, Waiting } from '@/lib/platform/domain'

export const waitingVotes: Waiting = {
  rows: [votesThatWait],
  async takeEffect(residentId) {
    const { counted, late } = await confirmDiscussionVotes(residentId)
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
