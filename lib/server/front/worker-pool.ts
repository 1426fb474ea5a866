import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'undici'
import type { Log } from '@/lib/config/log'
import { StartError } from '@/lib/platform/process/start-error'
import { UnavailableError } from '@/lib/server/cache/page-errors'
import { WORKER_ENTRY, WorkerProcess } from '@/lib/server/front/worker-process'
import { ALIVE_EVERY_MS } from '@/lib/server/inner-protocol'

/** A new worker usually answers sooner. */
const WAIT_LIMIT_MS = 5_000
const WAIT_CHECK_MS = 25
const MAX_ATTEMPTS = 3
/** A request that hangs or kills its worker must not end them all. */
const MAX_LOST_WORKERS = 2
const RETRY_PAUSE_MS = 100
const MIN_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000
const FIRST_START_ATTEMPTS = 3
/** Milliseconds for requests in progress at a stop. */
const DRAIN_LIMIT_MS = 30_000

/** Keeps `count` workers running and gives every request to the least busy one. */
export class WorkerPool {
  private workers: WorkerProcess[] = []
  /** Workers that ended by themselves or were killed for their silence, since the start. */
  restarts = 0
  private isDiskFull = false
  private isStopping = false
  private isPaused = false
  private socketFolder = makeSocketFolder()
  private readonly heartbeats: NodeJS.Timeout

  constructor(
    private readonly count: number,
    private readonly build: string,
    private readonly log: Log,
    private readonly entry = WORKER_ENTRY,
  ) {
    this.heartbeats = setInterval(() => this.countHeartbeats(), ALIVE_EVERY_MS).unref()
  }

  /** Resolves when the first worker is ready. Throws StartError if none starts. */
  async start(): Promise<void> {
    const starts = Array.from({ length: this.count }, () => this.launchReady(FIRST_START_ATTEMPTS))
    await Promise.any(starts).catch((error: AggregateError) => {
      throw error.errors[0]
    })
    void Promise.allSettled(starts).then(() => this.refill())
  }

  get readyCount(): number {
    return this.workers.filter(isAvailable).length
  }

  get states(): Pick<WorkerProcess, 'inFlight' | 'memoryBytes' | 'pool'>[] {
    return this.workers.map(({ inFlight, memoryBytes, pool }) => ({ inFlight, memoryBytes, pool }))
  }

  get isDatabaseDown(): boolean {
    return this.workers.some(({ isDatabaseDown }) => isDatabaseDown)
  }

  setDiskFull(isFull: boolean): void {
    this.isDiskFull = isFull
    for (const worker of this.workers) worker.send({ type: 'disk', isFull })
  }

  /**
   * Runs `work` with a connection to a worker. If that worker dies, repeatable work is tried once more, on another or on
   * a new one that is ready within five seconds. Throws UnavailableError.
   */
  async use<T>(work: (client: Pool) => Promise<T>, isRepeatable: () => boolean): Promise<T> {
    let lostWorkers = 0
    for (let attempt = 1; ; attempt += 1) {
      // counted before anything else can run: two requests at once go to two workers
      const worker = leastBusy(this.workers) ?? (await this.waitForWorker(isRepeatable() ? WAIT_LIMIT_MS : 0))
      worker.inFlight += 1
      try {
        return await work(worker.client)
      } catch (error) {
        if (!isLostConnection(error)) throw error
        if (isRefusedConnection(error)) this.endUnreachable(worker)
        else lostWorkers += 1
        const isLast = attempt === MAX_ATTEMPTS || lostWorkers === MAX_LOST_WORKERS
        if (!isRepeatable() || isLast) throw new UnavailableError()
      } finally {
        worker.inFlight -= 1
      }
      await sleep(RETRY_PAUSE_MS)
    }
  }

  /** Ends all workers, runs `work` and starts them again. */
  async pauseWhile<T>(work: () => Promise<T>): Promise<T> {
    this.isPaused = true
    try {
      await this.drainAll()
      return await work()
    } finally {
      this.isPaused = false
      if (!this.isStopping) await this.start()
    }
  }

  async stop(): Promise<void> {
    this.isStopping = true
    clearInterval(this.heartbeats)
    await this.drainAll()
    await rm(this.socketFolder, { recursive: true, force: true })
  }

  private async drainAll(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.drain(DRAIN_LIMIT_MS)))
  }

  private async waitForWorker(limitMs: number): Promise<WorkerProcess> {
    for (const deadline = performance.now() + limitMs; performance.now() < deadline;) {
      await sleep(WAIT_CHECK_MS)
      const worker = leastBusy(this.workers)
      if (worker) return worker
    }
    throw new UnavailableError()
  }

  /** Starts the workers that did not start with the first one. */
  private refill(): void {
    for (let missing = this.count - this.running; missing > 0; missing -= 1) void this.launchReady()
  }

  private get isOpen(): boolean {
    return !this.isStopping && !this.isPaused
  }

  private get running(): number {
    return this.workers.filter(({ isDraining }) => !isDraining).length
  }

  private async launchOnce(): Promise<boolean> {
    const worker = this.launch()
    const isReady = await worker.untilReady()
    if (isReady) void this.reviveAfter(worker)
    return isReady
  }

  private launch(): WorkerProcess {
    // programs that clean up the folder for temporary files
    if (!existsSync(this.socketFolder)) this.socketFolder = makeSocketFolder()
    const worker = new WorkerProcess(newSocketPath(this.socketFolder), this.build, this.entry)
    this.workers.push(worker)
    worker.send({ type: 'disk', isFull: this.isDiskFull })
    void worker.ended.then(() => (this.workers = this.workers.filter((one) => one !== worker)))
    return worker
  }

  private async launchReady(maxAttempts = Infinity): Promise<void> {
    for (let attempt = 1, pause = MIN_PAUSE_MS; this.isOpen && this.running < this.count; attempt += 1) {
      if ((await this.launchOnce()) || !this.isOpen) return
      if (attempt >= maxAttempts) throw new StartError('Рабочий процесс не запускается: причина в журнале выше')
      this.log.error({ attempt }, 'Рабочий процесс не запустился: пробуем ещё раз')
      await sleep(pause)
      pause = Math.min(pause * 2, MAX_PAUSE_MS)
    }
  }

  private async reviveAfter(worker: WorkerProcess): Promise<void> {
    await worker.ended
    if (this.isStopping || worker.isDraining) return
    this.restarts += 1
    this.log.error({ pid: worker.pid }, 'Рабочий процесс внезапно остановился: запускаем новый')
    await this.launchReady()
    if (!this.isStopping) this.log.info('Новый рабочий процесс готов')
  }

  /** Its heartbeats come by another way, so that it seems well. */
  private endUnreachable(worker: WorkerProcess): void {
    if (isAvailable(worker) && worker.kill()) {
      this.log.error({ pid: worker.pid }, 'Рабочий процесс не принимает соединений: останавливаем его')
    }
  }

  private countHeartbeats(): void {
    for (const worker of this.workers) {
      if (worker.countHeartbeat()) this.log.error({ pid: worker.pid }, 'Рабочий процесс не отвечает: останавливаем его')
    }
  }
}

/** Makes a folder for the owner only. The paths of sockets may have about 100 characters. */
function makeSocketFolder(): string {
  return mkdtempSync(join(tmpdir(), 'portal-'))
}

function newSocketPath(folder: string): string {
  const name = `${process.pid}-${randomBytes(4).toString('hex')}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\portal-${name}` : join(folder, name)
}

function isAvailable({ isReady, isDraining }: WorkerProcess): boolean {
  return isReady && !isDraining
}

/** One whose event loop is silent, or that still loads its modules, is taken only if there is no other. */
function leastBusy(workers: readonly WorkerProcess[]): WorkerProcess | undefined {
  const open = workers.filter(({ isListening, isDraining }) => isListening && !isDraining)
  const ready = open.filter(isAvailable)
  const responsive = ready.filter(({ isResponsive }) => isResponsive)
  const candidates = [responsive, ready, open].find(({ length }) => length > 0) ?? []
  return candidates.toSorted((one, other) => one.inFlight - other.inFlight)[0]
}

const REFUSED_CONNECTION = ['ECONNREFUSED', 'ENOENT', 'UND_ERR_CONNECT_TIMEOUT']
const LOST_CONNECTION = [
  ...REFUSED_CONNECTION,
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_CLOSED',
  'UND_ERR_DESTROYED',
  'UND_ERR_SOCKET',
]

function isLostConnection(error: unknown): boolean {
  return LOST_CONNECTION.includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')
}

function isRefusedConnection(error: unknown): boolean {
  return REFUSED_CONNECTION.includes((error as NodeJS.ErrnoException).code ?? '')
}
