import { parseBoundedJson } from '@/lib/transport/http/bounded-json'
import { readBoundary, toContentType, MultipartLimiter } from '@/lib/transport/http/multipart'
import { AppError } from '@/lib/contract/errors'

const USUAL_BYTES = 1_000_000

/** Empty form fields count as absent; names as in Laravel (`documents_arr[0][title]`) become objects in lists. */
export async function readBody(
  request: Request,
  { largest = USUAL_BYTES, lists = new Set() }: { largest?: number; lists?: ReadonlySet<string> } = {},
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const content = await readLimited(request, largest)
  if (content.byteLength === 0) return {}
  if (type === 'application/json') return parseJson(content)
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data')
    return readForm(request.headers.get('content-type') ?? '', content, lists)
  throw new AppError('unsupportedType')
}

/** Reads a body. Throws tooLarge once it grows over the limit, whatever its announced length. */
export async function readLimited(request: Request, largest: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > largest) throw new AppError('tooLarge')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > largest) throw new AppError('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(content: Uint8Array): Record<string, unknown> {
  const value = parseBoundedJson(content)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new AppError('invalid')
}

async function readForm(
  type: string,
  content: Uint8Array,
  lists: ReadonlySet<string>,
): Promise<Record<string, unknown>> {
  const form = await parseForm(content, safeFormType(type, content))
  const filled = [...form].filter(([, value]) => !isLeftOut(value))
  return nested(filled.map(([name, value]) => [lists.has(name) ? `${name}[]` : name, value]))
}

/** Browsers send an untouched file field as a file without name and bytes. */
function isLeftOut(value: FormDataEntryValue): boolean {
  return value instanceof File ? value.name === '' && value.size === 0 : value === ''
}

/** Checks the form before parsing: a million empty fields would block everybody. */
function safeFormType(type: string, content: Uint8Array): string {
  if (!type.trim().toLowerCase().startsWith('multipart/')) {
    if (holdsMore(content, '&', MAX_FIELDS)) throw new AppError('tooLarge')
    return 'application/x-www-form-urlencoded'
  }
  const boundary = readBoundary(type)
  if (!boundary) throw new AppError('invalid')
  const watch = new MultipartLimiter({ boundary, mostParts: MAX_FIELDS, largest: content.byteLength })
  watch.check(content)
  if (watch.refusal) throw watch.refusal
  return toContentType(boundary)
}

export function parseForm(body: Uint8Array | ReadableStream<Uint8Array>, type: string): Promise<FormData> {
  const copy = new Response(body as BodyInit, { headers: { 'content-type': type } })
  return copy.formData().catch((cause: unknown) => {
    throw new AppError('invalid', { cause })
  })
}

function holdsMore(content: Uint8Array, separator: string, most: number): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  let at = -1
  for (let count = 0; count <= most; count += 1) {
    at = bytes.indexOf(separator, at + 1)
    if (at < 0) return false
  }
  return true
}

type Fields = Record<string, unknown>

const NAME = /^([\w-]+)((?:\[[\w-]*\])*)$/
const DEEPEST = 4
const MAX_ITEMS = 1_000
const MAX_FIELDS = 1_000

function nested(entries: [string, FormDataEntryValue][]): Fields {
  const fields: Fields = {}
  for (const [name, value] of entries) {
    const [, first, brackets = ''] = NAME.exec(name) ?? []
    const path = [...brackets.matchAll(/\[([\w-]*)\]/g)].map((match) => match[1] ?? '')
    if (first === undefined || path.length > DEEPEST) fields[name] = value
    else place(fields, [first, ...path], value)
  }
  return fields
}

function place(fields: Fields, [step = '', ...rest]: string[], value: unknown): void {
  const key = step === '' ? String(Object.keys(fields).length) : step
  if (key === '__proto__') return
  if (rest.length === 0) {
    fields[key] = value
    return
  }
  const known = Object.hasOwn(fields, key) ? fields[key] : undefined
  const inner = typeof known === 'object' && known !== null ? known : isIndex(rest[0]) ? [] : {}
  if (Array.isArray(inner) && (!isIndex(rest[0]) || Number(rest[0]) >= MAX_ITEMS)) return
  fields[key] = inner
  place(inner as Fields, rest, value)
}

function isIndex(step: string | undefined): boolean {
  return step === '' || /^\d{1,4}$/.test(step ?? '')
}
