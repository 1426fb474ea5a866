import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuse, refuseLine } from '@/lib/front/front-refusal'
import { isTooSlow, LOOK_EVERY_MS, type Progress } from '@/lib/front/transfer-speed'

const MEGABYTE = 1024 * 1024
/** No form of ours sends more: ten documents of 20 MB would be refused by the form itself. */
const LARGEST_BODY_BYTES = 128 * MEGABYTE
/**
 * A body that does not announce its length has these limits: forms of residents with files, of the office, and where
 * nobody reads any.
 */
const LARGEST_UNANNOUNCED: readonly [RegExp, number][] = [
  [/^\/(?:api|graphql)\//, 64 * MEGABYTE],
  [/^\/(?:cms|admin)(?:[/?]|$)/, 32 * MEGABYTE],
  [/^/, MEGABYTE],
]
/** A sender who was answered before the end of the body has so long to read that answer. */
const AFTER_ANSWER_MS = 1_000

/**
 * Refuses a body that nobody here would read to its end, and then is true; else it watches the body: one of unannounced
 * length is cut at the limit, one that was answered already soon after the answer, and a slow one when a minute is
 * over. Services have their own, smaller limits.
 */
export function refusesBody(req: IncomingMessage, res: ServerResponse): boolean {
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

/** Bytes are counted as they come: listening to the data would start the flow too early. */
function cutLongBody(req: IncomingMessage, res: ServerResponse): void {
  const { socket } = req
  const push = req.push.bind(req)
  const [, most = MEGABYTE] = LARGEST_UNANNOUNCED.find(([rooms]) => rooms.test(req.url ?? '')) ?? []
  let length = 0
  req.push = (part: unknown, encoding?: BufferEncoding) => {
    length += (part as Buffer | null)?.length ?? 0
    if (length > most) {
      end(socket, res, 413)
      return false
    }
    return push(part, encoding)
  }
  res.once('finish', () => setImmediate(endAnswered, req, socket))
}

/** Reads no more of a body that was answered already; Node would read all of it to nothing. */
function endAnswered(req: IncomingMessage, socket: Socket): void {
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
    if (verdict === true) end(socket, res, 408)
    if (verdict === false) progress = { since: Date.now(), bytes: socket.bytesRead }
  }, LOOK_EVERY_MS).unref()
  req.once('close', () => clearInterval(timer))
}

/**
 * Ends the line, with an answer where none has begun; whoever reads the body sees it break off. The socket was taken
 * when the request came: Node takes it from the request once that is answered, while parts of its body still come.
 */
function end(socket: Socket, res: ServerResponse, status: 408 | 413): void {
  if (res.headersSent) return void socket.destroy()
  refuseLine(socket, status)
  endSoon(socket)
}

function endSoon(socket: Socket): void {
  setTimeout(() => socket.destroy(), AFTER_ANSWER_MS).unref()
}
