import { AsyncLocalStorage } from 'node:async_hooks'
import { processScope } from '@/lib/shared/process-scope'

/** How long a kind of work waits for the database, in milliseconds. */
export interface Timeout {
  /** For the answer to one query. */
  query: number
  /** For all its answers together, the waits that overlap counted once. */
  total: number
  /** For a new connection to be greeted. */
  greeting: number
  /** With no answer to anybody for so long, though this work asks, a new connection is tried: is it still there? */
  doubt: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** People wait for it, or for what stands behind it. */
const soon = { greeting: 2 * SECOND, doubt: 0.8 * SECOND }

/** The client's own limits: a server that is frozen or behind a dead network keeps none of its. */
export const timeouts = {
  /** Calls of the interface, and so pages too. */
  call: { query: 2.5 * SECOND, total: 10 * SECOND, ...soon },
  /** What says nothing of itself: above all saves of the back office, which write versions and ask much around them. */
  office: { query: 10 * SECOND, total: 30 * SECOND, ...soon },
  /** Files of open data and the archive of a resident. */
  export: { query: 20 * SECOND, total: 5 * MINUTE, ...soon },
  /** What the portal does by itself as the clock goes. */
  job: { query: MINUTE, total: 5 * MINUTE, ...soon },
  /** Migrations, the demo city and rows for measuring, in a process of their own: nobody waits for an answer. */
  preparing: {
    query: 30 * MINUTE,
    total: Number.POSITIVE_INFINITY,
    greeting: 10 * SECOND,
    doubt: 20 * SECOND,
  },
} satisfies Record<string, Timeout>

export type Work = keyof typeof timeouts

/** A piece of work that waits for the database, and how long it has done so. */
export interface Waiter {
  readonly work: Work
  waited: number
  /** Timers that were set within the work outlive it. */
  isOver: boolean
}

declare module '@/lib/shared/process-scope' {
  interface ProcessScope {
    databaseWaiters?: AsyncLocalStorage<Waiter>
  }
}

const waiters = (processScope.databaseWaiters ??= new AsyncLocalStorage<Waiter>())

/** Work within other work has the timeouts of the outer one. */
export async function withTimeout<T>(work: Work, run: () => Promise<T>): Promise<T> {
  if (waiters.getStore()?.isOver === false) return run()
  const waiter: Waiter = { work, waited: 0, isOver: false }
  try {
    return await waiters.run(waiter, run)
  } finally {
    waiter.isOver = true
  }
}

export function currentWaiter(): Waiter {
  const waiter = waiters.getStore()
  return waiter?.isOver === false ? waiter : { work: 'office', waited: 0, isOver: false }
}
