import { notify } from '@/lib/domains/notifications/service'
import { lockConfirmation, findLongWaiting, waitingRowsOf } from '@/lib/platform/database/confirmed-rows'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { paths } from '@/lib/config/paths'
import { WAITING_DAYS } from '@/lib/domains/residents/contract'
import type { Domain } from '@/lib/platform/domain'
import { countOf } from '@/lib/text/plural'

const AT_ONCE = 100

/** Deletes what waited too long for confirmation, as the cabinet announced, and notifies the resident. */
export async function dropWaiting(domains: readonly Domain[]): Promise<void> {
  for (const residentId of await findLongWaiting(waitingRowsOf(domains), WAITING_DAYS, AT_ONCE)) {
    await inTransaction(async () => {
      if (await lockConfirmation(residentId)) return
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
