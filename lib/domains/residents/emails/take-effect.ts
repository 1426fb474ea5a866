import { notify } from '@/lib/domains/notifications/service'
import { letters } from '@/lib/domains/residents/letters'
import { findMailbox } from '@/lib/domains/residents/repository'
import type { Domain, LateThing } from '@/lib/platform/domain'
import { queueLetter } from '@/lib/platform/mail/post'

/**
 * Call this when the resident has confirmed the address, in the transaction that did it: all that waited takes effect,
 * domain after domain, so that locks are always taken in one order. Authors are told what came too late.
 */
export async function takeEffect(domains: readonly Domain[], residentId: number): Promise<void> {
  const late: LateThing[] = []
  for (const { waiting } of domains) late.push(...((await waiting?.takeEffect(residentId)) ?? []))
  if (late.length === 0) return
  const { email, greeting } = await findMailbox(residentId)
  for (const thing of late) {
    await notify(residentId, thing)
    await queueLetter(email, letters.confirmedLate(greeting, thing))
  }
}
