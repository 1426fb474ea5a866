import { notify } from '@/lib/domains/notifications/service'
import { letters } from '@/lib/domains/residents/letters'
import { findMailbox } from '@/lib/domains/residents/repository'
import type { Domain, LateThing } from '@/lib/platform/domain'
import { queueLetter } from '@/lib/platform/mail/post'

/**
 * Runs when the resident has confirmed the address, which the caller's transaction holds: all that waited takes effect,
 * domain after domain, so that locks are always taken in one order. What came too late is told to its author.
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
