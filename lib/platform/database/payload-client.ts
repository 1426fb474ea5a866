import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { findTransaction, shareTransaction, runAfterCommit } from '@/lib/platform/database/payload-transactions'
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
  const database = await adapter()
  const afterCommit: (() => Promise<void>)[] = []
  const result = await database.drizzle.transaction((db) =>
    shareTransaction(database, { db, afterCommit }, (id) =>
      current.run({ id, db }, async () => {
        const made = await work()
        await beforeCommit.getStore()?.()
        return made
      }),
    ),
  )
  for (const done of afterCommit) await done()
  return result
}

/** Runs `work` in the transaction of a back-office request, if there is one. */
export async function inRequest<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const id = await req.transactionID
  const db = findTransaction(getAdapter(req), id)
  return db ? current.run({ id: String(id), db }, work) : work()
}

async function adapter(): Promise<PostgresAdapter> {
  return getAdapter({ payload: await payloadClient() })
}

type Database = Pick<PostgresAdapter['drizzle'], 'execute'>

export async function requestDatabase(req: PayloadRequest): Promise<Database> {
  return findTransaction(getAdapter(req), await req.transactionID) ?? getAdapter(req).drizzle
}

/** Runs `work`, which does not throw, after the commit of the request's transaction. */
export async function afterCommit(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  runAfterCommit(getAdapter(req), await req.transactionID, work)
}

export function databaseOutsideRequest(req: Pick<PayloadRequest, 'payload'>): Database {
  return getAdapter(req).drizzle
}

function getAdapter({ payload }: Pick<PayloadRequest, 'payload'>): PostgresAdapter {
  return payload.db as unknown as PostgresAdapter
}
