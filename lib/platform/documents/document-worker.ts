import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

export interface DocumentTask {
  module: string
  name: string
  args: unknown[]
}

export interface DocumentAnswer {
  value?: unknown
  error?: string
  /** Memory is freed late, so the process must be replaced. */
  isSpent: boolean
}

const MAX_CACHED_BYTES = 200 * 1024 * 1024

type Module = Record<string, (...args: unknown[]) => unknown>

// signals of the terminal are for the main process, which ends this one
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)

const guard = new Worker(new URL('./guard-worker.mjs', import.meta.url))
guard.unref()
const guarded = once(guard, 'online')

process.on('message', (task) => void answer(task as DocumentTask))

async function answer(task: DocumentTask): Promise<void> {
  const result = await work(task)
  const isSpent = process.memoryUsage.rss() > MAX_CACHED_BYTES
  process.send?.({ ...result, isSpent } satisfies DocumentAnswer)
}

async function work({ module, name, args }: DocumentTask): Promise<Omit<DocumentAnswer, 'isSpent'>> {
  try {
    await guarded
    const { [name]: call } = (await import(pathToFileURL(module).href)) as Module
    if (!call) throw new Error(`${module} has no ${name}`)
    return { value: await call(...args) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
