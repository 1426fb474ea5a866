import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { pipeline, Writable, type Transform } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { encode, encoder, type ContentCoding } from '@/lib/server/cache/content-coding'

const MIN_COMPRESSED_BYTES = 2_048
const QUALITY = 4
/** From this size on compressing takes longer than looking up an earlier result. */
const MIN_CACHED_BYTES = 100_000
const MAX_WHOLE_BYTES = 4 * 1024 * 1024
const kept = new LRUCache<string, Promise<Buffer>>({ max: 8, ttl: 600_000 })

type PlainMethods = Pick<ServerResponse, 'write' | 'end' | 'flushHeaders'>

export class CompressedBody {
  private parts: Buffer[] = []
  private size = 0
  private stream: Transform | undefined

  constructor(
    private readonly res: ServerResponse,
    private readonly plain: PlainMethods,
    private readonly coding: Exclude<ContentCoding, 'identity'>,
  ) {}

  /** Returns false if the writer has to wait for `drain`. */
  take(part: unknown): boolean {
    if (typeof part !== 'string' && !(part instanceof Uint8Array)) return true
    const bytes = Buffer.from(part)
    if (this.stream) return this.stream.write(bytes)
    this.parts.push(bytes)
    this.size += bytes.length
    return this.size <= MAX_WHOLE_BYTES || this.beginStream()
  }

  end(part: unknown): void {
    this.take(part)
    if (this.stream) this.stream.end()
    else void this.sendWhole(Buffer.concat(this.parts))
  }

  private beginStream(): boolean {
    const { res, plain } = this
    this.nameCoding()
    const stream = encoder(this.coding)
    this.stream = stream
    stream.on('drain', () => res.emit('drain'))
    res.once('close', () => stream.destroy())
    pipeline(stream, this.outlet(), (error) => {
      if (error) res.destroy()
      else Reflect.apply(plain.end, res, [])
    })
    const beginning = Buffer.concat(this.parts)
    this.parts = []
    return stream.write(beginning)
  }

  private outlet(): Writable {
    const { res, plain } = this
    return new Writable({
      write: (part, _encoding, done) => {
        const onDrain = () => (res.writableNeedDrain ? res.once('drain', onDrain) : done())
        if (plain.write.call(res, part, 'utf8')) done()
        else res.once('drain', onDrain)
      },
    })
  }

  private async sendWhole(body: Buffer): Promise<void> {
    const { res, coding } = this
    Object.assign(res, this.plain)
    if (body.length < MIN_COMPRESSED_BYTES) return void (nameVariants(res), res.end(body))
    const packed = await (body.length < MIN_CACHED_BYTES ? encode(body, coding, QUALITY) : encodeOnce(body, coding))
    this.nameCoding()
    res.end(packed)
  }

  private nameCoding(): void {
    nameVariants(this.res)
    this.res.setHeader('Content-Encoding', this.coding)
    this.res.removeHeader('Content-Length')
  }
}

function nameVariants(res: ServerResponse): void {
  if (!/accept-encoding/i.test(String(res.getHeader('Vary')))) res.appendHeader('Vary', 'Accept-Encoding')
}

/** Points of a map are the same for every visitor until a claim changes. */
function encodeOnce(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  const key = coding + createHash('sha256').update(body).digest('base64')
  const packed = kept.get(key) ?? encode(body, coding, QUALITY)
  kept.set(key, packed)
  packed.catch(() => kept.delete(key))
  return packed
}
