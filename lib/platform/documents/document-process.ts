import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pLimit from 'p-limit'
import type { DocumentAnswer, DocumentTask } from '@/lib/platform/documents/document-worker'

/** An honest document of 20 MB needs a few seconds of it. */
const TIME_LIMIT_MS = 30_000
/** The process waits so long for another file: several in a row, as of the demo city, need not start one each. */
const IDLE_MS = 30_000
const HEAP_MB = 384
/** A program finds its own files by these variables. Secrets are not passed on. */
const passedOn = ['PATH', 'HOME', 'USERPROFILE', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']

let documentProcess: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
const limit = pLimit(1)

/**
 * Calls the function `name` of our `module`, a path from the root, in a process of its own, because files of strangers
 * may unpack without end. Throws what it throws, and also where it ends for want of time or memory. Calls run one after
 * another, since each fills a core. A thread would not do: a heap that is full ends the whole process where the thread
 * was growing one large array.
 */
export function runInDocumentProcess<Work extends (...args: never[]) => unknown>(
  module: string,
  name: string,
  ...args: Parameters<Work>
): Promise<Awaited<ReturnType<Work>>> {
  const result = limit(() => ask({ module: path.resolve(module), name, args }))
  return result as Promise<Awaited<ReturnType<Work>>>
}

async function ask(task: DocumentTask): Promise<unknown> {
  clearTimeout(idle)
  const child = (documentProcess ??= start())
  setHold(child, true)
  const timer = setTimeout(end, TIME_LIMIT_MS, child)
  const listening = new AbortController()
  try {
    const answer = once(child, 'message', listening) as Promise<[DocumentAnswer]>
    const failure = once(child, 'exit', listening).then(([code, signal]) => {
      throw new Error(`${task.name}: over the limit of time or memory (${signal ?? code})`)
    })
    child.send(task)
    const [{ error, value, isSpent }] = await Promise.race([answer, failure])
    if (isSpent) end(child)
    if (error !== undefined) throw new Error(error)
    return value
  } finally {
    listening.abort()
    clearTimeout(timer)
    rest(child)
  }
}

function start(): ChildProcess {
  const child = fork(path.resolve('lib/platform/documents/document-start-worker.mjs'), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    env: { NODE_ENV: process.env.NODE_ENV, ...passedEnv() },
    serialization: 'advanced',
    // V8 writes at length what it died of; our own line says that it died
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  for (const event of ['exit', 'error']) child.on(event, () => forget(child))
  return child
}

function passedEnv(): Record<string, string | undefined> {
  return Object.fromEntries(passedOn.map((name) => [name, process.env[name]]))
}

function rest(child: ChildProcess): void {
  setHold(child, false)
  if (documentProcess === child) idle = setTimeout(end, IDLE_MS, child).unref()
}

/** Forgets the child at once, so that the next task goes to another one. */
function end(child: ChildProcess): void {
  forget(child)
  child.kill('SIGKILL')
}

function forget(child: ChildProcess): void {
  if (documentProcess === child) documentProcess = undefined
}

/** Only a process at work keeps a command from ending. */
function setHold(child: ChildProcess, isHeld: boolean): void {
  const change = isHeld ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}
