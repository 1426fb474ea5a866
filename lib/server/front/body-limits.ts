import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refuse, refuseSocket } from '@/lib/server/refusals'

const MEGABYTE = 1024 * 1024
/** The largest form: ten documents of 20 MB are refused by the form itself. */
const MAX_BODY_BYTES = 128 * MEGABYTE
/** Limits of a body without Content-Length: residents' forms with files, the back office, everything else. */
const MAX_CHUNKED: readonly [RegExp, number][] = [
  [/^\/(?:api|graphql)\//, 64 * MEGABYTE],
  [/^\/(?:cms|admin)(?:[/?]|$)/, 32 * MEGABYTE],
  [/^/, MEGABYTE],
]
const AFTER_ANSWER_MS = 1_000

/** Returns true for a refused body. Otherwise limits its size, and the silence before its next byte. */
export function refuseLongBody(req: IncomingMessage, res: ServerResponse): boolean {
  const announced = Number(req.headers['content-length'] ?? 0)
  if (announced > MAX_BODY_BYTES) {
    refuse(res, 413, { Connection: 'close' })
    return true
  }
  const isEndless = req.headers['transfer-encoding'] !== undefined
  if (isEndless) cutLongBody(req, res)
  if (isEndless || announced > 0) req.once('timeout', (socket: Socket) => endConnection(socket, res, 408))
  return false
}

/** Counts bytes on push: a listener on `data` would start the flow too early. */
function cutLongBody(req: IncomingMessage, res: ServerResponse): void {
  const { socket } = req
  const push = req.push.bind(req)
  const [, most = MEGABYTE] = MAX_CHUNKED.find(([prefix]) => prefix.test(req.url ?? '')) ?? []
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

function endAfterResponse(req: IncomingMessage, socket: Socket): void {
  if (req.complete || socket.destroyed) return
  socket.pause()
  endSoon(socket)
}

/** Takes the socket because Node detaches it from the request after the response. */
function endConnection(socket: Socket, res: ServerResponse, status: 408 | 413): void {
  if (res.headersSent) return void socket.destroy()
  refuseSocket(socket, status)
  endSoon(socket)
}

function endSoon(socket: Socket): void {
  setTimeout(() => socket.destroy(), AFTER_ANSWER_MS).unref()
}
