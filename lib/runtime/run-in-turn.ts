import pLimit, { type LimitFunction } from 'p-limit'

const limits = new Map<string, LimitFunction>()

/**
 * Runs tasks of one name one after another in this process. What would wait for the same row of the database waits here
 * and not on a connection of the pool: fifty waiting votes would leave none to others.
 */
export async function runInTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  const limit = limits.get(name) ?? pLimit(1)
  limits.set(name, limit)
  try {
    return await limit(task)
  } finally {
    if (limit.activeCount + limit.pendingCount === 0) limits.delete(name)
  }
}
