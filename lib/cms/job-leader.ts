import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { Client } from 'pg'

const LEADER_LOCK = 7_305_101
const leaderKey = Symbol.for('city-portal.job-leader')
const holder = globalThis as { [leaderKey]?: Client }

/**
 * Whether this process runs the jobs queue. Payload takes jobs by reading and then writing, so two instances could
 * take one twice: only the holder of an advisory lock runs them. The lock lives on a connection of its own; when its
 * process dies PostgreSQL frees it and the next instance takes over, putting back what the dead one had begun.
 */
export async function leadsJobs(payload: Payload): Promise<boolean> {
  if (holder[leaderKey]) return true
  const client = new Client({ connectionString: process.env.DATABASE_URL, application_name: 'city-portal-jobs' })
  client.on('error', () => release(client))
  client.on('end', () => release(client))
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [LEADER_LOCK])
  if (!rows[0]?.taken) {
    await client.end()
    return false
  }
  holder[leaderKey] = client
  await payload.db.drizzle.execute(sql`UPDATE payload_jobs SET processing = false WHERE processing`)
  return true
}

function release(client: Client) {
  if (holder[leaderKey] === client) delete holder[leaderKey]
}
