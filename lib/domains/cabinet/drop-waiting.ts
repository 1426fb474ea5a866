import { notify } from '@/lib/domains/notifications/service'
import { holdConfirmation } from '@/lib/platform/database/hold-confirmation'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { findLongWaiting } from '@/lib/platform/database/waiting-rows'
import { paths } from '@/lib/config/paths'
import { WAITING_DAYS } from '@/lib/domains/residents/contract'
import type { Domain } from '@/lib/platform/domain'
import { countOf } from '@/lib/shared/plural'

const AT_ONCE = 100

/** Deletes what waited in vain for the confirmation of an address, as the cabinet said it would, and names it there. */
export async function dropWaiting(domains: readonly Domain[]): Promise<void> {
  for (const residentId of await findLongWaiting(WAITING_DAYS, AT_ONCE)) {
    await inTransaction(async () => {
      if (await holdConfirmation(residentId)) return
      const dropped: string[] = []
      for (const { waiting } of domains) dropped.push(...((await waiting?.drop(residentId, WAITING_DAYS)) ?? []))
      const text = `Почта не подтверждена за ${countOf(WAITING_DAYS, ['день', 'дня', 'дней'])}, поэтому удалены ${dropped.join(', ')}.`
      await notify(residentId, {
        kind: 'account',
        title: 'Неподтверждённое удалено',
        text,
        url: `${paths.profile}#data`,
      })
    })
  }
}
