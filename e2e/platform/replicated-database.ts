import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import getPort from 'get-port'
import { eventually } from '@/e2e/fixtures/portal'
import { StalledProxy } from '@/e2e/platform/stalled-proxy'
import { log } from '@/lib/config/log'
import { findClusterHome } from '@/lib/platform/postgres/cluster-home'
import { ADMIN_ROLE } from '@/lib/platform/postgres/initialise'
import { spawnPostgres, untilReady } from '@/lib/platform/postgres/postgres-process'
import { loadSecrets } from '@/lib/platform/process/secrets'
import { copyDemoCity, ensureDemoCity } from '@/lib/tools/test-run/demo-city'

interface Server {
  port: number
  child: ChildProcess
  dataDir: string
}

/** Two PostgreSQL over copies of the demo city, the second a synchronous standby, and an address that leads to the primary. */
export class ReplicatedDatabase {
  private constructor(
    private readonly primary: Server,
    private readonly standby: Server,
    private readonly address: StalledProxy,
    private readonly passwords: { admin: string; portal: string },
  ) {}

  static async start(): Promise<ReplicatedDatabase> {
    await ensureDemoCity()
    const copies = [await copyDemoCity(), await copyDemoCity()] as const
    // both copies have the same keys
    const secrets = await loadSecrets(copies[0].dataDir, {})
    const { DATABASE_ADMIN_PASSWORD: admin, DATABASE_PASSWORD: portal } = secrets
    const primary = await startServer(copies[0].dataDir, admin, { synchronous_standby_names: '*' })
    const standby = await startServer(copies[1].dataDir, admin, {
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${ADMIN_ROLE} password=${admin}`,
    })
    const address = await StalledProxy.to(primary.port)
    const database = new ReplicatedDatabase(primary, standby, address, { admin, portal })
    await database.untilSynchronous()
    return database
  }

  /** Leads to the primary. */
  get url(): string {
    return `postgres://portal:${this.passwords.portal}@127.0.0.1:${this.address.port}/portal`
  }

  /** Connects past the address. The caller ends the connection. */
  async openStandby(): Promise<Client> {
    return this.openServer(this.standby)
  }

  /** As a power cut does. */
  async killPrimary(): Promise<void> {
    await kill(this.primary)
  }

  /** Makes the standby the primary; the address still leads to the old one. */
  async promoteStandby(): Promise<void> {
    const client = await this.openServer(this.standby)
    await client.query('SELECT pg_promote()')
    await client.end()
  }

  leadToStandby(): void {
    this.address.redirect(this.standby.port)
  }

  async dispose(): Promise<void> {
    this.address.close()
    for (const server of [this.primary, this.standby]) {
      await kill(server)
      await rm(server.dataDir, { recursive: true, force: true })
    }
  }

  private async openServer({ port }: Server): Promise<Client> {
    const { admin: password } = this.passwords
    const client = new Client({ host: '127.0.0.1', port, user: ADMIN_ROLE, password, database: 'portal' })
    await client.connect()
    return client
  }

  private async untilSynchronous(): Promise<void> {
    const client = await this.openServer(this.primary)
    await eventually(
      async () => (await client.query(`SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`)).rowCount,
      (count) => count === 1,
    )
    await client.end()
  }
}

/** Starts it over the stopped cluster of a data folder; it is a standby if it is told of a primary. */
async function startServer(dataDir: string, password: string, settings: Record<string, string>): Promise<Server> {
  const home = await findClusterHome(dataDir, log)
  const folder = join(home.folder, 'data')
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`)
  await appendFile(join(folder, 'postgresql.auto.conf'), lines.join(''))
  if ('primary_conninfo' in settings) {
    const mark = join(folder, 'standby.signal')
    await writeFile(mark, '')
    if (home.user) await chown(mark, home.user.uid, home.user.gid)
  }
  const port = await getPort()
  const child = spawnPostgres(home, folder, port, log)
  await untilReady(child, port, password)
  return { port, child, dataDir }
}

async function kill({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
