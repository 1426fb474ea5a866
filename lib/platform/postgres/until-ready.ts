import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { ADMIN_ROLE } from '@/lib/platform/postgres/initialise'

/** Recovery after a crash replays the log; a big one takes its time. */
const READY_LIMIT_MS = 300_000
const PASSWORD_REFUSED = '28P01'

/** Resolves when PostgreSQL answers queries; rejects when the process ends or never gets there. */
export async function untilReady(child: ChildProcess, port: number, adminPassword: string): Promise<void> {
  let end = ''
  child.once('error', (error) => (end = error.message))
  child.once('exit', (code, signal) => (end = `код ${code ?? signal}`))
  const deadline = Date.now() + READY_LIMIT_MS
  while (Date.now() < deadline) {
    if (end) throw new Error(`процесс завершился (${end}), подробности при LOG_LEVEL=debug`)
    if (await answers(port, adminPassword)) return
    await sleep(40)
  }
  child.kill('SIGQUIT')
  throw new Error('не ответил вовремя')
}

async function answers(port: number, password: string): Promise<boolean> {
  const client = new Client({ host: '127.0.0.1', port, user: ADMIN_ROLE, password, database: 'postgres' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    if ((error as { code?: string }).code === PASSWORD_REFUSED) throw error
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
