import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ExclusiveLock {
  release(): Promise<void>
}

export class LockHeldError extends Error {
  override name = 'LockHeldError'
  constructor(readonly holder: string) {
    super(`held by process ${holder}`)
  }
}

/** Locks by listening on a local socket, which the system closes with the process. A pid file would survive SIGKILL. */
export async function takeLock(name: string): Promise<ExclusiveLock> {
  const address = lockAddress(name)
  try {
    return hold(await listen(address))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  }
  const holder = await askHolder(address)
  if (holder) throw new LockHeldError(holder)
  if (!address.startsWith('\0')) rmSync(address, { force: true })
  return hold(await listen(address))
}

export function lockHolder(name: string): Promise<string | null> {
  return askHolder(lockAddress(name))
}

function lockAddress(name: string): string {
  const id = `city-portal-${createHash('sha256').update(name).digest('hex').slice(0, 24)}`
  if (process.platform === 'linux') return `\0${id}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`)
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(String(process.pid))
    })
    server.once('error', reject)
    server.listen(address, () => resolve(server.unref()))
  })
}

function hold(server: Server): ExclusiveLock {
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Null if nobody listens; `?` if the holder is too busy. */
function askHolder(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(address)
    socket.setTimeout(2_000, () => {
      socket.destroy()
      resolve('?')
    })
    socket.on('data', (part) => (answer += part.toString()))
    socket.on('error', () => resolve(null))
    socket.on('end', () => resolve(answer || '?'))
  })
}
