import { inTransaction } from '@/lib/platform/database/payload-client'

/**
 * Notifies of everything that nobody was notified of, so many at once: what is taken is marked in the transaction that
 * queues its letters, so each is notified of once or, after a sudden end, by the next run.
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
