import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { runNode } from '@/lib/platform/process/child'
import { runningDatabase } from '@/lib/platform/postgres/database'
import { loadSecrets } from '@/lib/platform/process/secrets'
import { copyDemoCity, ensureDemoCity, type Account } from '@/lib/tools/test-run/demo-city'

const START_LIMIT_MS = 600_000

type Settings = Record<string, string>

/** Runs the portal as an operator does, over its own copy of the demo city. */
export class BenchPortal {
  url = ''
  /** Milliseconds from the start command to the first page. */
  startedIn = 0
  private child: ChildProcess | undefined
  private settings: Settings = {}

  private constructor(
    readonly dataDir: string,
    readonly account: Account,
  ) {}

  static async create(): Promise<BenchPortal> {
    await ensureDemoCity()
    const { dataDir, account } = await copyDemoCity()
    return new BenchPortal(dataDir, account)
  }

  get pid(): number {
    return this.child?.pid ?? 0
  }

  /** Starts the portal unless it runs with these settings. */
  async ensure(settings: Settings): Promise<void> {
    const isSame = JSON.stringify(settings) === JSON.stringify(this.settings)
    if (!this.isRunning || !isSame) await this.start(settings)
  }

  async start(settings: Settings = {}): Promise<void> {
    await this.stop()
    this.settings = settings
    chmodSync(this.dataDir, 0o755)
    const port = await getPort()
    this.url = `http://127.0.0.1:${port}`
    const log = openSync(join(this.dataDir, 'bench.log'), 'a')
    const began = performance.now()
    const env = {
      ...process.env,
      ...this.environment(),
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: this.url,
      ...settings,
    }
    this.child = spawn(process.execPath, ['start.mjs', 'start'], { env, stdio: ['ignore', log, log] })
    closeSync(log)
    await this.untilReady()
    this.startedIn = performance.now() - began
  }

  /** Adds rows beside the running portal. */
  async scale(rows: string): Promise<void> {
    await runNode(['start.mjs', 'seed', '--scale', rows], 'Наполнение не удалось', { env: this.environment() })
  }

  async databaseUrl(): Promise<string> {
    const url = await runningDatabase(this.dataDir, await loadSecrets(this.dataDir, {}))
    if (!url) throw new Error('База данных не запущена')
    return url
  }

  async stop(): Promise<void> {
    if (!this.child || !this.isRunning) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** Environment of the portal and of commands about it. */
  environment(): Settings {
    const own = { DATA_DIR: this.dataDir, DATABASE_URL: '', API_URL: '', LOG_LEVEL: 'warn', STOP_DELAY_SECONDS: '0' }
    return { NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1,::1', ...own }
  }

  private get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null
  }

  private async untilReady(): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS
    while (Date.now() < deadline) {
      if (!this.isRunning) throw new Error('Портал не запустился: причина в bench.log')
      const page = await fetch(`${this.url}/`).catch(() => null)
      if (page?.ok) return
      await sleep(25)
    }
    throw new Error('Портал не готов через 10 минут')
  }
}

export async function samplePages({ url }: BenchPortal): Promise<{ name: string; path: string }[]> {
  return [
    { name: 'главная', path: '/' },
    { name: 'список новостей', path: '/news' },
    { name: 'новость', path: await findNewsItem(url) },
  ]
}

export async function findNewsItem(url: string): Promise<string> {
  const list = await (await fetch(`${url}/news`)).text()
  const item = /href="(\/news\/\d+\/[^"]+)"/.exec(list)?.[1]
  if (!item) throw new Error('В списке новостей нет ни одной новости')
  return item
}
