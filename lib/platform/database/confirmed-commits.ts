import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { CommitTransaction, DatabaseAdapterObj } from 'payload'
import { refuseWhenDiskIsFull } from '@/lib/platform/process/full-disk'

type Session = PostgresAdapter['sessions'][string]
type Options = Parameters<PostgresAdapter['drizzle']['transaction']>[1]

/** Payload hides a commit that the database did not confirm, and shows a lost save as saved. Here such a save fails. */
export function confirmedCommits(adapter: DatabaseAdapterObj<PostgresAdapter>): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      return Object.assign(database, {
        beginTransaction: (options?: Options) => beginTransaction(database, options),
        commitTransaction: ((id) => commitTransaction(database, id)) satisfies CommitTransaction,
      })
    },
  }
}

type Database = Pick<PostgresAdapter, 'drizzle' | 'sessions' | 'initializing'> & { transactionOptions?: unknown }

/** Rejects if the database is unreachable or the disk is full. */
export async function beginTransaction(database: Database, options?: Options): Promise<string> {
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
  database.sessions[id] = {
    db,
    resolve: () => {
      end.resolve()
      return done
    },
    reject: () => {
      end.reject(new Error('rolled back'))
      return done.catch(() => undefined)
    },
  }
  return id
}

/** The first operation to end a shared transaction ends it for all. Rejects if the commit is not confirmed. */
export async function commitTransaction(
  { sessions }: Database,
  asked: Parameters<CommitTransaction>[0],
): Promise<void> {
  const id = String(await asked)
  const session = sessions[id]
  delete sessions[id]
  await session?.resolve()
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
