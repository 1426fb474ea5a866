import { paths } from '@/lib/config/paths'
import { notify } from '@/lib/domains/notifications/service'
import { WAITING_DAYS } from '@/lib/domains/residents/rules'
import { emails } from '@/lib/domains/residents/emails'
import { findMailbox } from '@/lib/domains/residents/repository'
import { findLongWaiting, lockConfirmation, unionWaitingRows } from '@/lib/platform/database/confirmed-rows'
import { inTransaction } from '@/lib/platform/database/payload-client'
import type { Domain, LateEffect } from '@/lib/platform/domain'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { formatDays } from '@/lib/text/plural'

const AT_ONCE = 100

/** Deletes what waited too long for confirmation, as the cabinet announced, and notifies the resident. */
export async function dropWaiting(domains: readonly Domain[]): Promise<void> {
  for (const residentId of await findLongWaiting(unionWaitingRows(domains), WAITING_DAYS, AT_ONCE)) {
    await inTransaction(async () => {
      if (await lockConfirmation(residentId)) return
      const dropped: string[] = []
      for (const { waiting } of domains) dropped.push(...((await waiting?.drop(residentId, WAITING_DAYS)) ?? []))
      const text = `Почта не подтверждена за ${formatDays(WAITING_DAYS)}, поэтому удалены ${dropped.join(', ')}.`
      await notify(residentId, {
        kind: 'account',
        title: 'Неподтверждённое удалено',
        text,
        url: `${paths.profile}#data`,
      })
    })
  }
}

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
  for (const effect of late) {
    await notify(residentId, effect)
    await queueEmail(email, emails.confirmedLate(greeting, effect))
  }
}
