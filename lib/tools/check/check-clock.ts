import type { Client } from 'pg'
import { env } from '@/lib/config/env'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

const WARN_SECONDS = 5
const FAIL_SECONDS = 60
const LIMIT_MS = 5_000

export async function checkClock(client: Client): Promise<Finding> {
  const { rows } = await client.query<{ now: number }>('SELECT extract(epoch FROM clock_timestamp())::float8 AS now')
  const localNow = Date.now() / 1_000
  return judgeClock({
    database: (rows[0]?.now ?? localNow) - localNow,
    server: await serverOffset(),
  })
}

interface Offsets {
  /** Seconds by which the clock is ahead of this machine's. */
  database: number
  /** Clock of the server in front of the portal; null if it is out of reach. */
  server: number | null
}

export function judgeClock({ database, server }: Offsets): Finding {
  const worst = Math.round(Math.max(Math.abs(database), Math.abs(server ?? 0)))
  if (worst < WARN_SECONDS) return ok(server === null ? 'как у базы' : 'как у базы и по PUBLIC_URL')
  const found = `расходятся на ${worst} с: ${Math.abs(database) < WARN_SECONDS ? 'с сервером перед порталом' : 'с базой'}`
  const advice = 'Включите на обеих машинах точное время: timedatectl set-ntp true'
  return worst < FAIL_SECONDS ? warn(found, advice) : fail(found, advice)
}

/** A Date header has whole seconds. */
async function serverOffset(): Promise<number | null> {
  if (!env.isPublicUrlGiven) return null
  const response = await fetch(`${env.PUBLIC_URL}/healthz`, { signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => null)
  const date = Date.parse(response?.headers.get('date') ?? '')
  return Number.isNaN(date) ? null : (date - Date.now()) / 1_000
}
