import { inTransaction } from '@/lib/platform/database/payload-client'

/**
 * Tells of everything that nobody was told of, so many at once: what is taken is marked as told in the transaction that
 * queues its letters, so each is told once or, after a sudden end, by the next run.
 */
export async function tellAll<T>(
  atOnce: number,
  take: (limit: number) => Promise<T[]>,
  tell: (one: T) => Promise<void>,
): Promise<void> {
  for (;;) {
    const sent = await inTransaction(async () => {
      const taken = await take(atOnce)
      for (const one of taken) await tell(one)
      return taken.length
    })
    if (sent < atOnce) return
  }
}
