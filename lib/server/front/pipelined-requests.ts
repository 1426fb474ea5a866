import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers do not pipeline, and proxies do not either. */
const MAX_WAITING = 16

/**
 * Bounds requests of one connection that wait for an earlier response: Node hands out all that a packet holds, so a client
 * that reads nothing could start hundreds.
 */
export class PipelinedRequests {
  private readonly waiting = new WeakMap<Socket, number>()

  /** Disconnects a client with too many and returns true. Only a response that has to wait has no socket yet. */
  refuse(req: IncomingMessage, res: ServerResponse): boolean {
    if (res.socket !== null) return false
    const { socket } = req
    const count = (this.waiting.get(socket) ?? 0) + 1
    if (count > MAX_WAITING) {
      socket.destroy()
      return true
    }
    this.waiting.set(socket, count)
    res.once('close', () => this.waiting.set(socket, (this.waiting.get(socket) ?? 1) - 1))
    return false
  }
}
