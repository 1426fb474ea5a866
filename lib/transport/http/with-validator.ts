import { createHash } from 'node:crypto'
import { PUBLIC_CACHING } from '@/lib/transport/http/caching'
import { errorResponse } from '@/lib/transport/http/error-response'
import { innerHeaders } from '@/lib/shared/inner-headers'
import { namesTag } from '@/lib/shared/entity-tag'

/** What is larger goes out as it is read, without a name for its content: it never lies whole in the memory. */
const LARGEST_NAMED = 4 * 1024 * 1024
const TAG_LENGTH = 22

/**
 * Names the content of an answer that is for all by an ETag, and answers 304 to whoever has it already. The tag is weak:
 * the front packs the same content in several ways. What breaks before anything of it was sent answers as an error.
 */
export async function withValidator(request: Request, answer: Response): Promise<Response> {
  const isForAll = answer.status === 200 && answer.headers.get('cache-control') === PUBLIC_CACHING
  if (!isForAll || !answer.body || answer.headers.has('etag')) return answer
  const headers = new Headers(answer.headers)
  headers.append('vary', 'Accept-Encoding')
  const reader = answer.body.getReader()
  const beginning = await readBeginning(reader).catch(errorResponse)
  if (beginning instanceof Response) return beginning
  const { parts, isWhole } = beginning
  if (!isWhole) return streamed(request, parts, reader, headers)
  const body = Buffer.concat(parts)
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, TAG_LENGTH)}"`
  headers.set('etag', tag)
  if (namesTag(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  if (request.method === 'HEAD') return new Response(null, { headers })
  headers.set(innerHeaders.bodyLength, String(body.length))
  return new Response(body, { headers })
}

async function streamed(request: Request, parts: readonly Uint8Array[], reader: BodyReader, headers: Headers) {
  if (request.method !== 'HEAD') return new Response(joined(parts, reader), { headers })
  await reader.cancel()
  return new Response(null, { headers })
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>

async function readBeginning(reader: BodyReader): Promise<{ parts: Uint8Array[]; isWhole: boolean }> {
  const parts: Uint8Array[] = []
  let size = 0
  while (size <= LARGEST_NAMED) {
    const { done, value } = await reader.read()
    if (done) return { parts, isWhole: true }
    parts.push(value)
    size += value.byteLength
  }
  return { parts, isWhole: false }
}

/** What was read already, then the rest as it comes. */
function joined(parts: readonly Uint8Array[], reader: BodyReader): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => parts.forEach((part) => controller.enqueue(part)),
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
