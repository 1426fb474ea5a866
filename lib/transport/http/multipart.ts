import { AppError } from '@/lib/contract/errors'

const MB = 1024 * 1024
/** Longest text field; a longer one would block while it is parsed. */
const MAX_TEXT_LENGTH = MB
/** Longest part headers; the platform's parser takes seconds for a megabyte. */
const MAX_HEADERS_LENGTH = 2_000
const HEADERS_END = Buffer.from('\r\n\r\n')
const FILE = Buffer.from('filename')

interface PartLimits {
  boundary: string
  /** A million empty parts would block everybody. */
  mostParts: number
  largest: number
  /** Called while a file arrives. */
  refuseFile?: (size: number, start: Buffer) => AppError | null
}

/** Checks a multipart form while it arrives and trusts nothing that it announces. */
export class MultipartLimiter {
  refusal: AppError | null = null
  private total = 0
  private size = 0
  private count = 0
  private head = Buffer.alloc(0)
  /** End of the last chunk: a boundary may lie across two. */
  private tail = Buffer.alloc(0)
  private readonly separator: Buffer

  constructor(private readonly limits: PartLimits) {
    this.separator = Buffer.from(`--${limits.boundary}`)
  }

  check(chunk: Uint8Array): void {
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

export function readBoundary(type: string): string | undefined {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  return quoted ?? plain
}

/** The form parser might read another boundary from the sender's type. */
export function toContentType(boundary: string): string {
  return `multipart/form-data; boundary="${boundary}"`
}
