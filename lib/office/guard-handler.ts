import { formMemory } from '@/lib/platform/files/form-memory'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { withPictureLimit } from '@/lib/office/limit-pictures'
import { internalHeaders } from '@/lib/runtime/internal-headers'
import { withRussianRefusals } from '@/lib/office/russian-refusals'

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

interface Collection {
  slug: string
  versions?: unknown
  upload?: unknown
}

type Collections = Promise<readonly Collection[]>

/** Bytes: long text with tables takes megabytes. */
export const MAX_FORM_BYTES = 8 * 1024 * 1024
/** A bare value in place of a condition or a list: Payload would fail or find everything. */
const CONDITIONS = /^where(?:\[(?:and|or)\](?:\[\d*\])?)*$/
/** Parameters that Payload also accepts as JSON, unless empty. */
const AS_JSON = new Set(['where', 'data'])
/** Conditions on point fields, of which the portal has none. */
const OF_POINTS = /^where\[.*\[(?:near|within|intersects)\]/

export function guardHandler<Rest extends unknown[]>(handler: Handler<Rest>, collections: Collections): Handler<Rest> {
  const limited = withLimitedBody(withPictureLimit(handler, collections))
  const byMethod: Handler<Rest> = (request, ...rest) =>
    /^P/.test(request.method) ? limited(request, ...rest) : handler(request, ...rest)
  return withRussianRefusals(withWellFormedUrl(byMethod, collections))
}

/** Limits the body: Payload parses JSON before authentication. Multipart forms are limited per part and altogether. */
export function withLimitedBody<Rest extends unknown[]>(handler: Handler<Rest>): Handler<Rest> {
  return async (request, ...rest) => {
    const { url, method, headers } = request
    const type = headers.get('content-type') ?? ''
    if (/^multipart\//i.test(type)) return holdForm(request, () => handler(request, ...rest))
    const body = await readLimited(request)
    if (body === null) return refuse(messages.tooLarge, 413)
    if (body.length > 0 && isMalformedBody(body.toString(), type)) return refuse('Запрос не разобран.', 400)
    return handler(new Request(url, { method, headers, body: body.length > 0 ? new Uint8Array(body) : null }), ...rest)
  }
}

async function holdForm(request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    return await formMemory.office.hold(request, request.headers.get(internalHeaders.clientAddress), work)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refuse(error.message, error.status, { 'retry-after': String(error.retryAfter) })
  }
}

/** Refuses URLs at which Payload would fail with 500. */
export function withWellFormedUrl<Rest extends unknown[]>(
  handler: Handler<Rest>,
  collections: Collections,
): Handler<Rest> {
  return async (request, ...rest) => {
    const url = new URL(request.url)
    if (url.pathname.includes('%00') || areMalformed(url.searchParams)) return refuse('Запрос не разобран.', 400)
    if (!exists(url, await collections)) return refuse('Такого адреса в редакции нет.', 404)
    return handler(request, ...rest)
  }
}

async function readLimited({ body }: Request): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > MAX_FORM_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refuse(message: string, status: number, headers: HeadersInit = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers })
}

/** Long queries come as a form body in place of the URL. */
function isMalformedBody(text: string, type: string): boolean {
  if (type.startsWith('application/json')) return !isObject(text)
  return type.startsWith('application/x-www-form-urlencoded') && areMalformed(new URLSearchParams(text))
}

function areMalformed(params: URLSearchParams): boolean {
  return [...params].some(([name, value]) => {
    if ((name + value).includes('\0')) return true
    if (AS_JSON.has(name)) return value !== '' && !isObject(value)
    return CONDITIONS.test(name) || OF_POINTS.test(name)
  })
}

/** Payload also routes versions of collections without any. */
function exists({ pathname }: URL, collections: readonly Collection[]): boolean {
  const [, , slug, part] = pathname.split('/')
  return part !== 'versions' || collections.every((one) => one.slug !== slug || Boolean(one.versions))
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
