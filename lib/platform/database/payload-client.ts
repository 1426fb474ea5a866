import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { refuseWhenDiskIsFull } from '@/lib/platform/process/full-disk'

interface Transaction {
  /** Payload's own operations join the transaction under this name: `req: { transactionID: transactionId() }`. */
  id: string
  db: Pick<PostgresAdapter['drizzle'], 'execute'>
}

const current = new AsyncLocalStorage<Transaction>()
/** Runs before the transaction ends and writes into it: the line of the audit log. */
export const beforeCommit = new AsyncLocalStorage<() => Promise<void>>()

let open: (() => Promise<Payload>) | undefined

/** Says how Payload is opened. Only the back office knows its configuration, and the configuration knows the domains. */
export function providePayload(opener: () => Promise<Payload>): void {
  open = opener
}

/** Gives the Payload of this process, started at first use. */
export function payloadClient(): Promise<Payload> {
  if (!open) throw new Error('providePayload has not been called: import the configuration of the back office first')
  return open()
}

/** Answers the rows of an SQL query, in the transaction that is open around it or else through Payload's own pool. */
export async function query<T>(query: SQL): Promise<T[]> {
  const db = current.getStore()?.db ?? (await adapter()).drizzle
  const result = await db.execute(query)
  return result.rows as T[]
}

/** Gives the number of the transaction that is open around the caller, for Payload's own operations. */
export function transactionId(): string | undefined {
  return current.getStore()?.id
}

/** Runs the work in one transaction; an error undoes it all. Inside another transaction it is a part of that one. */
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
        await beforeCommit.getStore()?.()
        return result
      })
    } finally {
      delete sessions[id]
    }
  })
}

/**
 * Runs work in the transaction of a request of the back office: what a hook asks of a service stands or falls with the
 * save. Without an open transaction the work runs as it is.
 */
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

/** Runs SQL in the transaction of a request of the back office, so that it stands or falls with the request. */
export async function requestDatabase(req: PayloadRequest): Promise<Database> {
  const db = req.payload.db as unknown as PostgresAdapter
  return db.sessions[(await req.transactionID) ?? '']?.db ?? db.drizzle
}

/** Runs SQL beside that transaction: it stays when the request is refused. */
export function databaseOutsideRequest(req: PayloadRequest): Database {
  return (req.payload.db as unknown as PostgresAdapter).drizzle
}
