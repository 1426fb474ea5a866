import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Database = Pick<PostgresAdapter['drizzle'], 'execute'>

/** Runs SQL in the transaction of a request of the back office, so that it stands or falls with the request. */
export async function requestDatabase(req: PayloadRequest): Promise<Database> {
  const db = req.payload.db as unknown as PostgresAdapter
  return db.sessions[(await req.transactionID) ?? '']?.db ?? db.drizzle
}

/** Runs SQL beside that transaction: it stays when the request is refused. */
export function plainDatabase(req: PayloadRequest): Database {
  return (req.payload.db as unknown as PostgresAdapter).drizzle
}
