import { AsyncLocalStorage } from 'node:async_hooks'
import { processScope } from '@/lib/shared/process-scope'

/** How long a kind of work waits for the database, in milliseconds. */
export interface Timeout {
  /** The limit of the answer to one query. */
  query: number
  /** The limit of all its answers together; waits that overlap count once. */
  total: number
  /** The limit for a new connection to be greeted. */
  greeting: number
  /** When nobody was answered for so long, though this work asks, a new connection is tried: is the database there? */
  doubt: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** People wait for this work, or for what stands behind it. */
const soon = { greeting: 2 * SECOND, doubt: 0.8 * SECOND }

/** The limits are the client's own: a server that is frozen or behind a dead network keeps none of its own. */
export const timeouts = {
  /** Calls of the interface wait so long, and so do pages. */
  call: { query: 2.5 * SECOND, total: 10 * SECOND, ...soon },
  /** Work of no named kind: above all saves of the back office, which write versions and ask much around them. */
  office: { query: 10 * SECOND, total: 30 * SECOND, ...soon },
  /** Files of open data and the archive of a resident wait so long. */
  export: { query: 20 * SECOND, total: 5 * MINUTE, ...soon },
  /** Scheduled jobs wait so long. */
  job: { query: MINUTE, total: 5 * MINUTE, ...soon },
  /** Migrations, the demo city and rows for measuring run in a process of their own: nobody waits for an answer. */
  preparing: {
    query: 30 * MINUTE,
    total: Number.POSITIVE_INFINITY,
    greeting: 10 * SECOND,
    doubt: 20 * SECOND,
  },
} satisfies Record<string, Timeout>

export type Work = keyof typeof timeouts

/** Work that waits for the database, and how long it has waited. */
export interface Waiter {
  readonly work: Work
  waited: number
  /** Timers that were set within the work outlive it, so they must know that it is over. */
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
