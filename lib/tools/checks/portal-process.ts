import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { copyDemoCity, type Account } from '@/lib/tools/checks/demo-city'
import { runningDatabase } from '@/lib/platform/postgres/database'
import { freePort } from '@/lib/platform/postgres/cluster-port'
import { loadSecrets } from '@/lib/platform/process/secrets'

const START_LIMIT_MS = 600_000
const STOP_LIMIT_MS = 10_000
const LOG_TAIL = 4_000

/** Runs a portal as an operator starts it, over a copy of the filled demo city, as the tests see it. */
export class PortalProcess {
  private dataDir = ''
  private account: Account | undefined
  readonly logFile: string
  private child: ChildProcess | undefined
  private url = ''

  constructor(logFolder: string) {
    this.logFile = join(logFolder, 'portal.log')
  }

  /** Resolves when the portal says it is ready; rejects when it ends before that or takes too long. */
  async start(): Promise<void> {
    const { dataDir, account } = await copyDemoCity()
    this.dataDir = dataDir
    this.account = account
    const port = await freePort()
    this.url = `http://localhost:${port}`
    const log = openSync(this.logFile, 'w')
    const env = { ...process.env, ...this.settings(port) }
    this.child = spawn(process.execPath, ['start.mjs', 'start'], { env, stdio: ['ignore', log, log] })
    await this.untilReady()
  }

  /** The tests need these environment variables. */
  async testEnv(): Promise<Record<string, string>> {
    const secrets = await loadSecrets(this.dataDir, {})
    const database = (await runningDatabase(this.dataDir, secrets)) ?? ''
    return { PORTAL_URL: this.url, DATABASE_URL: database, DATA_DIR: this.dataDir, ...this.account }
  }

  /** Stops the portal as an operator does. Returns what went wrong, or null if it ended cleanly and in time. */
  async stop(): Promise<string | null> {
    if (!this.child || !this.isRunning) return `портал уже остановился, код ${this.child?.exitCode}`
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    const inTime = await Promise.race([ended, sleep(STOP_LIMIT_MS, null, { ref: false })])
    if (inTime === null) {
      this.kill()
      return `портал не остановился за ${STOP_LIMIT_MS / 1000} секунд`
    }
    const [code, signal] = inTime
    return code === 0 ? null : `портал остановился с кодом ${code ?? signal}`
  }

  /** Ends whatever still runs and removes its files. */
  async dispose(): Promise<void> {
    if (this.isRunning) await this.stop()
    if (this.dataDir) await rm(this.dataDir, { recursive: true, force: true })
  }

  logTail(): string {
    return readFileSync(this.logFile, 'utf8').slice(-LOG_TAIL)
  }

  /** Counts the lines of level error or fatal in the portal's log. */
  loggedErrors(): number {
    return readFileSync(this.logFile, 'utf8').match(/^\{"level":"(error|fatal)"/gm)?.length ?? 0
  }

  private get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null
  }

  /** SIGKILL leaves the portal no time to stop its PostgreSQL, so that is killed as well. */
  private kill(): void {
    this.child?.kill('SIGKILL')
    const file = join(this.dataDir, 'postgres', 'data', 'postmaster.pid')
    const postmaster = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0
    if (postmaster > 0) process.kill(postmaster, 'SIGINT')
  }

  private settings(port: number): Record<string, string> {
    const own = { PORT: String(port), PUBLIC_URL: this.url, DATA_DIR: this.dataDir, DATABASE_URL: '', API_URL: '' }
    // a test of limits comes from another address, as through a proxy on this machine
    const proxies = { TRUSTED_PROXIES: '127.0.0.1,::1' }
    return {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
      DEMO: 'on',
      ...proxies,
      ...own,
      ...this.account,
    }
  }

  private async untilReady(): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS
    while (Date.now() < deadline) {
      if (!this.isRunning) throw new Error(`портал остановился с кодом ${this.child?.exitCode}`)
      const answer = await fetch(`${this.url}/readyz`).catch(() => null)
      if (answer?.ok) return
      await sleep(250)
    }
    throw new Error(`портал не готов через ${START_LIMIT_MS / 60_000} минут`)
  }
}
