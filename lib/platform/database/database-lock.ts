import type { Client } from 'pg'
import { withTimeout } from '@/lib/platform/database/timeouts'
import { TimeoutClient } from '@/lib/platform/database/timeout-client'

/** The number is arbitrary, but the same in every process that prepares or fills a database of the portal. */
const PREPARE_LOCK = 7_402_118_470_001

/**
 * Runs the work while holding the database's advisory lock, on a connection of its own: of several instances
 * starting together one prepares the database, the others wait and then find everything done. The lock goes with
 * the connection, so a killed process leaves none behind.
 */
export function withDatabaseLock<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  return withTimeout('preparing', () => whileLocked(databaseUrl, work))
}

async function whileLocked<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new TimeoutClient({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PREPARE_LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}
