import { AsyncLocalStorage } from 'node:async_hooks'
import { processScope } from '@/lib/runtime/process-scope'

const SECOND = 1_000

/** Time limit of one query per kind of work, in milliseconds; null is none. */
export const timeouts = {
  /** Pages and API calls. */
  call: 4 * SECOND,
  /** Work of no named kind, above all saves of the back office. */
  office: 10 * SECOND,
  /** Open-data exports and personal archives. */
  export: 60 * SECOND,
  /** Scheduled jobs. */
  job: 60 * SECOND,
  /** Migrations, the demo city and rows for measuring: a process of its own, which nobody waits for. */
  preparing: null,
} satisfies Record<string, number | null>

/** Time limit of a new connection, in milliseconds. Shorter than the pool's, whose error does not say that nothing was sent. */
export const CONNECT_TIMEOUT_MS = 2 * SECOND

export type Work = keyof typeof timeouts

interface CurrentWork {
  readonly kind: Work
  /** True after a timed-out query: work sends no more queries then, so that its caller waits for one limit at most. */
  hasTimedOut: boolean
  /** Timers set within the work outlive it. */
  isOver: boolean
}

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    databaseWork?: AsyncLocalStorage<CurrentWork>
  }
}

const store = (processScope.databaseWork ??= new AsyncLocalStorage<CurrentWork>())

/** Runs work under the limit of its kind. Work within other work has the limit of the outer one. */
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
