import { countViews, findArrived } from '@/lib/domains/claims/queue/service'
import { findScope, type StaffScope } from '@/lib/platform/access/staff-scope'
import { queueViews } from '@/lib/domains/claims/queue/rules'
import {
  describeClaim,
  describeIdea,
  describeRequest,
  emails,
  type Arrival,
  type Figure,
} from '@/lib/domains/desk/emails/emails'
import { nextMorning } from '@/lib/domains/desk/emails/next-morning'
import * as repository from '@/lib/domains/desk/emails/repository'
import { findMover } from '@/lib/domains/desk/moves-repository'
import { countIdeaViews, findArrivedIdeas } from '@/lib/domains/ideas/queue/service'
import { countRequestViews, findArrivedRequests } from '@/lib/domains/support/queue/service'
import { getWorkingCalendar } from '@/lib/platform/calendar/working-days'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { queueEmail } from '@/lib/platform/mail/queue-email'

/** Emails the staff about what came to their desks since the last run, and each working morning about what waits there. */
export async function sendStaffEmails(): Promise<void> {
  for (const reader of await repository.findReaders()) await inTransaction(() => sendArrivals(reader))
  const next = nextMorning(new Date(), await getWorkingCalendar())
  await repository.scheduleMornings(next)
  for (const reader of await repository.findDueMornings()) {
    await inTransaction(async () => {
      if (await repository.takeMorning(reader.id, next)) await sendMorning(reader)
    })
  }
}

async function sendArrivals({ id, email }: repository.Reader): Promise<void> {
  const arrivals = await takeArrivals(id, findScope(await findMover(id)))
  if (arrivals.length > 0) await queueEmail(email, emails.arrived(arrivals))
}

async function sendMorning({ id, email, is_told: isTold }: repository.MorningReader): Promise<void> {
  const scope = isTold ? findScope(await findMover(id)) : null
  const arrivals = await takeArrivals(id, scope)
  const figures = scope ? await listFigures(scope) : []
  if (figures.length > 0) await queueEmail(email, emails.morning(figures, arrivals))
}

/** Returns what this person has not been told of and still waits for them. */
async function takeArrivals(id: number, scope: StaffScope | null): Promise<Arrival[]> {
  const taken = await repository.takeArrivals(id)
  if (scope === null) return []
  const claims = await findArrived(
    scope,
    taken.flatMap((row) => row.claim_id ?? []),
  )
  const ideas = await findArrivedIdeas(
    scope,
    taken.flatMap((row) => row.idea_id ?? []),
  )
  const requests = await findArrivedRequests(
    scope,
    taken.flatMap((row) => row.support_request_id ?? []),
  )
  return [...claims.map(describeClaim), ...ideas.map(describeIdea), ...requests.map(describeRequest)]
}

/** Lists the numbers of «Мой стол» that are not 0. */
async function listFigures(scope: StaffScope): Promise<Figure[]> {
  const claims: Partial<Record<string, number>> = await countViews(scope)
  const { moderation, review } = await countIdeaViews(scope)
  const { open: requests } = await countRequestViews(scope)
  const figures = [
    ...queueViews.map(({ value, name }) => ({ name, count: claims[value] ?? 0 })),
    { name: 'Идеи', count: (scope.department === null ? moderation : review) ?? 0 },
    { name: 'Техподдержка', count: requests ?? 0 },
  ]
  return figures.filter(({ count }) => count > 0)
}
