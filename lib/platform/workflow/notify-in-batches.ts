import { inTransaction } from '@/lib/platform/database/payload-client'

/** Notifies in batches, marked in the transaction that queues their emails. */
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
