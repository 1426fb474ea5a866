import { dropWaitingClaims, dropWaitingJoins } from '@/lib/domains/claims/reports/service'
import { dropWaitingVotes } from '@/lib/domains/discussions/votes/service'
import { dropWaitingIdeas } from '@/lib/domains/ideas/own/service'
import { dropWaitingVotes as dropWaitingIdeaVotes } from '@/lib/domains/ideas/votes/service'
import { notify } from '@/lib/domains/notifications/service'
import { holdConfirmation } from '@/lib/platform/database/hold-confirmation'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { findLongWaiting } from '@/lib/platform/database/waiting-rows'
import { paths } from '@/lib/config/paths'
import { WAITING_DAYS } from '@/lib/domains/residents/contract'
import { countOf } from '@/lib/shared/plural'

const AT_ONCE = 100

/** Deletes what waited in vain for the confirmation of an address, as the cabinet said it would, and names it there. */
export async function dropWaiting(): Promise<void> {
  for (const residentId of await findLongWaiting(WAITING_DAYS, AT_ONCE)) {
    await inTransaction(async () => {
      if (await holdConfirmation(residentId)) return
      const text = `Почта не подтверждена за ${countOf(WAITING_DAYS, ['день', 'дня', 'дней'])}, поэтому удалены ${(await dropOf(residentId)).join(', ')}.`
      await notify(residentId, {
        kind: 'account',
        title: 'Неподтверждённое удалено',
        text,
        url: `${paths.profile}#data`,
      })
    })
  }
}

/** What was deleted, in words. */
async function dropOf(residentId: number): Promise<string[]> {
  const claims = await dropWaitingClaims(residentId, WAITING_DAYS)
  const ideas = await dropWaitingIdeas(residentId, WAITING_DAYS)
  const joins = await dropWaitingJoins(residentId, WAITING_DAYS)
  const votes = await dropWaitingVotes(residentId, WAITING_DAYS)
  const ideaVotes = await dropWaitingIdeaVotes(residentId, WAITING_DAYS)
  return [
    ...claims.map((id) => `заявка № ${id}`),
    ...ideas.map(({ title }) => `идея «${title}»`),
    ...joins.map((id) => `присоединение к заявке № ${id}`),
    ...votes.map(({ number, title }) => `голос № ${number} в обсуждении «${title}»`),
    ...ideaVotes.map(({ title }) => `голос об идее «${title}»`),
  ]
}
