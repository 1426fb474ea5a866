import type { Client } from 'pg'
import { withTimeout } from '@/lib/platform/database/timeouts'
import { TimeoutClient } from '@/lib/platform/database/timeout-client'

/** Advisory lock of the process that runs jobs. Arbitrary, but equal on all instances; apart, since its reader loads no Payload. */
export const LEADER_LOCK = 7_305_101

/** Arbitrary, but equal in all processes. */
const PREPARE_LOCK = 7_402_118_470_001

/** Holds an advisory lock, so that one of several starting instances prepares the database. */
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
