import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

let folder: string
let front: ChildProcess
let stuck: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-watch-'))
  await mkdir(join(folder, 'sockets'))
  await writeFile(join(folder, 'worker.mjs'), workerProgram(join(folder, 'sockets')))
  await writeFile(join(folder, 'front.mjs'), FRONT)
  front = fork(join(folder, 'front.mjs'), { execArgv: [] })
  ;[stuck] = (await once(front, 'message')) as [number]
})

afterEach(async () => {
  front.kill('SIGKILL')
  if (isRunning(stuck)) process.kill(stuck, 'SIGKILL')
  await rm(folder, { recursive: true })
})

const FRONT = `
import { fork } from 'node:child_process'
const worker = fork(new URL('worker.mjs', import.meta.url), { execArgv: [] })
worker.once('message', () => process.send(worker.pid))
`

/** Never returns to its event loop. */
function workerProgram(sockets: string): string {
  const thread = resolve('lib/server/worker/front-watch-worker.mjs')
  return `
import { Worker } from 'node:worker_threads'
const workerData = { socketFolder: ${JSON.stringify(sockets)}, front: process.ppid }
const watch = new Worker(${JSON.stringify(thread)}, { workerData })
watch.once('online', () => process.send('running', () => { for (;;); }))
`
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('a worker in an endless loop ends with its front and leaves no sockets', async () => {
  expect(isRunning(stuck)).toBe(true)
  front.kill('SIGKILL')
  while (isRunning(stuck)) await sleep(20)
  expect(existsSync(join(folder, 'sockets'))).toBe(false)
})
