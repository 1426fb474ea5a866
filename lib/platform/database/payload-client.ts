import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { refuseWhenDiskIsFull } from '@/lib/platform/process/full-disk'

interface Transaction {
  /** Pass to Payload's operations as `req: { transactionID: transactionId() }`. */
  id: string
  db: Pick<PostgresAdapter['drizzle'], 'execute'>
}

const current = new AsyncLocalStorage<Transaction>()
/** Runs inside the transaction, before its end. */
export const beforeCommit = new AsyncLocalStorage<() => Promise<void>>()

let open: (() => Promise<Payload>) | undefined

/** Sets how Payload is opened: its configuration imports the domains, so the platform cannot import it. */
export function providePayload(opener: () => Promise<Payload>): void {
  open = opener
}

export function payloadClient(): Promise<Payload> {
  if (!open) throw new Error('providePayload has not been called: import the configuration of the back office first')
  return open()
}

/** Runs in the current transaction, otherwise on Payload's pool. */
export async function query<T>(query: SQL): Promise<T[]> {
  const db = current.getStore()?.db ?? (await adapter()).drizzle
  const result = await db.execute(query)
  return result.rows as T[]
}

export function transactionId(): string | undefined {
  return current.getStore()?.id
}

/** Runs in one transaction, or as part of the current one; an error rolls it back. */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (current.getStore()) return work()
  refuseWhenDiskIsFull()
  const { drizzle, sessions } = await adapter()
  const id = randomUUID()
  return drizzle.transaction(async (db) => {
    // Payload never ends a transaction that it did not begin
    sessions[id] = { db, resolve: async () => undefined, reject: async () => undefined }
    try {
      return await current.run({ id, db }, async () => {
        const result = await work()
        await beforeCommit.getStore()?.()
        return result
      })
    } finally {
      delete sessions[id]
    }
  })
}

/** Runs `work` in the transaction of a back-office request, if there is one. */
export async function inRequest<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const id = await req.transactionID
  const { sessions } = req.payload.db as unknown as PostgresAdapter
  const session = id === undefined ? undefined : sessions[id]
  return session ? current.run({ id: String(id), db: session.db }, work) : work()
}

async function adapter(): Promise<PostgresAdapter> {
  return (await payloadClient()).db as unknown as PostgresAdapter
}

type Database = Pick<PostgresAdapter['drizzle'], 'execute'>

export async function requestDatabase(req: PayloadRequest): Promise<Database> {
  const db = req.payload.db as unknown as PostgresAdapter
  return db.sessions[(await req.transactionID) ?? '']?.db ?? db.drizzle
}

export function databaseOutsideRequest(req: PayloadRequest): Database {
  return (req.payload.db as unknown as PostgresAdapter).drizzle
}
