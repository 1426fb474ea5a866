import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isTooSlow, LOOK_EVERY_MS, type Progress } from '@/lib/front/transfer-speed'

/** Node has no public figure of what the system has not taken yet of one large write; without it a big page would look stuck. */
type WithHandle = Socket & { _handle?: { writeQueueSize?: number } | null }

/** Cuts clients that ask and do not read: what is written for them would lie in the memory for as long as they like. */
export function cutSlowReaders(server: Server): void {
  const waiting = new Map<Socket, Progress | undefined>()
  server.on('connection', (socket: Socket) => {
    waiting.set(socket, undefined)
    socket.once('close', () => waiting.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, progress] of waiting) waiting.set(socket, look(socket, progress))
  }, LOOK_EVERY_MS).unref()
  server.once('close', () => clearInterval(timer))
}

function look(socket: Socket, progress: Progress | undefined): Progress | undefined {
  const pending = pendingBytes(socket)
  if (pending === 0) return undefined
  const taken = socket.bytesWritten - pending
  if (!progress) return { since: Date.now(), bytes: taken }
  const verdict = isTooSlow(progress, taken)
  // closed in order, the system would go on sending what it has taken, for as long as they like
  if (verdict === true) socket.resetAndDestroy()
  return verdict === false ? { since: Date.now(), bytes: taken } : progress
}

function pendingBytes(socket: WithHandle): number {
  return Math.min(socket.writableLength, socket._handle?.writeQueueSize || socket.writableLength)
}
