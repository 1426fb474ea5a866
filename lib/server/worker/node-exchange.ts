import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

export function toRequest(req: IncomingMessage, origin: string): Request {
  const { method = 'GET' } = req
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) headers.set(name, [value].flat().join(', '))
  const isRead = method === 'GET' || method === 'HEAD'
  const body = isRead ? undefined : (Readable.toWeb(req) as unknown as BodyInit)
  return new Request(new URL(req.url ?? '/', origin), { method, headers, body, duplex: 'half' } as RequestInit)
}

export async function sendResponse(response: Response, res: ServerResponse): Promise<void> {
  res.statusCode = response.status
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') res.appendHeader(name, value)
    else res.setHeader(name, value)
  }
  if (response.body) await pipeline(Readable.fromWeb(response.body as ReadableStream), res)
  else res.end()
}
