import { Client } from 'pg'
import { LEADER_LOCK } from '@/lib/platform/database/database-lock'
import { processScope } from '@/lib/runtime/process-scope'

const LOCK_TIMEOUT_MS = 2_000
/** Retry interval of followers: the queue is checked every second. */
const ASK_AGAIN_MS = 1_500

interface JobLeader {
  client?: Client
  askedAt: number
  /** How often this process has taken the lock. */
  terms: number
  /** The queues and the scheduler ask at once; a connection takes one query at a time. */
  asking?: Promise<number | undefined> | undefined
}

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    jobLeader?: JobLeader
  }
}

const leader = (processScope.jobLeader ??= { askedAt: -Infinity, terms: 0 })

/**
 * Returns the number of the term of the process that holds an advisory lock: Payload could run a job twice on two
 * instances. Undefined for the others. PostgreSQL frees the lock of a dead process or connection, and another process may
 * have led between two terms.
 */
export function findLeaderTerm(): Promise<number | undefined> {
  return (leader.asking ??= askForTerm().finally(() => (leader.asking = undefined)))
}

async function askForTerm(): Promise<number | undefined> {
  if (leader.client) return (await stillHolds(leader.client)) ? leader.terms : undefined
  if (performance.now() - leader.askedAt < ASK_AGAIN_MS) return undefined
  leader.askedAt = performance.now()
  const client = await lockingClient()
  if (!client) return undefined
  leader.client = client
  leader.terms += 1
  return leader.terms
}

/** A broken connection may go unnoticed while another process already has the lock. */
async function stillHolds(client: Client): Promise<boolean> {
  try {
    await client.query('SELECT 1')
    return true
  } catch {
    drop(client)
    return false
  }
}

/** Undefined if another instance holds the lock or the database is unreachable. */
async function lockingClient(): Promise<Client | undefined> {
  const client = new Client({
    connectionString: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL,
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
    // the next tick tries again, and other code logs the outage
  }
  await client.end().catch(() => undefined)
  return undefined
}

function drop(client: Client) {
  if (leader.client !== client) return
  delete leader.client
  void client.end().catch(() => undefined)
}
