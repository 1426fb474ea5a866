import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Log } from '@/lib/config/log'
import { StartError } from '@/lib/platform/process/start-error'

const PROBE_TIMEOUT_MS = 2_000
const PAUSE_MS = 500
const REPORT_EVERY_MS = 10_000

/** Refusals that stay until the settings change, and what is wrong with them. */
const WRONG_SETTINGS: Record<string, string> = {
  '28P01': 'неверный пароль или пользователь',
  '28000': 'этому пользователю вход отсюда закрыт (pg_hba.conf)',
  '3D000': 'такой базы нет',
  '42501': 'у пользователя нет права подключиться к базе',
}
const SSL_REFUSED = /does not support SSL|self.signed certificate|certificate/i

interface Waiting {
  /** Name of the setting with the address. */
  setting: string
  log: Pick<Log, 'warn' | 'info'>
  /** Ends the waiting. */
  isStopping: () => boolean
}

/** Waits for a database that is away and says so every ten seconds. Throws StartError if the settings are wrong. */
export async function untilDatabaseAnswers(databaseUrl: string, { setting, log, isStopping }: Waiting): Promise<void> {
  let reportedAt = -Infinity
  while (!isStopping()) {
    const reason = await findReason(databaseUrl, setting)
    if (reason === null) {
      if (reportedAt !== -Infinity) log.info('База данных ответила')
      return
    }
    if (performance.now() - reportedAt >= REPORT_EVERY_MS) {
      reportedAt = performance.now()
      log.warn({ reason }, `База данных не отвечает: ждём её. Проверьте, что она работает, и ${setting}`)
    }
    await sleep(PAUSE_MS)
  }
}

/** Returns why the database is away, or null if it answers. Throws StartError. */
async function findReason(connectionString: string, setting: string): Promise<string | null> {
  try {
    await probeDatabase({ connectionString })
    return null
  } catch (error) {
    return toReason(error as Error & { code?: string }, setting)
  }
}

function toReason({ code = '', message }: Error & { code?: string }, setting: string): string {
  const wrong = WRONG_SETTINGS[code] ?? (SSL_REFUSED.test(message) ? 'не удалось защищённое соединение' : undefined)
  if (wrong !== undefined)
    throw new StartError(`База данных отказала во входе (${wrong}): исправьте ${setting}. Её ответ: ${message}`)
  // several addresses of one name make an error without a message
  return message || code
}

/** Throws unless the database takes a connection and answers on it, each within two seconds. */
export async function probeDatabase(address: ClientConfig): Promise<void> {
  const client = new Client({ ...address, connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    // a silent server would not answer the end either
    void client.end().catch(() => undefined)
  }
}
