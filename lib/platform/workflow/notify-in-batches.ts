import { inTransaction } from '@/lib/platform/database/payload-client'

/**
 * Notifies in batches; each is marked in the transaction that queues its emails, so a crash neither skips nor repeats
 * one.
 */
export async function notifyInBatches<T>(
  atOnce: number,
  take: (limit: number) => Promise<T[]>,
  notify: (one: T) => Promise<void>,
): Promise<void> {
  for (;;) {
    const sent = await inTransaction(async () => {
      const taken = await take(atOnce)
      for (const one of taken) await notify(one)
      return taken.length
    })
    if (sent < atOnce) return
  }
}
