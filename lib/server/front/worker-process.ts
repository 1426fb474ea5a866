import { fork, type ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { env } from '@/lib/config/env'
import { readActivity } from '@/lib/server/front/process-activity'
import {
  JOBS_LIMIT_MS,
  MAX_INNER_HEADERS_BYTES,
  type FrontMessage,
  type PoolState,
  type WorkerMessage,
} from '@/lib/server/inner-protocol'

/** The program of a worker; it gets the path of its socket. */
export const WORKER_ENTRY = 'lib/server/worker/start-worker.mjs'
const EXIT_LIMIT_MS = JOBS_LIMIT_MS + 3_000
const DRAIN_CHECK_MS = 25
/** Niceness of a worker: the front goes first, and a third of its share stays for new pages on a full machine. */
const NICENESS = 5
/** docs/decisions/start.md. By itself V8 keeps 48 MB for new objects and glibc an arena per thread. */
const MEMORY_FLAGS = ['--max-semi-space-size=8'] // MB, of which V8 keeps three
const MEMORY_ENV = { MALLOC_ARENA_MAX: '2' }
/** Missed heartbeats, one a second, after which other workers are preferred. */
const PREFER_OTHERS_AFTER = 2
/** Processor time of a worker without a turn of its event loop: a full machine that gives it none is no fault of its own. */
const HANGING_CPU_MS = 5_000
/** Seconds after which a worker is ended that a signal has stopped, and one that waits for something. */
const MAX_STOPPED_SECONDS = 6
const MAX_WAITING_SECONDS = 60
/** A worker that starts loads Next and may wait for the database. */
const MAX_STARTING_SECONDS = 180

/** A worker and the connections to it. */
export class WorkerProcess {
  readonly client: Pool
  inFlight = 0
  isListening = false
  /** It has rendered a page. */
  isReady = false
  isDatabaseDown = false
  memoryBytes = 0
  pool: PoolState = { used: 0, waiting: 0 }
  /** It takes no new requests and is going to end. */
  isDraining = false
  readonly ended: Promise<void>
  private missedHeartbeats = 0
  private stoppedSeconds = 0
  private cpuAtHeartbeatMs = 0
  private readonly child: ChildProcess
  private readonly becameReady: Promise<boolean>

  constructor(socketPath: string, build: string, entry: string) {
    this.child = fork(entry, [socketPath], {
      // the folder is read by next.config.js; Payload writes dates by the clock of its process
      env: { ...process.env, ...MEMORY_ENV, BUILD_FOLDER: build, TZ: env.TIME_ZONE },
      execArgv: [...process.execArgv, ...MEMORY_FLAGS],
    })
    this.client = new Pool('http://worker', {
      socketPath,
      maxHeaderSize: MAX_INNER_HEADERS_BYTES,
      // a worker that is stuck misses its heartbeats, and a visitor who is slow is cut off by the front
      headersTimeout: 0,
      bodyTimeout: 0,
    })
    this.ended = untilExit(this.child).finally(() => this.forget())
    this.becameReady = this.listenForMessages()
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  get isResponsive(): boolean {
    return this.missedHeartbeats < PREFER_OTHERS_AFTER
  }

  /** False if it ended before. */
  untilReady(): Promise<boolean> {
    return this.becameReady
  }

  send(message: FrontMessage): void {
    if (this.child.connected) this.child.send(message, () => undefined)
  }

  /** Counts a second without a heartbeat. Returns true if the worker was killed because it hangs. */
  countHeartbeat(): boolean {
    const isHanging = this.isReady ? this.isHanging() : this.missedHeartbeats >= MAX_STARTING_SECONDS
    this.missedHeartbeats += 1
    return isHanging && this.kill()
  }

  private isHanging(): boolean {
    const { cpuMs, isStopped } = readActivity(this.pid) ?? { cpuMs: 0, isStopped: false }
    if (this.missedHeartbeats === 0) this.cpuAtHeartbeatMs = cpuMs
    this.stoppedSeconds = isStopped ? this.stoppedSeconds + 1 : 0
    const usedMs = cpuMs - this.cpuAtHeartbeatMs
    return (
      usedMs >= HANGING_CPU_MS ||
      this.stoppedSeconds >= MAX_STOPPED_SECONDS ||
      this.missedHeartbeats >= MAX_WAITING_SECONDS
    )
  }

  /** Returns whether this call did it. */
  kill(): boolean {
    this.isListening = false
    this.isReady = false
    return !this.child.killed && this.child.kill('SIGKILL')
  }

  /** Lets the requests in progress end, then the process. */
  async drain(limitMs: number): Promise<void> {
    this.isDraining = true
    const deadline = performance.now() + limitMs
    while (this.inFlight > 0 && this.isListening && performance.now() < deadline) await sleep(DRAIN_CHECK_MS)
    this.send({ type: 'stop' })
    const timer = setTimeout(() => this.child.kill('SIGKILL'), EXIT_LIMIT_MS)
    await this.ended.finally(() => clearTimeout(timer))
  }

  private listenForMessages(): Promise<boolean> {
    return new Promise((resolve) => {
      void this.ended.finally(() => resolve(false))
      this.child.on('message', (message: WorkerMessage) => {
        this.missedHeartbeats = 0
        if (message.type === 'alive') this.takeState(message)
        if (message.type === 'listening') this.isListening = true
        if (message.type !== 'ready') return
        this.isReady = true
        if (this.pid !== undefined) lowerPriority(this.pid)
        resolve(true)
      })
    })
  }

  private takeState({ isDatabaseDown, memoryBytes, pool }: Extract<WorkerMessage, { type: 'alive' }>): void {
    this.isDatabaseDown = isDatabaseDown
    this.memoryBytes = memoryBytes
    this.pool = pool
  }

  private forget(): void {
    this.isListening = false
    this.isReady = false
    void this.client.destroy()
  }
}

/** Resolves when the process ends, also if the system could not make it. */
function untilExit(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.on('error', () => {
      if (child.pid === undefined) resolve()
    })
  })
}

/** Runs once the worker is ready: visitors may wait for it. On Linux each thread has a priority of its own. */
function lowerPriority(pid: number): void {
  try {
    const threads = process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid]
    for (const thread of threads) setPriority(thread, NICENESS)
  } catch {
    // a thread that has just ended, or a system that forbids it: the worker competes with the front
  }
}
