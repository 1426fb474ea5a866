import { confirmReports } from '@/lib/domains/claims/reports/service'
import { confirmDiscussionVotes } from '@/lib/domains/discussions/votes/service'
import { confirmIdeas } from '@/lib/domains/ideas/own/service'
import { confirmIdeaVotes } from '@/lib/domains/ideas/votes/service'
import { notify } from '@/lib/domains/notifications/service'
import { findMailbox } from '@/lib/domains/residents/service'
import { letters } from '@/lib/platform/mail/letters'
import { queueLetter } from '@/lib/platform/mail/post'
import { paths } from '@/lib/config/paths'

/** Something that was confirmed when it could not count any more. */
interface LateThing {
  kind: 'discussion' | 'idea' | 'claim'
  title: string
  text: string
  url: string
}

/**
 * The resident has confirmed the address, which the caller's transaction holds: all that waited takes effect, discussions
 * first, in order of their numbers. What came too late is told to its author.
 */
export async function takeEffect(residentId: number): Promise<void> {
  const votes = await confirmDiscussionVotes(residentId)
  const ideaVotes = await confirmIdeaVotes(residentId)
  await confirmIdeas(residentId)
  const joins = await confirmReports(residentId)
  const late = [...votes.map(lateVote), ...ideaVotes.map(lateIdeaVote), ...joins.map(lateJoin)]
  if (late.length === 0) return
  const { email, greeting } = await findMailbox(residentId)
  for (const thing of late) {
    await notify(residentId, thing)
    await queueLetter(email, letters.confirmedLate(greeting, thing))
  }
}

function lateVote({ id, title, number }: { id: number; title: string; number: number }): LateThing {
  const text = `Ваш голос № ${number} не учтён: почта подтверждена, когда приём голосов уже закончился.`
  return { kind: 'discussion', title, text, url: paths.discussion(id) }
}

function lateIdeaVote({ id, title }: { id: number; title: string }): LateThing {
  const text = 'Ваш голос не учтён: почта подтверждена, когда сбор поддержки уже закончился.'
  return { kind: 'idea', title: `Идея «${title}»`, text, url: paths.idea(id) }
}

function lateJoin(id: number): LateThing {
  const text = 'Вы не присоединились к заявке: почта подтверждена, когда ответ по ней уже был дан.'
  return { kind: 'claim', title: `Заявка № ${id}`, text, url: paths.claim(id) }
}
