import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import getPort from 'get-port'
import type { Account } from '@/lib/tools/test-run/demo-city'
import type { Secrets } from '@/lib/platform/process/secrets'

export interface ApiServerSettings {
  dataDir: string
  databaseUrl: string
  /** Leads to the same database through a pooler. */
  pooledUrl?: string | undefined
  secrets: Secrets
  account: Account
  /** DATABASE_ANSWER_SECONDS; tests that harm the database leave the portal's own. */
  answerSeconds?: number
  /** S3 instead of the folder. */
  files?: Record<string, string> | undefined
  /** Output file; by default our own output. */
  logFile?: string
}

/** Runs server.ts over its own database and folder. */
export class ApiServerProcess {
  private child: ChildProcess | undefined
  private url = ''

  constructor(private readonly settings: ApiServerSettings) {}

  /** Rejects if the process ends before it is ready. */
  async start(): Promise<void> {
    const port = await getPort()
    const { logFile } = this.settings
    const output = logFile ? openSync(logFile, 'a') : 'inherit'
    this.url = `http://localhost:${port}`
    const child = fork('lib/tools/test-api-server/server.ts', {
      // Next loads server modules under this condition
      execArgv: ['--conditions=react-server', '--import', 'tsx'],
      env: { ...process.env, ...this.env(port) },
      stdio: ['inherit', output, output, 'ipc'],
    })
    if (typeof output === 'number') closeSync(output)
    this.child = child
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`дверь остановилась с кодом ${code}`)
    })
    await Promise.race([once(child, 'message'), ended])
    ended.catch(() => undefined)
  }

  /** Sends a signal to the process. */
  kill(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  get testEnv(): Record<string, string> {
    const { dataDir, databaseUrl, account, files } = this.settings
    return {
      ...files,
      PORTAL_URL: this.url,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      JOBS_URL: `${this.url}/jobs`,
      ...account,
    }
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
  }

  private env(port: number): Record<string, string> {
    const { dataDir, databaseUrl, pooledUrl = databaseUrl, answerSeconds, secrets, account, files } = this.settings
    return {
      ...files,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: this.url,
      DATA_DIR: dataDir,
      DATABASE_URL: pooledUrl,
      DATABASE_DIRECT_URL: databaseUrl,
      API_URL: '',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
      PREVIEW_SECRET: secrets.PREVIEW_SECRET,
      // a test sees at once what a move of the desk did
      DESK_UNDO_SECONDS: '0',
      ...(answerSeconds && { DATABASE_ANSWER_SECONDS: String(answerSeconds) }),
      ...account,
    }
  }
}
