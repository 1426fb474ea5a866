import type { ServerResponse } from 'node:http'
import { innerHeaders } from '@/lib/runtime/internal-headers'

/** Sends the length that a route sets in our own header, unless compressed: Next removes Content-Length. */
export function setContentLength(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    const length = res.getHeader(innerHeaders.bodyLength)
    res.removeHeader(innerHeaders.bodyLength)
    if (length !== undefined && !res.hasHeader('Content-Encoding')) res.setHeader('Content-Length', length)
    return writeHead(...args)
  }
}
