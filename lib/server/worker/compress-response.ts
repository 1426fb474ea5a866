import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Duplex } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { joinBody, readBeginning } from '@/lib/runtime/response-body'
import { chooseCoding, encode, encoder, type ContentCoding } from '@/lib/server/cache/content-coding'

type Coding = Exclude<ContentCoding, 'identity'>

const COMPRESSED_TYPE = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:csv|xml))/
const MIN_COMPRESSED_BYTES = 2_048
const QUALITY = 4
/** From this size on compressing takes longer than looking up an earlier result. */
const MIN_CACHED_BYTES = 100_000
const MAX_WHOLE_BYTES = 4 * 1024 * 1024
const kept = new LRUCache<string, Promise<Buffer>>({ max: 8, ttl: 600_000 })

/**
 * Compresses a response that everybody may read. Responses to residents stay uncompressed: the length of a secret
 * compressed beside an attacker's text reveals it.
 */
export async function compressResponse(req: IncomingMessage, response: Response): Promise<Response> {
  const coding = chooseCoding(req.headers['accept-encoding'] as string | undefined)
  if (coding === 'identity' || !response.body || !isForAll(req, response)) return response
  const headers = new Headers(response.headers)
  if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding')
  const { status } = response
  const reader = response.body.getReader()
  const { parts, isWhole } = await readBeginning(reader, MAX_WHOLE_BYTES)
  if (!isWhole) {
    nameCoding(headers, coding)
    return new Response(joinBody(parts, reader).pipeThrough(toTransform(coding)), { status, headers })
  }
  const body = Buffer.concat(parts)
  if (body.length < MIN_COMPRESSED_BYTES) return new Response(body, { status, headers })
  const packed = await (body.length < MIN_CACHED_BYTES ? encode(body, coding, QUALITY) : encodeOnce(body, coding))
  nameCoding(headers, coding)
  headers.set('content-length', String(packed.length))
  return new Response(new Uint8Array(packed), { status, headers })
}

function isForAll({ method, url, headers }: IncomingMessage, response: Response): boolean {
  const isGraph = url?.startsWith('/graphql/') === true
  if (method !== 'GET' && !(isGraph && method === 'POST')) return false
  const isGuest = isGraph && headers.authorization === undefined
  const isPublic = isGuest || response.headers.get('cache-control')?.startsWith('public') === true
  return isPublic && COMPRESSED_TYPE.test(response.headers.get('content-type') ?? '')
}

function nameCoding(headers: Headers, coding: Coding): void {
  headers.set('content-encoding', coding)
  headers.delete('content-length')
}

function toTransform(coding: Coding): ReadableWritablePair<Uint8Array, Uint8Array> {
  return Duplex.toWeb(encoder(coding)) as ReadableWritablePair<Uint8Array, Uint8Array>
}

/** Points of a map are the same for every visitor until a claim changes. */
function encodeOnce(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  const key = coding + createHash('sha256').update(body).digest('base64')
  const packed = kept.get(key) ?? encode(body, coding, QUALITY)
  kept.set(key, packed)
  packed.catch(() => kept.delete(key))
  return packed
}
