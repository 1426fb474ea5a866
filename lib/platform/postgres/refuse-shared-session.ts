import { Client } from 'pg'
import { StartError } from '@/lib/platform/process/start-error'

const LIMIT_MS = 2_000

/**
 * Throws StartError if a pooler gives this connection another session after a transaction: notifications and advisory
 * locks would be lost without an error.
 */
export async function refuseSharedSession(connectionString: string): Promise<void> {
  const first = createClient(connectionString)
  const second = createClient(connectionString)
  let isShared = false
  try {
    await Promise.all([first.connect(), second.connect()])
    const before = await readProcessId(first)
    await second.query('BEGIN') // takes the session that the pooler got back last
    await readProcessId(second)
    isShared = (await readProcessId(first)) !== before
  } catch {
    return // an outage; the portal meets it again
  } finally {
    await Promise.allSettled([first.end(), second.end()])
  }
  if (isShared)
    throw new StartError(
      'База данных отвечает через пулер, который меняет сеанс после каждой транзакции: ' +
        'назовите в DATABASE_DIRECT_URL её адрес в обход пулера или через пулер в режиме session',
    )
}

function createClient(connectionString: string): Client {
  return new Client({ connectionString, connectionTimeoutMillis: LIMIT_MS, query_timeout: LIMIT_MS }).on(
    'error',
    () => undefined,
  )
}

async function readProcessId(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid
}
