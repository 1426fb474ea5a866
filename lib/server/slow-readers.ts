import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Only this private field of Node counts unsent bytes of one large write. */
type WithHandle = Socket & { _handle?: { writeQueueSize?: number } | null }

export function disconnectSlowReaders(server: Server): void {
  const waiting = new Map<Socket, Progress | undefined>()
  server.on('connection', (socket: Socket) => {
    waiting.set(socket, undefined)
    socket.once('close', () => waiting.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, progress] of waiting) waiting.set(socket, checkSocket(socket, progress))
  }, CHECK_EVERY_MS).unref()
  server.once('close', () => clearInterval(timer))
}

function checkSocket(socket: Socket, progress: Progress | undefined): Progress | undefined {
  const pending = pendingBytes(socket)
  if (pending === 0) return undefined
  const taken = socket.bytesWritten - pending
  if (!progress) return { since: Date.now(), bytes: taken }
  const verdict = isTooSlow(progress, taken)
  // after an orderly close the system would go on sending what it has accepted
  if (verdict === true) socket.resetAndDestroy()
  return verdict === false ? { since: Date.now(), bytes: taken } : progress
}

function pendingBytes(socket: WithHandle): number {
  return Math.min(socket.writableLength, socket._handle?.writeQueueSize || socket.writableLength)
}

export interface Progress {
  since: number
  bytes: number
}

/** Time before a transfer is judged; with the check interval less than a minute. */
const GRACE_MS = 50_000
/** 64 kbit/s, less than any telephone line that still carries a page. */
const MIN_BYTES_A_SECOND = 8_000
export const CHECK_EVERY_MS = 4_000

/** Returns undefined if it is too early to tell. */
export function isTooSlow({ since, bytes }: Progress, bytesNow: number, now = Date.now()): boolean | undefined {
  const elapsed = now - since
  if (elapsed < GRACE_MS) return undefined
  return (bytesNow - bytes) / (elapsed / 1_000) < MIN_BYTES_A_SECOND
}
