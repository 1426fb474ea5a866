import { rm } from 'node:fs/promises'
import path from 'node:path'
import { log } from '@/lib/config/log'
import { openDatabase, type Database } from '@/lib/platform/postgres/database'
import { loadSecrets, type Secrets } from '@/lib/platform/process/secrets'
import { copyDemoCity, ensureDemoCity, type Account } from '@/lib/tools/test-run/demo-city'
import { ApiServerProcess } from '@/lib/tools/test-api-server/server-process'

/** A copy of the demo city with a PostgreSQL that a test may harm. */
export class DemoCityCopy {
  private constructor(
    readonly dataDir: string,
    readonly database: Database,
    readonly secrets: Secrets,
    readonly account: Account,
  ) {}

  static async open(): Promise<DemoCityCopy> {
    await ensureDemoCity()
    const { dataDir, account } = await copyDemoCity()
    const secrets = await loadSecrets(dataDir, {})
    return new DemoCityCopy(dataDir, await openDatabase({ dataDir }, secrets, log), secrets, account)
  }

  get logFile(): string {
    return path.join(this.dataDir, 'server.log')
  }

  /** Starts an API server without pages; the caller stops it. */
  async startServer(databaseUrl = this.database.url): Promise<{ server: ApiServerProcess; origin: string }> {
    const { dataDir, secrets, account, logFile } = this
    const server = new ApiServerProcess({ dataDir, databaseUrl, secrets, account, logFile })
    await server.start()
    return { server, origin: server.testEnv.PORTAL_URL ?? '' }
  }

  async close(): Promise<void> {
    await this.database.close()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}
