import type { ServerResponse } from 'node:http'
import { innerHeaders } from '@/lib/runtime/internal-headers'

/** Sends the length that a route states in a header of ours, unless the answer is compressed: Next removes the usual header. */
export function setContentLength(res: ServerResponse): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (...args: unknown[]) => {
    const length = res.getHeader(innerHeaders.bodyLength)
    res.removeHeader(innerHeaders.bodyLength)
    if (length !== undefined && !res.hasHeader('Content-Encoding')) res.setHeader('Content-Length', length)
    return writeHead(...args)
  }
}
