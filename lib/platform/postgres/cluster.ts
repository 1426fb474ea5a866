import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import type { Log } from '@/lib/config/log'
import { type ClusterHome, lastPort, recordPort } from '@/lib/platform/postgres/cluster-home'
import { endOrphanedServer } from '@/lib/platform/postgres/orphaned-server'
import { isPasswordRefused, spawnPostgres, untilReady } from '@/lib/platform/postgres/postgres-process'
import { commandLine } from '@/lib/platform/process/release'
import { StartError } from '@/lib/platform/process/start-error'

const START_ATTEMPTS = 5
const STOP_LIMIT_MS = 5_000
const MAX_PAUSE_MS = 5_000

/** Runs PostgreSQL and restarts it when it dies, until stopped. */
export class Cluster {
  private child: ChildProcess | undefined
  private stopping = false
  port = 0

  constructor(
    private readonly home: ClusterHome,
    private readonly dataFolder: string,
    private readonly adminPassword: string,
    private readonly log: Log,
  ) {}

  /** Reuses the last port, because other processes know it. */
  async start(): Promise<void> {
    let lastError: unknown
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
      this.port = await getPort({ host: '127.0.0.1', port: attempt === 0 ? await lastPort(this.home) : 0 })
      try {
        await this.launch()
        return await recordPort(this.home, this.port)
      } catch (error) {
        if (isPasswordRefused(error)) throw new StartError(passwordAdvice(this.dataFolder))
        lastError = error
        await sleep(200)
      }
    }
    throw new StartError(`PostgreSQL не запустился: ${(lastError as Error).message}`)
  }

  async stop(): Promise<void> {
    this.stopping = true
    if (!this.child || hasEnded(this.child)) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGINT')
    if ((await Promise.race([ended, sleep(STOP_LIMIT_MS, undefined, { ref: false })])) !== undefined) return
    this.child.kill('SIGQUIT')
    await ended
  }

  private async launch(): Promise<void> {
    await endOrphanedServer(this.dataFolder, this.log)
    const child = spawnPostgres(this.home, this.dataFolder, this.port, this.log)
    this.child = child
    await untilReady(child, this.port, this.adminPassword)
    child.once('exit', (code, signal) => {
      if (!this.stopping) void this.revive({ code, signal })
    })
  }

  private async revive(end: { code: number | null; signal: string | null }): Promise<void> {
    this.log.error(end, 'PostgreSQL внезапно остановился: запускаем снова')
    for (let pause = 100; !this.stopping; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        await this.launch()
        return this.log.info('PostgreSQL снова работает')
      } catch (error) {
        this.log.error({ reason: (error as Error).message }, 'PostgreSQL пока не запустился')
        await sleep(pause)
      }
    }
  }
}

/** The cluster was made with another `secrets.json`: each attempt would end the same way. */
function passwordAdvice(folder: string): string {
  return (
    `База в ${folder} создана с другим файлом secrets.json: пароль из нынешнего она не приняла. Верните ` +
    `в DATA_DIR тот, с которым она создана, или восстановите копию в пустую папку: ${commandLine('restore')} КОПИЯ`
  )
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
