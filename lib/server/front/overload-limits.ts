import type { IncomingMessage } from 'node:http'
import pLimit from 'p-limit'

export class OverloadError extends Error {
  override name = 'OverloadError'
}

/** Refuses the rest at once, so a flood costs refusals, not memory. */
export class RenderLimit {
  private readonly limit

  constructor(
    private readonly mostRunning: number,
    private readonly mostWaiting: number,
  ) {
    this.limit = pLimit(mostRunning)
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { activeCount, pendingCount } = this.limit
    if (activeCount >= this.mostRunning && pendingCount >= this.mostWaiting) throw new OverloadError()
    return this.limit(work)
  }
}

/** Requests that a worker works on: a turn of its loop stays short, and it has memory for all of them. */
export const MAX_WORKING_PER_WORKER = 100
/** Those too whose visitor sends or reads slowly, which cost a worker little. */
export const MAX_OPEN_PER_WORKER = 1_000

/** Bounds the requests that are passed on to workers; the rest is refused at once, so a flood costs refusals, not memory. */
export class ProxyLimit {
  private working = 0
  private open = 0

  constructor(private readonly countWorkers: () => number) {}

  /** Runs `work`, which sends `body` and calls `onResponse` when the response begins. Throws OverloadError. */
  async run(body: IncomingMessage | null, work: (onResponse: () => void) => Promise<void>): Promise<void> {
    // those that wait for the first worker are bounded too
    const workers = Math.max(this.countWorkers(), 1)
    const isFull = this.working >= workers * MAX_WORKING_PER_WORKER || this.open >= workers * MAX_OPEN_PER_WORKER
    if (isFull) throw new OverloadError()
    let state: 'arriving' | 'working' | 'responding' = 'arriving'
    const begin = () => {
      if (state !== 'arriving') return
      state = 'working'
      this.working += 1
    }
    const end = () => {
      if (state === 'working') this.working -= 1
      state = 'responding'
    }
    this.open += 1
    if (body) body.once('end', begin)
    else begin()
    try {
      await work(end)
    } finally {
      end()
      this.open -= 1
    }
  }
}
