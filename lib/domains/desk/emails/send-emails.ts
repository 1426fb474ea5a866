import { findScope, type StaffScope } from '@/lib/platform/access/staff-scope'
import { deskKinds } from '@/lib/domains/desk/desk-kinds'
import { emails } from '@/lib/domains/desk/emails/emails'
import { nextMorning } from '@/lib/domains/desk/emails/next-morning'
import * as repository from '@/lib/domains/desk/emails/repository'
import { findMover } from '@/lib/domains/desk/moves-repository'
import type { Arrival, Figure } from '@/lib/domains/desk/shapes'
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
  const arrivals: Arrival[] = []
  for (const [kind, { findArrivals }] of Object.entries(deskKinds)) {
    const ids = taken.flatMap((subject) => (subject.kind === kind ? [subject.id] : []))
    if (findArrivals && ids.length > 0) arrivals.push(...(await findArrivals(scope, ids)))
  }
  return arrivals
}

/** Lists the numbers of «Мой стол» that are not 0. */
async function listFigures(scope: StaffScope): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { countFigures } of Object.values(deskKinds)) figures.push(...(await countFigures(scope)))
  return figures.filter(({ count }) => count > 0)
}
