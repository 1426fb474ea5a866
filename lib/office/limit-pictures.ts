import pLimit, { type LimitFunction } from 'p-limit'
import { processScope } from '@/lib/runtime/process-scope'

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

interface Collection {
  slug: string
  upload?: unknown
}

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    officePictures?: LimitFunction
  }
}

/** Payload redraws a picture within its transaction, in several sizes at once. */
const limit = (processScope.officePictures ??= pLimit(2))

/**
 * Lets saves of pictures wait before Payload takes a connection to the database. A form waits only when it has arrived
 * whole: slow senders keep nobody waiting.
 */
export function withPictureLimit<Rest extends unknown[]>(
  handler: Handler<Rest>,
  collections: Promise<readonly Collection[]>,
): Handler<Rest> {
  return async (request, ...rest) => {
    const { url, method, headers } = request
    if (!request.body || !savesPicture(url, await collections)) return handler(request, ...rest)
    const body = await request.blob().catch(() => null)
    if (body === null) return Response.json({ errors: [{ message: 'Запрос не дошёл целиком.' }] }, { status: 400 })
    return limit(() => handler(new Request(url, { method, headers, body }), ...rest))
  }
}

function savesPicture(url: string, collections: readonly Collection[]): boolean {
  const [, , slug] = new URL(url).pathname.split('/')
  // a move at the desk may publish photos or bring one
  if (slug === 'desk') return true
  const upload = collections.find((one) => one.slug === slug)?.upload
  return typeof upload === 'object' && upload !== null && 'imageSizes' in upload
}
