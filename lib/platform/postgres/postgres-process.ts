import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { env } from '@/lib/config/env'
import type { Log } from '@/lib/config/log'
import type { ClusterHome } from '@/lib/platform/postgres/cluster-home'
import { RepeatedLines } from '@/lib/platform/process/repeated-lines'
import { setTimeout as sleep } from 'node:timers/promises'
import { probeDatabase } from '@/lib/platform/postgres/until-database-answers'
import { ADMIN_ROLE } from '@/lib/platform/postgres/initialise'

/** The pool of a worker, its connection for jobs and its probe. */
const CONNECTIONS_PER_WORKER = 14

/** Fit 200 MiB under load; durability settings are explicit defaults. */
const SETTINGS: Record<string, string> = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  max_connections: String(Math.max(60, 15 + CONNECTIONS_PER_WORKER * env.WORKERS)),
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  max_parallel_workers_per_gather: '1',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s',
  // queries and values may be personal data
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Own session: Ctrl+C reaches only the portal, which stops PostgreSQL last. */
export function spawnPostgres(home: ClusterHome, dataFolder: string, port: number, log: Log): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, port: String(port) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn(join(home.binaries.folder, 'bin', 'postgres'), ['-D', dataFolder, ...settings], {
    ...home.user,
    cwd: home.folder,
    detached: true,
    env: { NODE_ENV: 'production', PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // each connection that is cut off has its line
  const warnings = new RepeatedLines((postgres, count) => log.warn({ postgres, count }, 'PostgreSQL'))
  if (child.stderr) createInterface(child.stderr).on('line', (line) => report(line, log, warnings))
  return child
}

/** Messages to clients that connect too early or too late, ours first. */
const EXPECTED = /starting up|not yet accepting|shutting down|administrator command/

function report(line: string, log: Log, warnings: RepeatedLines): void {
  const text = line.replace(/^\S+ \S+ \S+ (\[\d+\] )?/, '')
  if (text.startsWith('PANIC')) log.error({ postgres: text }, 'PostgreSQL')
  else if (text.startsWith('FATAL') && !EXPECTED.test(text)) warnings.add(text)
  else log.debug({ postgres: text }, 'PostgreSQL')
}

/** Recovery after a crash may take minutes. */
const READY_LIMIT_MS = 300_000
const PASSWORD_REFUSED = '28P01'

export async function untilReady(child: ChildProcess, port: number, adminPassword: string): Promise<void> {
  let end = ''
  child.once('error', (error) => (end = error.message))
  child.once('exit', (code, signal) => (end = `код ${code ?? signal}`))
  const deadline = performance.now() + READY_LIMIT_MS
  while (performance.now() < deadline) {
    if (end) throw new Error(`процесс завершился (${end}), подробности при LOG_LEVEL=debug`)
    if (await isReady(port, adminPassword)) return
    await sleep(40)
  }
  child.kill('SIGQUIT')
  throw new Error('не ответил вовремя')
}

export function isPasswordRefused(error: unknown): boolean {
  return (error as { code?: string }).code === PASSWORD_REFUSED
}

async function isReady(port: number, password: string): Promise<boolean> {
  try {
    await probeDatabase({ host: '127.0.0.1', port, user: ADMIN_ROLE, password, database: 'postgres' })
    return true
  } catch (error) {
    if (isPasswordRefused(error)) throw error
    return false
  }
}
