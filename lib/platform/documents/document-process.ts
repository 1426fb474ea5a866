import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pLimit from 'p-limit'
import type { DocumentAnswer, DocumentTask } from '@/lib/platform/documents/document-worker'

/** A real document of 20 MB takes a few seconds. */
const TIME_LIMIT_MS = 30_000
const IDLE_MS = 30_000
const OLD_SPACE_MB = 384
/** Environment variables without secrets. */
const passedOn = ['PATH', 'HOME', 'USERPROFILE', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot']

/** Work that was stopped: a busy machine may be the cause as well as the document. */
export class DocumentLimitError extends Error {}

let documentProcess: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
const limit = pLimit(1)

/**
 * Calls an exported function in a child process, one call at a time: uploaded files may unpack without end, and a full
 * heap ends a process even from a thread. Throws its error, also out of time or memory.
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
      throw new DocumentLimitError(`${task.name}: over the limit of time or memory (${signal ?? code})`)
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
    execArgv: [`--max-old-space-size=${OLD_SPACE_MB}`],
    env: { NODE_ENV: process.env.NODE_ENV, ...passedEnv() },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'], // V8 writes pages to stderr when it runs out of memory
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

function end(child: ChildProcess): void {
  forget(child)
  child.kill('SIGKILL')
}

function forget(child: ChildProcess): void {
  if (documentProcess === child) documentProcess = undefined
}

/** Only a busy child keeps the process alive. */
function setHold(child: ChildProcess, isHeld: boolean): void {
  const change = isHeld ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}
