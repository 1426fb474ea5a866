import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { innerHeaders } from '@/lib/config/inner-headers'
import { chooseCoding, encode, type ContentCoding } from '@/lib/server/page/content-coding'

/** A shorter answer fits into a packet or two as it is. */
const LEAST_PACKED = 2_048
const QUALITY = 4
/** From here on packing takes longer than finding out whether the same was packed before. */
const LEAST_KEPT = 100_000
const kept = new LRUCache<string, Promise<Buffer>>({ max: 8, ttl: 600_000 })

/**
 * Packs what the interface answers to everyone alike: the points of a large map are two megabytes of digits. It stands
 * here because Next takes away the coding of what a route answers. Answers to residents go as they are: the length of
 * a packed secret beside words of somebody else would tell of the secret. What a graph answers is for all where nobody
 * says who asks.
 */
export function packWhatIsForAll(req: IncomingMessage, res: ServerResponse, { isGraph = false } = {}): void {
  const coding = chooseCoding(req.headers['accept-encoding'] as string | undefined)
  const isAsked = req.method === 'GET' || (isGraph && req.method === 'POST')
  if (!isAsked || coding === 'identity') return
  const isGuest = isGraph && req.headers.authorization === undefined
  const original = { write: res.write, end: res.end, flushHeaders: res.flushHeaders }
  const chunks: Buffer[] = []
  // asked when the head is ready, before the first byte
  const isTaken = () => {
    if (isForAll(res, isGuest)) return true
    Object.assign(res, original)
    return false
  }
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    return true
  }
  res.flushHeaders = () => {
    if (!isTaken()) res.flushHeaders()
  }
  res.write = ((...args: Parameters<typeof res.write>) =>
    isTaken() ? take(args[0]) : res.write(...args)) as typeof res.write
  res.end = ((...args: Parameters<typeof res.end>) => {
    if (!isTaken()) return res.end(...args)
    take(args[0])
    Object.assign(res, original)
    void send(res, Buffer.concat(chunks), coding)
    return res
  }) as typeof res.end
}

const PACKED_TYPE = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:csv|xml))/

/** Long files of open data go out in parts as they are read: gathered for packing, each would lie whole in the memory. */
function isForAll(res: ServerResponse, isGuest: boolean): boolean {
  if (res.hasHeader('Content-Disposition') && !res.hasHeader(innerHeaders.bodyLength)) return false
  const header = (name: string) => String(res.getHeader(name) ?? '')
  return PACKED_TYPE.test(header('content-type')) && (isGuest || header('cache-control').startsWith('public'))
}

async function send(res: ServerResponse, body: Buffer, coding: ContentCoding): Promise<void> {
  if (!/accept-encoding/i.test(String(res.getHeader('Vary')))) res.appendHeader('Vary', 'Accept-Encoding')
  if (body.length < LEAST_PACKED) return void res.end(body)
  const packed = await (body.length < LEAST_KEPT ? encode(body, coding, QUALITY) : packOnce(body, coding))
  res.setHeader('Content-Encoding', coding)
  res.removeHeader('Content-Length')
  res.end(packed)
}

/** The points of a map are the same for visitor after visitor, until a claim moves. */
function packOnce(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  const key = coding + createHash('sha256').update(body).digest('base64')
  const packed = kept.get(key) ?? encode(body, coding, QUALITY)
  kept.set(key, packed)
  packed.catch(() => kept.delete(key))
  return packed
}
