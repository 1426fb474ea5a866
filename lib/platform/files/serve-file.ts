import { Readable } from 'node:stream'
import { payloadClient } from '@/lib/platform/database/payload-client'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { matchesEtag } from '@/lib/runtime/etag'
import { readStoredFile, storedFiles } from '@/lib/platform/files/storage/stored-files'
import type { StoredFile } from '@/lib/platform/files/storage/file-storage'
import { contentDisposition } from '@/lib/text/content-disposition'

const STORED_NAME = /^[\w-]+\.([a-z0-9]{2,5})$/
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
}

/** Serves a public file, whole or one range. Stored names never change their content. */
export async function serveFile(name: string, request: Request): Promise<Response> {
  const type = toStoredType(name)
  if (!type) throw new AppError('notFound', { message: messages.noFile })
  const isPicture = type.startsWith('image/')
  const file = await storedFiles.head(`${isPicture ? 'media' : 'files'}/${name}`)
  if (!file) throw new AppError('notFound', { message: messages.noFile })
  const etag = `"${name}"`
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-disposition': isPicture ? 'inline' : await disposition(name, type),
  })
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return sendFile(file, headers, request)
}

/** Undefined for a name that the portal has not given. */
export function toStoredType(name: string): string | undefined {
  return TYPES[STORED_NAME.exec(name)?.[1] ?? '']
}

/** Returns only the properties of the features; none if the file is missing. */
export async function readMapData(name: string): Promise<{ properties?: Record<string, unknown> | null }[]> {
  if (!/^[\w-]+\.json$/.test(name)) return []
  const content = await readStoredFile(`files/${name}`)
  if (content === null) return []
  return (JSON.parse(content.toString()) as { features: { properties?: Record<string, unknown> | null }[] }).features
}

type AskedFile = Pick<Request, 'method' | 'headers'>

/** Sends a stored file, whole or one range. */
export async function sendFile({ path, size }: StoredFile, headers: Headers, request: AskedFile): Promise<Response> {
  const range = parseRange(requestedRange(request, headers), size)
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  }
  const [start, end] = range ?? [0, size - 1]
  headers.set('content-length', String(end - start + 1))
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD' || size === 0) return new Response(null, { status, headers })
  const content = await storedFiles.get(path, { start, end })
  if (!content) throw new AppError('notFound', { message: messages.noFile })
  return new Response(Readable.toWeb(content) as ReadableStream, { status, headers })
}

/** RFC 9110, 13.1.5 and 14.2. */
function requestedRange({ method, headers: asked }: AskedFile, headers: Headers): string | null {
  const held = asked.get('if-range')
  return method === 'GET' && (held === null || held === headers.get('etag')) ? asked.get('range') : null
}

/** Returns null, so that the whole file is sent, for several ranges and invalid ones. */
function parseRange(header: string | null, size: number): [number, number] | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (!first && !last) return null
  if (!first) return Number(last) === 0 || size === 0 ? 'unsatisfiable' : [Math.max(0, size - Number(last)), size - 1]
  if (last && Number(last) < Number(first)) return null
  return Number(first) >= size ? 'unsatisfiable' : [Number(first), last ? Math.min(Number(last), size - 1) : size - 1]
}

/** PDF inline, other documents as attachments, under the original name. */
async function disposition(name: string, type: string): Promise<string> {
  const { docs } = await (
    await payloadClient()
  ).find({
    collection: 'files',
    where: { filename: { equals: name } },
    select: { originName: true },
    limit: 1,
    depth: 0,
    pagination: false,
  })
  const manner = type === 'application/pdf' ? 'inline' : 'attachment'
  return contentDisposition(manner, docs[0]?.originName ?? name)
}
