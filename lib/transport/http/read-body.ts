import { parseBoundedJson } from '@/lib/transport/http/bounded-json'
import { readMultipart } from '@/lib/transport/http/multipart'
import { AppError } from '@/lib/contract/errors'

const USUAL_BYTES = 1_000_000

/** Empty form fields count as absent; names as in Laravel (`documents_arr[0][title]`) become objects in lists. */
export async function readBody(
  request: Request,
  { largest = USUAL_BYTES, lists = new Set() }: { largest?: number; lists?: ReadonlySet<string> } = {},
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'multipart/form-data') {
    refuseAnnounced(request, largest)
    return toFields(await readMultipart(request, { largest, mostParts: MAX_FIELDS }), lists)
  }
  const content = await readLimited(request, largest)
  if (content.byteLength === 0) return {}
  if (type === 'application/json') return parseJson(content)
  if (type === 'application/x-www-form-urlencoded') return toFields(parseQuery(content), lists)
  throw new AppError('unsupportedType')
}

/** Reads a body. Throws tooLarge once it grows over the limit, whatever its announced length. */
export async function readLimited(request: Request, largest: number): Promise<Buffer> {
  refuseAnnounced(request, largest)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > largest) throw new AppError('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function refuseAnnounced({ headers }: Request, largest: number): void {
  if (Number(headers.get('content-length')) > largest) throw new AppError('tooLarge')
}

function parseJson(content: Uint8Array): Record<string, unknown> {
  const value = parseBoundedJson(content)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  throw new AppError('invalid')
}

function toFields(form: Iterable<[string, FormDataEntryValue]>, lists: ReadonlySet<string>): Fields {
  const filled = [...form].filter(([, value]) => !isLeftOut(value))
  return nested(filled.map(([name, value]) => [lists.has(name) ? `${name}[]` : name, value]))
}

/** Browsers send an untouched file field as a file without name and bytes. */
function isLeftOut(value: FormDataEntryValue): boolean {
  return value instanceof File ? value.name === '' && value.size === 0 : value === ''
}

/** Checks before parsing: a million empty fields would block everybody. */
function parseQuery(content: Buffer): URLSearchParams {
  let at = -1
  for (let count = 0; count <= MAX_FIELDS; count += 1) {
    at = content.indexOf('&', at + 1)
    if (at < 0) return new URLSearchParams(content.toString())
  }
  throw new AppError('tooLarge')
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
