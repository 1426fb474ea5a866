import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import getPort from 'get-port'
import { someone, someVisitor } from '@/e2e/fixtures/resident'
import { readPostmaster, signalDatabase } from '@/e2e/platform/signal-database'
import { register } from '@/lib/domains/residents/contract'
import { ANSWER_SECONDS, copyDemoCity, ensureDemoCity } from '@/lib/tools/test-run/demo-city'

const PAUSE_MS = 200

/** Settings of a portal whose database a test harms: it waits for an answer as long as a portal of a city does. */
export const impatient = { DATABASE_ANSWER_SECONDS: '' }

/** A portal that a test may break: over an empty folder of its own, without the demo city, from the present build. */
export class PortalProcess {
  readonly admin = { email: 'editor@samursk.example', password: randomBytes(12).toString('base64url') }
  private child: ChildProcess | undefined

  private constructor(
    readonly dataDir: string,
    private readonly port: number,
    private readonly publicUrl: string,
    private readonly more: Record<string, string>,
    private readonly node: string,
  ) {}

  /** `settings` stand before the usual ones of such a portal: `{ API_URL: … }`; `node` is the program it is started by. */
  static async start(
    publicUrl: string,
    settings: Record<string, string> = {},
    node = process.execPath,
  ): Promise<PortalProcess> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'city-portal-'))
    const portal = new PortalProcess(dataDir, await getPort(), publicUrl, settings, node)
    await portal.start()
    return portal
  }

  /** Makes one over a copy of the demo city; the caller starts it. */
  static async overDemoCity(settings: Record<string, string> = {}): Promise<PortalProcess> {
    await ensureDemoCity()
    const { dataDir, account } = await copyDemoCity()
    const more = { DEMO: 'on', LOG_LEVEL: 'warn', ...account, ...settings }
    const portal = new PortalProcess(dataDir, await getPort(), 'http://localhost', more, process.execPath)
    Object.assign(portal.admin, { email: account.ADMIN_EMAIL, password: account.ADMIN_PASSWORD })
    return portal
  }

  /** Starts a second one over the database of the portal under test: two machines behind one address. */
  static beside(node?: string): Promise<PortalProcess> {
    // the same demo setting: the second start then finds everything prepared
    const same = { DATABASE_URL: process.env.DATABASE_URL ?? '', DEMO: 'on' }
    return PortalProcess.start('http://localhost', same, node)
  }

  /** Starts it from whatever the last run left behind, up to the first answer. */
  async start(): Promise<void> {
    this.launch()
    await this.becomesReady()
  }

  /** Starts it without waiting for an answer, by another command too: `npm start`. */
  launch(program = this.node, args = ['start.mjs', 'start']): void {
    const log = openSync(this.logFile, 'a')
    this.child = spawn(program, args, { env: this.environment, stdio: ['ignore', log, 'inherit'] })
    closeSync(log)
  }

  async becomesReady(): Promise<void> {
    for (;;) {
      if (!this.isRunning) throw new Error(`Портал остановился с кодом ${this.child?.exitCode}`)
      const ready = await this.ask('/readyz').catch(() => null)
      if (ready?.ok) return
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }

  /** Starts it with these settings too, where the start is to fail; returns its code and what it said beside the log. */
  async startInVain(settings: Record<string, string> = {}): Promise<{ code: number | null; said: string }> {
    const env = { ...this.environment, ...settings }
    const child = spawn(this.node, ['start.mjs', 'start'], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close') as Promise<[number | null]>])
    return { code, said }
  }

  /** Lists the lines that it has written so far and that contain the words. */
  async loggedLines(words = ''): Promise<string[]> {
    const lines = (await readFile(this.logFile, 'utf8')).split('\n')
    return lines.filter((line) => line !== '' && line.includes(words))
  }

  /** Lists lines of level error or worse that it has written so far. */
  async loggedErrors(): Promise<string[]> {
    return (await this.loggedLines()).filter((line) => /^\{"level":"(error|fatal)"/.test(line))
  }

  /** Registers a resident and returns the email. */
  async register(): Promise<string> {
    const person = someone()
    const response = await this.ask(register.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...someVisitor() },
      body: JSON.stringify(person),
    })
    if (!response.ok) throw new Error(`Житель не зарегистрирован: ${response.status} ${await response.text()}`)
    return person.email
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null
  }

  private get logFile(): string {
    return path.join(this.dataDir, 'portal.log')
  }

  ask(address: string, init?: RequestInit): Promise<Response> {
    return fetch(this.url + address, init)
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Sends a statement to its embedded database, on a connection that does not outlive it. */
  async query<T extends object>(statement: string): Promise<T[]> {
    const [port, secrets] = await Promise.all(
      [path.join('postgres', 'port'), 'secrets.json'].map((name) => readFile(path.join(this.dataDir, name), 'utf8')),
    )
    const { DATABASE_PASSWORD: password } = JSON.parse(secrets ?? '') as { DATABASE_PASSWORD: string }
    const client = new Client({ host: '127.0.0.1', port: Number(port), user: 'portal', database: 'portal', password })
    await client.connect()
    try {
      return (await client.query<T>(statement)).rows
    } finally {
      await client.end()
    }
  }

  /** Kills it as a power cut does: nothing is finished, nothing is said. */
  async killServer(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async killDatabase(): Promise<void> {
    process.kill((await readPostmaster(this.dataDir)).pid, 'SIGKILL')
  }

  /** Stops the database, which keeps every connection, as a server under a stopped hypervisor does. */
  async freezeDatabase(): Promise<void> {
    await signalDatabase(this.dataDir, 'SIGSTOP')
  }

  async thawDatabase(): Promise<void> {
    await signalDatabase(this.dataDir, 'SIGCONT')
  }

  /** Opens a connection of the test's own; the caller ends it. */
  async openDatabase(): Promise<Client> {
    const client = new Client({ connectionString: await this.databaseUrl() })
    await client.connect()
    return client
  }

  /** Gives the address where its embedded database listens, or of what leads there. */
  async databaseUrl(by?: { port: number }): Promise<string> {
    const secrets = JSON.parse(await readFile(path.join(this.dataDir, 'secrets.json'), 'utf8')) as Record<
      string,
      string
    >
    const { port } = by ?? (await readPostmaster(this.dataDir))
    return `postgres://portal:${secrets.DATABASE_PASSWORD}@127.0.0.1:${port}/portal`
  }

  async databasePort(): Promise<number> {
    return (await readPostmaster(this.dataDir)).port
  }

  /** Lists the processes that render pages and answer the API. */
  async workerPids(): Promise<number[]> {
    const pid = this.child?.pid
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
    const commands = await Promise.all(
      children.map((each) => readFile(`/proc/${each}/cmdline`, 'utf8').catch(() => '')),
    )
    return children.filter((_, index) => commands[index]?.includes('start-worker'))
  }

  /** Asks it to stop without waiting for the end. */
  sendSignal(signal: NodeJS.Signals): void {
    this.child?.kill(signal)
  }

  /** Ends the portal as an operator does; answers what it ended with: a code or the signal that killed it. */
  async stop(): Promise<number | string | null> {
    const { child } = this
    if (!child) return null
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }
    return child.exitCode ?? child.signalCode
  }

  /** Ends the portal and removes its folder. */
  async dispose(): Promise<void> {
    await this.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  /** Environment of the portal and of commands about it. */
  get environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      HOST: '127.0.0.1',
      PORT: String(this.port),
      PUBLIC_URL: this.publicUrl,
      DATA_DIR: this.dataDir,
      DATABASE_URL: '',
      DATABASE_ANSWER_SECONDS: String(ANSWER_SECONDS),
      API_URL: '',
      TRUSTED_PROXIES: '127.0.0.1,::1', // visitors come from elsewhere: limits are by address
      DEMO: 'off',
      STAFF_SECOND_FACTOR: 'offered',
      LOG_LEVEL: 'fatal',
      STOP_DELAY_SECONDS: '0',
      DESK_UNDO_SECONDS: '0',
      ADMIN_EMAIL: this.admin.email,
      ADMIN_PASSWORD: this.admin.password,
      ...this.more,
    }
  }
}
