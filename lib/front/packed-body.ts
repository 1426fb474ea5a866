import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { pipeline, Writable, type Transform } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { encode, encoder, type ContentCoding } from '@/lib/front/page/content-coding'

/** A shorter answer fits into a packet or two as it is. */
const LEAST_PACKED = 2_048
const QUALITY = 4
/** From this size on packing takes longer than finding out whether the same was packed before. */
const LEAST_KEPT = 100_000
/** A longer answer is packed as it comes, so that it never lies whole in the memory. */
const LARGEST_WHOLE = 4 * 1024 * 1024
const kept = new LRUCache<string, Promise<Buffer>>({ max: 8, ttl: 600_000 })

/** The answer's own ways of sending, before they are taken over. */
type PlainSending = Pick<ServerResponse, 'write' | 'end' | 'flushHeaders'>

/** Takes what is written to an answer and sends it packed: at once at its end, or from some length on as it comes. */
export class PackedBody {
  private parts: Buffer[] = []
  private size = 0
  private stream: Transform | undefined

  constructor(
    private readonly res: ServerResponse,
    private readonly plain: PlainSending,
    private readonly coding: Exclude<ContentCoding, 'identity'>,
  ) {}

  /** Works like `write` of a stream: false asks to wait for `drain`. */
  take(part: unknown): boolean {
    if (typeof part !== 'string' && !(part instanceof Uint8Array)) return true
    const bytes = Buffer.from(part)
    if (this.stream) return this.stream.write(bytes)
    this.parts.push(bytes)
    this.size += bytes.length
    return this.size <= LARGEST_WHOLE || this.beginStream()
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
      // half an answer must not look like a whole one
      if (error) res.destroy()
      else Reflect.apply(plain.end, res, [])
    })
    const beginning = Buffer.concat(this.parts)
    this.parts = []
    return stream.write(beginning)
  }

  /** Waits for a reader who is slower than what is packed for them. */
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
    if (body.length < LEAST_PACKED) return void (nameVariants(res), res.end(body))
    const packed = await (body.length < LEAST_KEPT ? encode(body, coding, QUALITY) : packOnce(body, coding))
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

/** The points of a map are the same for visitor after visitor, until a claim moves. */
function packOnce(body: Buffer, coding: ContentCoding): Promise<Buffer> {
  const key = coding + createHash('sha256').update(body).digest('base64')
  const packed = kept.get(key) ?? encode(body, coding, QUALITY)
  kept.set(key, packed)
  packed.catch(() => kept.delete(key))
  return packed
}
