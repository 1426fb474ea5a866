import { areMalformed, isObject } from '@/lib/office/well-formed-url'

/** The back office sends a whole document as one field; long text with tables takes megabytes. */
export const LARGEST_FORM = 8 * 1024 * 1024

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

/**
 * Limits the body: Payload parses JSON before authentication, and megabytes of it would block everybody. Multipart
 * forms are limited per part.
 */
export function withLimitedBody<Rest extends unknown[]>(handler: Handler<Rest>): Handler<Rest> {
  return async (request, ...rest) => {
    if (/^multipart\//i.test(request.headers.get('content-type') ?? '')) return handler(request, ...rest)
    const body = await readLimited(request)
    if (body === null) return Response.json({ errors: [{ message: 'Слишком большой запрос' }] }, { status: 413 })
    const { url, method, headers } = request
    if (body.length > 0 && isMalformed(body.toString(), headers.get('content-type') ?? ''))
      return Response.json({ errors: [{ message: 'Запрос не разобран.' }] }, { status: 400 })
    return handler(new Request(url, { method, headers, body: body.length > 0 ? new Uint8Array(body) : null }), ...rest)
  }
}

/** Long queries come as a form body in place of the URL. */
function isMalformed(text: string, type: string): boolean {
  if (type.startsWith('application/json')) return !isObject(text)
  return type.startsWith('application/x-www-form-urlencoded') && areMalformed(new URLSearchParams(text))
}

async function readLimited({ body }: Request): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_FORM) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
