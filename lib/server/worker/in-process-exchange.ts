import { IncomingMessage, ServerResponse, type IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'

export interface RenderedResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export function createRequest(url: string, headers: IncomingHttpHeaders): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.method = 'GET'
  request.url = url
  request.httpVersion = '1.1'
  request.httpVersionMajor = 1
  request.httpVersionMinor = 1
  request.headers = headers
  request.complete = true
  request.push(null)
  return request
}

export class CollectedResponse extends ServerResponse {
  private parts: Buffer[] = []
  private resolve: (collected: RenderedResponse) => void = () => undefined
  readonly collected = new Promise<RenderedResponse>((resolve) => {
    this.resolve = resolve
  })

  override write(part: unknown, encodingOrDone?: unknown, done?: unknown): boolean {
    if (!this.headersSent) this.writeHead(this.statusCode)
    this.parts.push(toBuffer(part, encodingOrDone))
    const callback = [encodingOrDone, done].find((value) => typeof value === 'function')
    if (callback) process.nextTick(callback as () => void)
    return true
  }

  override end(part?: unknown, encodingOrDone?: unknown, done?: unknown): this {
    if (this.finished) return this
    const callback = [part, encodingOrDone, done].find((value) => typeof value === 'function')
    if (part !== undefined && part !== null && typeof part !== 'function') this.write(part, encodingOrDone)
    else if (!this.headersSent) this.writeHead(this.statusCode)
    this.finished = true
    this.resolve({ status: this.statusCode, headers: this.plainHeaders(), body: Buffer.concat(this.parts) })
    process.nextTick(() => {
      if (callback) (callback as () => void)()
      this.emit('finish')
      this.emit('close')
      this.release()
    })
    return this
  }

  abandon(): void {
    this.emit('close')
    this.release()
  }

  /** Releases large values: Next may hold a response long after its end, in a signal or an error. */
  private release(): void {
    this.parts = []
    this.resolve = () => undefined
    this.removeAllListeners()
    this.req.removeAllListeners()
    this.req.destroy()
  }

  override writeHead(status: number, reasonOrHeaders?: unknown, headers?: unknown): this {
    const given = typeof reasonOrHeaders === 'object' ? reasonOrHeaders : headers
    const pairs = Array.isArray(given) ? inPairs(given) : Object.entries(given ?? {})
    for (const [name, value] of pairs) if (value !== undefined) this.setHeader(String(name), value as string)
    return super.writeHead(status)
  }

  override flushHeaders(): void {
    if (!this.headersSent) this.writeHead(this.statusCode)
  }

  private plainHeaders(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.getHeaders()).map(([name, value]) => [name, String(value)]))
  }
}

function toBuffer(part: unknown, encoding: unknown): Buffer {
  if (typeof part === 'string')
    return Buffer.from(part, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  return Buffer.from(part as Uint8Array)
}

function inPairs(flat: unknown[]): [unknown, unknown][] {
  if (Array.isArray(flat[0])) return flat as [unknown, unknown][]
  return flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1]] as [unknown, unknown]] : []))
}
