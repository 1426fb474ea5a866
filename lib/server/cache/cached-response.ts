import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { namesTag } from '@/lib/runtime/entity-tag'
import { decode, encode, type ContentCoding } from '@/lib/server/cache/content-coding'

/** Node writes headers fastest as names and values in one flat list. */
type FlatHeaders = string[]

/** One representation of an answer is ready to be written in a single call. */
interface Representation {
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
  /** Brotli's quality; the default suits pages, and files that never change are worth more time. */
  quality?: number
}

/** A kept answer takes about this much memory besides its bytes: objects, headers, its entry in the list. */
const OVERHEAD_BYTES = 2_048

/** Holds an answer for many requests and compresses it once per coding, at the first request that wants it. */
export class CachedResponse {
  readonly status: number
  readonly cachedAt = Date.now()
  private readonly tag: string
  private readonly headers: FlatHeaders
  private readonly compressible: boolean
  private readonly quality: number | undefined
  private readonly ready: Partial<Record<ContentCoding, Representation>> = {}
  private readonly encoding: Partial<Record<ContentCoding, Promise<Representation>>> = {}
  /** The uncompressed bytes are kept until a compressed copy replaces them. */
  private plain: Buffer | undefined

  constructor(source: ResponseSource) {
    this.status = source.status
    this.headers = source.headers
    this.compressible = source.compressible && source.body.length > 200
    this.quality = source.quality
    this.plain = source.body
    this.tag = createHash('sha256').update(source.body).digest('base64url').slice(0, 22)
    if (!this.compressible) this.ready.identity = this.represent(source.body, 'identity')
  }

  /** Returns the answer in this coding if it is ready. */
  find(coding: ContentCoding): Representation | undefined {
    return this.compressible ? this.ready[coding] : this.ready.identity
  }

  /** Returns the answer in this coding and makes it if it is not ready. */
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
      if (coding === 'identity') return made
      this.ready[coding] = made
      this.plain = undefined
      return made
    } finally {
      delete this.encoding[coding]
    }
  }

  private async plainBody(): Promise<Buffer> {
    if (this.plain) return this.plain
    const { br, gzip } = this.ready
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

/** Writes the answer, or 304 if the visitor has it already. */
export function sendRepresentation(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  found: Representation,
): void {
  const known = req.headers['if-none-match']
  if (known !== undefined && status === 200 && namesTag(known, found.etag)) {
    res.writeHead(304, found.notModified)
    res.end()
    return
  }
  res.writeHead(status, found.headers)
  if (req.method === 'HEAD') res.end()
  else res.end(found.body)
}
