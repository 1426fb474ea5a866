import { AsyncLocalStorage } from 'node:async_hooks'
import { env } from '@/lib/config/env'
import { processScope } from '@/lib/runtime/process-scope'

const ANSWER_MS = env.DATABASE_ANSWER_SECONDS * 1_000
const LONG_MS = 60_000

/** Time limit of one query in milliseconds, by kind of work; null is none. */
export const timeouts = {
  call: ANSWER_MS,
  /** Unnamed work, mostly saves in the back office. */
  office: 2.5 * ANSWER_MS,
  export: LONG_MS,
  job: LONG_MS,
  /** Migrations and seeding, in a process of their own. */
  preparing: null,
} satisfies Record<string, number | null>

export const CONNECT_TIMEOUT_MS = 0.5 * ANSWER_MS

/** How long a query waits for a connection of the pool: longer than connecting, since its error does not say that nothing was sent. */
export const POOL_WAIT_MS = 0.75 * ANSWER_MS

export type Work = keyof typeof timeouts

interface CurrentWork {
  readonly kind: Work
  /** Set after a timeout: the work sends no more queries, so its caller waits for one limit at most. */
  hasTimedOut: boolean
  /** Timers may outlive their work. */
  isOver: boolean
}

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    databaseWork?: AsyncLocalStorage<CurrentWork>
  }
}

const store = (processScope.databaseWork ??= new AsyncLocalStorage<CurrentWork>())

/** Nested work has the limit of the outer one. */
export async function withTimeout<T>(kind: Work, run: () => Promise<T>): Promise<T> {
  if (store.getStore()?.isOver === false) return run()
  const work: CurrentWork = { kind, hasTimedOut: false, isOver: false }
  try {
    return await store.run(work, run)
  } finally {
    work.isOver = true
  }
}

export function currentWork(): CurrentWork {
  const work = store.getStore()
  return work?.isOver === false ? work : { kind: 'office', hasTimedOut: false, isOver: false }
}
