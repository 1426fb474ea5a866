import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const FINISH_LIMIT_MS = 30_000
/** A connection that has asked nothing for so long gets no response from a server that stops. */
const SWEEP_MS = 1_000

/**
 * Returns a function that closes the server when its requests are answered, after 30 seconds at most. Node itself
 * closes only connections that are idle at the moment of the call: one whose request ends later, or that a browser
 * opened in advance, would hold a stop back until the limit.
 */
export function drainRequests(server: Server): () => Promise<void> {
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    const sweep = setInterval(() => {
      server.closeIdleConnections()
      for (const socket of unused) socket.destroy()
    }, SWEEP_MS)
    const limit = setTimeout(() => server.closeAllConnections(), FINISH_LIMIT_MS)
    await closed
    clearInterval(sweep)
    clearTimeout(limit)
  }
}
