import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { probeDatabase } from '@/lib/platform/postgres/until-database-answers'

/** Debian: pgbouncer. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0
const PAUSE_MS = 50
/** PgBouncer refuses to run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 }

export interface PgBouncerProcess {
  /** Leads through transaction pooling to the database of this URL. */
  toPooled(databaseUrl: string): string
  /** Leads through session pooling. */
  toSession(databaseUrl: string): string
  stop(): Promise<void>
}

/** Starts PgBouncer with deploy/two-machines/pgbouncer.ini before the server of a database, for tests. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pgbouncer-'))
  const port = await getPort()
  const config = join(folder, 'pgbouncer.ini')
  const { username, password } = new URL(databaseUrl)
  await writeFile(join(folder, 'userlist.txt'), `"${username}" "${password}"\n`)
  await writeFile(config, adapt(folder, port, Number(new URL(databaseUrl).port)))
  await chmod(folder, 0o755)
  const child = spawn('pgbouncer', ['--quiet', config], {
    ...(process.getuid?.() === 0 && NOBODY),
    stdio: 'ignore',
  })
  const toUrl = (url: string, name: string) => Object.assign(new URL(url), { port: String(port), pathname: name }).href
  const pooler = {
    toPooled: (url: string) => toUrl(url, new URL(url).pathname),
    toSession: (url: string) => toUrl(url, `${new URL(url).pathname}_direct`),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true })
    },
  }
  while (!(await isAnswering(pooler.toPooled(databaseUrl)))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer остановился с кодом ${child.exitCode}`)
    await sleep(PAUSE_MS)
  }
  return pooler
}

function isAnswering(url: string): Promise<boolean> {
  return probeDatabase({ connectionString: url }).then(
    () => true,
    () => false,
  )
}

/** Puts the paths and ports of a test into the file that an operator copies; any database is served, each in turn. */
function adapt(folder: string, port: number, databasePort: number): string {
  const pools = readFileSync('deploy/two-machines/pgbouncer.ini', 'utf8')
    .replaceAll('host=10.0.0.5 port=5432', `host=127.0.0.1 port=${databasePort}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replaceAll('/etc/pgbouncer', folder)
  const others = `* = host=127.0.0.1 port=${databasePort} pool_mode=transaction`
  // a session of another transaction each time: what is left in one is missed at once
  return `${pools.replace('[pgbouncer]', `${others}\n[pgbouncer]`)}\nserver_round_robin = 1\n`
}
