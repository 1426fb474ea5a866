import { createHash } from 'node:crypto'
import { PUBLIC_CACHE_CONTROL, errorResponse } from '@/lib/transport/http/responses'
import { isKnownTag, streamLong, tagLongBody, type LongBody } from '@/lib/transport/http/long-responses'
import { matchesEtag } from '@/lib/runtime/etag'
import { joinBody, readBeginning } from '@/lib/runtime/response-body'

/** A larger response is streamed and never whole in memory. */
const MAX_WHOLE_BYTES = 4 * 1024 * 1024
const TAG_LENGTH = 22

interface Validation {
  /** Makes the response again: only the end of a long one shows that the client has another. */
  again?: () => Promise<Response>
  largestWhole?: number
}

/** Adds a weak ETag, since the server compresses in several ways. An early failure becomes an error response. */
export async function withEtag(
  request: Request,
  response: Response,
  { again, largestWhole = MAX_WHOLE_BYTES }: Validation = {},
): Promise<Response> {
  if (!isForAll(response) || !response.body || response.headers.has('etag')) return response
  const headers = toHeaders(response)
  const reader = response.body.getReader()
  try {
    const { parts, isWhole } = await readBeginning(reader, largestWhole)
    return isWhole
      ? tagWhole(request, Buffer.concat(parts), headers)
      : await tagLong(request, { parts, reader }, headers, again)
  } catch (error) {
    return errorResponse(error)
  }
}

function isForAll({ status, headers }: Response): boolean {
  return status === 200 && headers.get('cache-control') === PUBLIC_CACHE_CONTROL
}

function toHeaders(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  return headers
}

function tagWhole(request: Request, body: Buffer<ArrayBuffer>, headers: Headers): Response {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_LENGTH)}"`
  headers.set('etag', tag)
  if (matchesEtag(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  if (request.method === 'HEAD') return new Response(null, { headers })
  headers.set('content-length', String(body.length))
  return new Response(body, { headers })
}

/** Reads the body to its end for a client that has it already or wants headers only. */
async function tagLong(
  request: Request,
  body: LongBody,
  headers: Headers,
  again: Validation['again'],
): Promise<Response> {
  const list = request.headers.get('if-none-match')
  const isHead = request.method === 'HEAD'
  if (!isHead && !(again && isKnownTag(list))) return streamLong(joinBody(body.parts, body.reader), headers)
  const { tag, isNamed } = await tagLongBody(body, list)
  headers.set('etag', tag)
  if (isNamed) return new Response(null, { status: 304, headers })
  if (isHead || !again) return new Response(null, { headers })
  const response = await again()
  return isForAll(response) && response.body ? streamLong(response.body, toHeaders(response)) : response
}
