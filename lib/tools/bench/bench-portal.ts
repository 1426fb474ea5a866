import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { runNode } from '@/lib/platform/process/child'

const START_LIMIT_MS = 600_000

/** Runs the portal as an operator does, over its own folder. */
export class BenchPortal {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'city-portal-bench-'))
  url = ''
  /** Milliseconds from the start command to the first page. */
  startedIn = 0
  private child: ChildProcess | undefined

  get pid(): number {
    return this.child?.pid ?? 0
  }

  async start(settings: Record<string, string> = {}): Promise<void> {
    await this.stop()
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
    await this.untilReady()
    this.startedIn = performance.now() - began
  }

  /** Adds rows beside the running portal. */
  async scale(rows: string): Promise<void> {
    await runNode(['start.mjs', 'seed', '--scale', rows], 'Наполнение не удалось', { env: this.environment() })
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  private environment(): Record<string, string> {
    const own = { DATA_DIR: this.dataDir, DATABASE_URL: '', API_URL: '', LOG_LEVEL: 'warn' }
    return { NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1,::1', ...own }
  }

  private async untilReady(): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS
    while (Date.now() < deadline) {
      if (this.child?.exitCode !== null) throw new Error('Портал не запустился: причина в bench.log')
      const page = await fetch(`${this.url}/`).catch(() => null)
      if (page?.ok) return
      await sleep(25)
    }
    throw new Error('Портал не готов через 10 минут')
  }
}
