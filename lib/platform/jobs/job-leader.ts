import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { Client } from 'pg'
import { processScope } from '@/lib/runtime/process-scope'

export const LEADER_LOCK = 7_305_101
const LOCK_TIMEOUT_MS = 2_000
/**
 * The queue is looked at every second; a process that does not lead asks for the lock, on a new connection, at every
 * other look.
 */
const ASK_AGAIN_MS = 1_500

interface JobLeader {
  /** The connection holds the lock while this process leads. */
  client?: Client
  /** When the lock was last asked for. */
  askedAt: number
}

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    jobLeader?: JobLeader
  }
}

const leader = (processScope.jobLeader ??= { askedAt: 0 })

/**
 * Answers whether this process runs the jobs queue. Payload takes jobs by reading and then writing, so two instances
 * could take one twice: only the holder of an advisory lock runs them. The lock lives on a connection of its own; when
 * its process dies PostgreSQL frees it and the next instance takes over, putting back what the dead one had begun.
 */
export async function leadsJobs(payload: Payload): Promise<boolean> {
  if (leader.client) return stillHolds(leader.client)
  if (Date.now() - leader.askedAt < ASK_AGAIN_MS) return false
  leader.askedAt = Date.now()
  const client = await lockingClient()
  if (!client) return false
  try {
    await payload.db.drizzle.execute(sql`UPDATE payload_jobs SET processing = false WHERE processing`)
  } catch (error) {
    // a lock that nobody knows of would keep everybody from leading until this process ends
    await client.end().catch(() => undefined)
    throw error
  }
  leader.client = client
  return true
}

/** A broken connection tells of itself late or never, and PostgreSQL may have given the lock to another by then. */
async function stillHolds(client: Client): Promise<boolean> {
  try {
    await client.query('SELECT 1')
    return true
  } catch {
    drop(client)
    return false
  }
}

/** Opens a connection that holds the lock; there is none while another instance has it or the database is away. */
async function lockingClient(): Promise<Client | undefined> {
  const client = new Client({
    connectionString: process.env.DATABASE_URL,
    application_name: 'city-portal-jobs',
    connectionTimeoutMillis: LOCK_TIMEOUT_MS,
    query_timeout: LOCK_TIMEOUT_MS,
    keepAlive: true,
  })
  client.on('error', () => drop(client))
  client.on('end', () => drop(client))
  try {
    await client.connect()
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LEADER_LOCK])
    if (rows[0]?.taken) return client
  } catch {
    // the next tick of the scheduler tries again, and other code reports that the database is away
  }
  await client.end().catch(() => undefined)
  return undefined
}

function drop(client: Client) {
  if (leader.client !== client) return
  delete leader.client
  void client.end().catch(() => undefined)
}
