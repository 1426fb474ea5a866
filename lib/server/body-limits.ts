import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuse, refuseSocket } from '@/lib/server/refusals'
import { isTooSlow, CHECK_EVERY_MS, type Progress } from '@/lib/server/transfer-speed'

const MEGABYTE = 1024 * 1024
/** No form of ours sends more: the form itself refuses ten documents of 20 MB. */
const LARGEST_BODY_BYTES = 128 * MEGABYTE
/**
 * A body that does not announce its length has these limits: forms of residents with files, of the office, and addresses that
 * read no body.
 */
const LARGEST_CHUNKED: readonly [RegExp, number][] = [
  [/^\/(?:api|graphql)\//, 64 * MEGABYTE],
  [/^\/(?:cms|admin)(?:[/?]|$)/, 32 * MEGABYTE],
  [/^/, MEGABYTE],
]
/** A client that is still sending its body has this long to read the answer. */
const AFTER_ANSWER_MS = 1_000

/**
 * Refuses a body that is too long and returns true. Otherwise watches it: a body of unknown length is cut off at the limit or
 * soon after the answer, a slow one after a minute. Services have their own, smaller limits.
 */
export function refuseLongBody(req: IncomingMessage, res: ServerResponse): boolean {
  const announced = Number(req.headers['content-length'] ?? 0)
  if (announced > LARGEST_BODY_BYTES) {
    refuse(res, 413, { Connection: 'close' })
    return true
  }
  const isEndless = req.headers['transfer-encoding'] !== undefined
  if (isEndless) cutLongBody(req, res)
  if (isEndless || announced > 0) cutSlowBody(req, res)
  return false
}

/** Counts the bytes as they arrive, because a listener on `data` would start the flow too early. */
function cutLongBody(req: IncomingMessage, res: ServerResponse): void {
  const { socket } = req
  const push = req.push.bind(req)
  const [, most = MEGABYTE] = LARGEST_CHUNKED.find(([rooms]) => rooms.test(req.url ?? '')) ?? []
  let length = 0
  req.push = (part: unknown, encoding?: BufferEncoding) => {
    length += (part as Buffer | null)?.length ?? 0
    if (length > most) {
      endConnection(socket, res, 413)
      return false
    }
    return push(part, encoding)
  }
  res.once('finish', () => setImmediate(endAfterResponse, req, socket))
}

/** Stops reading a body that was answered already; Node would read all of it and throw it away. */
function endAfterResponse(req: IncomingMessage, socket: Socket): void {
  if (req.complete || socket.destroyed) return
  socket.pause()
  endSoon(socket)
}

function cutSlowBody(req: IncomingMessage, res: ServerResponse): void {
  const { socket } = req
  let progress: Progress = { since: Date.now(), bytes: socket.bytesRead }
  const timer = setInterval(() => {
    if (req.complete || socket.destroyed) return clearInterval(timer)
    const verdict = isTooSlow(progress, socket.bytesRead)
    if (verdict === true) endConnection(socket, res, 408)
    if (verdict === false) progress = { since: Date.now(), bytes: socket.bytesRead }
  }, CHECK_EVERY_MS).unref()
  req.once('close', () => clearInterval(timer))
}

/**
 * Ends the connection, with an answer if none has begun; whoever reads the body gets an error. The socket is passed in, because
 * Node takes it from the request after the answer, while parts of the body still arrive.
 */
function endConnection(socket: Socket, res: ServerResponse, status: 408 | 413): void {
  if (res.headersSent) return void socket.destroy()
  refuseSocket(socket, status)
  endSoon(socket)
}

function endSoon(socket: Socket): void {
  setTimeout(() => socket.destroy(), AFTER_ANSWER_MS).unref()
}
