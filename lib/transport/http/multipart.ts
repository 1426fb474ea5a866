import { AppError } from '@/lib/contract/errors'

const MB = 1024 * 1024
/** Longest text field; a longer one would block while it is parsed. */
const MAX_TEXT_LENGTH = MB
/** Longest part headers; the platform's parser takes seconds for a megabyte. */
const MAX_HEADERS_LENGTH = 2_000
const HEADERS_END = Buffer.from('\r\n\r\n')
const FILE = Buffer.from('filename')

interface FormLimits {
  largest: number
  /** A million empty parts would block everybody. */
  mostParts: number
  /** Called while a file arrives. */
  refuseFile?: (size: number, start: Buffer) => AppError | null
  /** Message for a body that is no form. */
  malformed?: string
}

/** Reads a form that is checked while it arrives; a body without bytes is an empty form. Throws invalid and tooLarge. */
export async function readMultipart({ body, headers }: Request, limits: FormLimits): Promise<FormData> {
  if (!body) return new FormData()
  const boundary = readBoundary(headers.get('content-type') ?? '')
  if (!boundary) throw new AppError('invalid', { message: limits.malformed })
  const limiter = new MultipartLimiter(boundary, limits)
  // the parser might read another boundary from the sender's type
  const type = { 'content-type': `multipart/form-data; boundary="${boundary}"` }
  const checked = new Response(body.pipeThrough(new TransformStream(limiter)), { headers: type })
  return checked.formData().then(
    (form) => {
      if (limiter.refusal) throw limiter.refusal
      return form
    },
    (cause: unknown) => {
      if (limiter.total === 0) return new FormData()
      throw limiter.refusal ?? new AppError('invalid', { message: limits.malformed, cause })
    },
  )
}

/** Checks a multipart form while it arrives and trusts nothing that it announces. */
class MultipartLimiter implements Transformer<Uint8Array, Uint8Array> {
  refusal: AppError | null = null
  total = 0
  private size = 0
  private count = 0
  private head = Buffer.alloc(0)
  /** End of the last chunk: a boundary may lie across two. */
  private tail = Buffer.alloc(0)
  private readonly separator: Buffer

  constructor(
    boundary: string,
    private readonly limits: FormLimits,
  ) {
    this.separator = Buffer.from(`--${boundary}`)
  }

  /** Reads a refused form to its end, so that the sender gets a response and not a broken connection. */
  transform(chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array>): void {
    this.check(chunk)
    if (this.refusal === null) controller.enqueue(chunk)
  }

  private check(chunk: Uint8Array): void {
    this.total += chunk.byteLength
    if (this.total > this.limits.largest) this.refusal ??= new AppError('tooLarge')
    if (this.refusal) return
    const data = Buffer.concat([this.tail, chunk])
    let from = 0
    for (let at = data.indexOf(this.separator); at >= 0; at = data.indexOf(this.separator, from)) {
      this.grow(data.subarray(Math.max(from, this.tail.length), at))
      this.begin()
      if (this.refusal) return
      from = at + this.separator.length
    }
    this.grow(data.subarray(Math.max(from, this.tail.length)))
    this.tail = Buffer.from(data.subarray(Math.max(from, data.length - this.separator.length + 1)))
  }

  private begin(): void {
    this.size = 0
    this.head = Buffer.alloc(0)
    this.count += 1
    if (this.count > this.limits.mostParts) this.refusal ??= new AppError('tooLarge')
  }

  private grow(piece: Buffer): void {
    if (this.head.length < MAX_HEADERS_LENGTH)
      this.head = Buffer.concat([this.head, piece.subarray(0, MAX_HEADERS_LENGTH - this.head.length)])
    this.size += piece.length
    this.refusal ??= this.refusalOfPart()
  }

  private refusalOfPart(): AppError | null {
    const end = this.head.indexOf(HEADERS_END)
    if (end < 0) return this.size >= MAX_HEADERS_LENGTH ? new AppError('tooLarge') : null
    const length = this.size - end - HEADERS_END.length
    if (this.head.indexOf(FILE) < 0 || this.head.indexOf(FILE) > end)
      return length > MAX_TEXT_LENGTH ? new AppError('tooLarge') : null
    return this.limits.refuseFile?.(length, this.head.subarray(end + HEADERS_END.length)) ?? null
  }
}

/** Characters of RFC 2046 without the space, so that nothing needs escaping. */
const BOUNDARY =
  /^multipart\/form-data\b.*?;\s*boundary=(?:"([\w'()+,./:=?-]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i

function readBoundary(type: string): string | undefined {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  return quoted ?? plain
}
