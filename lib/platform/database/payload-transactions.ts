import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { DatabaseAdapterObj, PayloadRequest } from 'payload'
import { ConnectionPool } from '@/lib/platform/database/connection-pool'
import { refuseWhenDiskIsFull } from '@/lib/platform/process/full-disk'

// All that the portal does with the transactions inside Payload's adapter: docs/decisions/internals.md.

type Session = PostgresAdapter['sessions'][string] & { afterCommit?: AfterCommit }
/** Works that do not throw. */
type AfterCommit = (() => Promise<void>)[]
type Options = Parameters<PostgresAdapter['drizzle']['transaction']>[1]
type Database = Pick<PostgresAdapter, 'drizzle' | 'sessions' | 'initializing'> & { transactionOptions?: unknown }

/**
 * Payload hides a commit that the database did not confirm, and shows a lost save as saved; here such a save fails. It also
 * holds one connection for ever, and one more after each reset of it; here the pool is made before.
 */
export function confirmedCommits(adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      return Object.assign(database, {
        pool: new ConnectionPool(database.poolOptions),
        beginTransaction: (options?: Options) => beginTransaction(database, options),
      })
    },
  }
}

/** Rejects if the database is unreachable or the disk is full. */
async function beginTransaction(database: Database, options?: Options): Promise<string> {
  refuseWhenDiskIsFull()
  await database.initializing
  const end = deferred<void>()
  const begun = deferred<Session['db']>()
  const done = database.drizzle.transaction(
    async (transaction) => {
      begun.resolve(transaction as Session['db'])
      await end.promise
    },
    options ?? (database.transactionOptions as Options),
  )
  done.catch(begun.reject)
  const db = await begun.promise
  const id = randomUUID()
  let isCommitted = false
  const afterCommit: AfterCommit = []
  const session: Session = {
    db,
    afterCommit,
    resolve: async () => {
      isCommitted = true
      end.resolve()
      await done
      for (const work of afterCommit) await work()
    },
    // Payload also calls it after a failed commit, whose error it drops: thrown once more, it reaches the caller
    reject: () => {
      end.reject(new Error('rolled back'))
      return isCommitted ? done : done.catch(() => undefined)
    },
  }
  database.sessions[id] = session
  return id
}

/** Runs `work`, which does not throw, after the commit of the transaction. */
export function runAfterCommit(
  { sessions }: Pick<Database, 'sessions'>,
  id: Awaited<PayloadRequest['transactionID']> | null,
  work: () => Promise<void>,
): void {
  const session: Session | undefined = sessions[id ?? '']
  session?.afterCommit?.push(work)
}

/**
 * Lets Payload's operations with this id run in a transaction that they never end. What they leave for after the commit is
 * added to `afterCommit`.
 */
export async function shareTransaction<T>(
  { sessions }: Database,
  { db, afterCommit }: { db: Session['db']; afterCommit: AfterCommit },
  work: (id: string) => Promise<T>,
): Promise<T> {
  const id = randomUUID()
  const session: Session = { db, afterCommit, resolve: async () => undefined, reject: async () => undefined }
  sessions[id] = session
  try {
    return await work(id)
  } finally {
    delete sessions[id]
  }
}

/** Returns the connection of an open transaction. */
export function findTransaction(
  { sessions }: Pick<Database, 'sessions'>,
  id: Awaited<PayloadRequest['transactionID']> | null,
): Session['db'] | undefined {
  return sessions[id ?? '']?.db
}

interface Deferred<T> {
  promise: Promise<T>
  resolve: (value: T) => void
  reject: (reason: unknown) => void
}

function deferred<T>(): Deferred<T> {
  const made = {} as Deferred<T>
  made.promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made
}
