import { notify } from '@/lib/domains/notifications/service'
import { emails } from '@/lib/domains/residents/emails'
import { findMailbox } from '@/lib/domains/residents/repository'
import type { Domain, LateEffect } from '@/lib/platform/domain'
import { queueLetter } from '@/lib/platform/mail/queue-email'

/**
 * Call in the transaction that confirms an address: what waited takes effect, domain by domain, for one lock order.
 * Authors are notified of what came too late. Returns sentences for the resident.
 */
export async function takeEffect(domains: readonly Domain[], residentId: number): Promise<string[]> {
  const done: string[] = []
  const late: LateEffect[] = []
  for (const { waiting } of domains) {
    const taken = await waiting?.takeEffect(residentId)
    done.push(...(taken?.done ?? []))
    late.push(...(taken?.late ?? []))
  }
  if (late.length > 0) await notifyAuthorOfLate(residentId, late)
  return [...done, ...late.map(({ text }) => text)]
}

async function notifyAuthorOfLate(residentId: number, late: readonly LateEffect[]): Promise<void> {
  const { email, greeting } = await findMailbox(residentId)
  for (const thing of late) {
    await notify(residentId, thing)
    await queueLetter(email, emails.confirmedLate(greeting, thing))
  }
}
