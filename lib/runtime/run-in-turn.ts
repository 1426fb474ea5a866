import pLimit, { type LimitFunction } from 'p-limit'

const limits = new Map<string, LimitFunction>()

/** Runs tasks of one name one by one: votes for one row wait here, not on connections of the pool. */
export async function runInTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
  const limit = limits.get(name) ?? pLimit(1)
  limits.set(name, limit)
  try {
    return await limit(task)
  } finally {
    if (limit.activeCount + limit.pendingCount === 0) limits.delete(name)
  }
}
