import { AppError } from '@/lib/contract/errors'

const MAX_BYTES = 1_000_000

/** Fields of a JSON or form body as one object; empty form fields count as absent. At most 1 MB. */
export async function readBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const content = await readLimited(request)
  if (content.byteLength === 0) return {}
  if (type === 'application/json') return parseJson(content)
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') return parseForm(request, content)
  throw new AppError('unsupportedType')
}

async function readLimited(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > MAX_BYTES) throw new AppError('tooLarge')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new AppError('tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(content: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // said below in the contract's words
  }
  throw new AppError('invalid')
}

async function parseForm(request: Request, content: Uint8Array): Promise<Record<string, unknown>> {
  const copy = new Response(content.slice(), { headers: { 'content-type': request.headers.get('content-type') ?? '' } })
  const form = await copy.formData().catch(() => {
    throw new AppError('invalid')
  })
  return Object.fromEntries([...form].filter(([, value]) => value !== ''))
}
