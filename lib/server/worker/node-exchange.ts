import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { joinBody, readBeginning } from '@/lib/runtime/response-body'

const MAX_WHOLE_BYTES = 65_536

export function toRequest(req: IncomingMessage, origin: string): Request {
  const { method = 'GET' } = req
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) headers.set(name, [value].flat().join(', '))
  const isRead = method === 'GET' || method === 'HEAD'
  const body = isRead ? undefined : (Readable.toWeb(req) as unknown as BodyInit)
  return new Request(new URL(req.url ?? '/', origin), { method, headers, body, duplex: 'half' } as RequestInit)
}

/** A small body leaves in one write with its headers: a worker that is killed has answered whole, or not at all. */
export async function sendResponse(response: Response, res: ServerResponse): Promise<void> {
  res.statusCode = response.status
  for (const [name, value] of response.headers) {
    if (name === 'set-cookie') res.appendHeader(name, value)
    else res.setHeader(name, value)
  }
  if (!response.body) return void res.end()
  const reader = response.body.getReader()
  const { parts, isWhole } = await readBeginning(reader, MAX_WHOLE_BYTES)
  if (isWhole) res.end(Buffer.concat(parts))
  else await pipeline(Readable.fromWeb(joinBody(parts, reader) as ReadableStream), res)
}
