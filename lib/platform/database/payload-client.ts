import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { getPayload, type Payload } from 'payload'
import config from '@/lib/office/payload.config'
import { refuseWhenDiskIsFull } from '@/lib/shared/full-disk'

interface Transaction {
  /** Under this name Payload's own operations join in: `req: { transactionID: transactionId() }`. */
  id: string
  db: Pick<PostgresAdapter['drizzle'], 'execute'>
}

const current = new AsyncLocalStorage<Transaction>()
/** What has to be said in the same transaction before it ends: the line of the audit log. */
export const lastWords = new AsyncLocalStorage<() => Promise<void>>()

/** Payload of this process, started at first use; its crons run the jobs queue (scheduled publication, letters). */
export function office(): Promise<Payload> {
  return getPayload({ config, cron: true })
}

/** Rows of an SQL query, in the transaction that is open around it or else through Payload's own pool. */
export async function rows<T>(query: SQL): Promise<T[]> {
  const db = current.getStore()?.db ?? (await adapter()).drizzle
  const result = await db.execute(query)
  return result.rows as T[]
}

/** Number of the transaction that is open around the caller, for Payload's own operations. */
export function transactionId(): string | undefined {
  return current.getStore()?.id
}

/** All or nothing; an error undoes everything. Inside another transaction it is a part of that one. */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (current.getStore()) return work()
  refuseWhenDiskIsFull()
  const { drizzle, sessions } = await adapter()
  const id = randomUUID()
  return drizzle.transaction(async (db) => {
    // Payload never ends a transaction that it did not begin; this one is ended by drizzle
    sessions[id] = { db, resolve: async () => undefined, reject: async () => undefined }
    try {
      return await current.run({ id, db }, async () => {
        const result = await work()
        await lastWords.getStore()?.()
        return result
      })
    } finally {
      delete sessions[id]
    }
  })
}

async function adapter(): Promise<PostgresAdapter> {
  return (await office()).db as unknown as PostgresAdapter
}
