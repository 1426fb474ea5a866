import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesEtag } from '@/lib/runtime/etag'
import { decode, encode, type ContentCoding } from '@/lib/server/cache/content-coding'

/** Names and values in one list, which Node writes fastest. */
type FlatHeaders = string[]

export interface Representation {
  etag: string
  body: Buffer
  headers: FlatHeaders
  notModified: FlatHeaders
}

interface ResponseSource {
  status: number
  headers: FlatHeaders
  body: Buffer
  compressible: boolean
  /** Brotli quality; files that never change are worth more than the default. */
  quality?: number | undefined
  /** Coding of a body that is compressed already. */
  coding?: ContentCoding
  /** True for big bodies: slow readers then share one plain body. */
  keepsIdentity?: boolean
  /** Hash of the plain body, if known. */
  tag?: string
}

export interface ComposedResponse {
  response: CachedResponse
  /** Milliseconds of freshness; with 0 the response is for this request only. */
  freshMs: number
  /** Tables that the page was made from, if known. */
  tables?: readonly string[] | undefined
}

const OVERHEAD_BYTES = 2_048

/** A response sent many times; compressed once per coding, on demand. */
export class CachedResponse {
  readonly status: number
  /** Moment by the monotonic clock: an age must not depend on the time of day. */
  readonly cachedAt = performance.now()
  readonly tag: string
  readonly compressible: boolean
  private readonly headers: FlatHeaders
  private readonly quality: number | undefined
  private readonly keepsIdentity: boolean
  private readonly ready: Partial<Record<ContentCoding, Representation>> = {}
  private readonly encoding: Partial<Record<ContentCoding, Promise<Representation>>> = {}
  private plain: Buffer | undefined

  constructor(source: ResponseSource) {
    this.status = source.status
    this.headers = source.headers
    const { body, coding = 'identity', tag } = source
    this.compressible = source.compressible && (coding !== 'identity' || body.length > 200)
    this.quality = source.quality
    this.keepsIdentity = source.keepsIdentity ?? false
    this.tag = tag ?? createHash('sha256').update(body).digest('base64url').slice(0, 22)
    if (coding === 'identity') this.plain = body
    if (coding !== 'identity' || !this.compressible) this.ready[coding] = this.represent(body, coding)
  }

  find(coding: ContentCoding): Representation | undefined {
    return this.compressible ? this.ready[coding] : this.ready.identity
  }

  async get(coding: ContentCoding): Promise<Representation> {
    const found = this.find(coding)
    if (found) return found
    this.encoding[coding] ??= this.make(coding)
    return this.encoding[coding]
  }

  get bytes(): number {
    const bodies = Object.values(this.ready).reduce((sum, { body }) => sum + body.length, 0)
    return bodies + (this.plain?.length ?? 0) + OVERHEAD_BYTES
  }

  private async make(coding: ContentCoding): Promise<Representation> {
    try {
      const plain = await this.plainBody()
      const made = this.represent(await encode(plain, coding, this.quality), coding)
      if (coding === 'identity' && !this.keepsIdentity) return made
      this.ready[coding] = made
      this.plain = undefined
      return made
    } finally {
      delete this.encoding[coding]
    }
  }

  private async plainBody(): Promise<Buffer> {
    if (this.plain) return this.plain
    const { br, gzip, identity } = this.ready
    if (identity) return identity.body
    if (gzip) return decode(gzip.body, 'gzip')
    return decode((br as Representation).body, 'br')
  }

  private represent(body: Buffer, coding: ContentCoding): Representation {
    const etag = `"${this.tag}${coding === 'identity' ? '' : `-${coding}`}"`
    const notModified = [...this.headers, 'ETag', etag]
    const length = ['Content-Length', String(body.length)]
    const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding]
    return { etag, body, notModified, headers: [...notModified, ...encoding, ...length] }
  }
}

export function sendRepresentation(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  found: Representation,
): void {
  const known = req.headers['if-none-match']
  if (known !== undefined && status === 200 && matchesEtag(known, found.etag)) {
    res.writeHead(304, found.notModified)
    res.end()
    return
  }
  res.writeHead(status, found.headers)
  if (req.method === 'HEAD') res.end()
  else res.end(found.body)
}
