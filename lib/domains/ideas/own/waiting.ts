import { confirmIdeas, dropWaitingIdeas, waitingProposals } from '@/lib/domains/ideas/own/repository'
import { dropWaitingVotes, waitingVotes } from '@/lib/domains/ideas/votes/repository'
import { confirmIdeaVotes } from '@/lib/domains/ideas/votes/service'
import { paths } from '@/lib/config/paths'
import type { LateEffect, Waiting } from '@/lib/platform/domain'

export const waitingIdeas: Waiting = {
  rows: [waitingProposals, waitingVotes],
  async takeEffect(residentId) {
    const { counted, late } = await confirmIdeaVotes(residentId)
    const sent = await confirmIdeas(residentId)
    const done = [
      ...sent.map(({ title }) => `Идея «${title}» передана модератору.`),
      ...counted.map(({ title }) => `Ваш голос об идее «${title}» учтён.`),
    ]
    return { done, late: late.map(lateVote) }
  },
  async drop(residentId, days) {
    const ideas = await dropWaitingIdeas(residentId, days)
    const votes = await dropWaitingVotes(residentId, days)
    return [...ideas.map(({ title }) => `идея «${title}»`), ...votes.map(({ title }) => `голос об идее «${title}»`)]
  },
}

function lateVote({ id, title }: { id: number; title: string }): LateEffect {
  const text = 'Ваш голос не учтён: почта подтверждена, когда сбор поддержки уже закончился.'
  return { kind: 'idea', title: `Идея «${title}»`, text, url: paths.idea(id) }
}
