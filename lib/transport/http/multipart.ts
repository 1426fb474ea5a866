import { AppError } from '@/lib/contract/errors'

const MB = 1024 * 1024
/** A field without a file is at most so long; a longer one would be decoded and parsed at one go. */
const LONGEST_TEXT = MB
/** Headers of a part are at most so long: the platform's parser takes seconds for a megabyte of them. */
const LONGEST_HEADERS = 2_000
const HEADERS_END = Buffer.from('\r\n\r\n')
const FILE = Buffer.from('filename')

interface PartLimits {
  boundary: string
  /** A million empty parts would hold up everybody. */
  mostParts: number
  /** The limit in bytes of all parts together. */
  largest: number
  /** Refuses a file that has grown to so many bytes and begins so; it is asked while the file still comes. */
  refuseFile?: (size: number, start: Buffer) => AppError | null
}

/**
 * Looks through a multipart form as it comes, before anything takes it apart: how many parts it has, how long their
 * headers, texts and files are. Nothing that the form says of itself is believed.
 */
export class MultipartLimiter {
  /** Says why the form is not taken; null while it may be. */
  refusal: AppError | null = null
  private total = 0
  private size = 0
  private count = 0
  private head = Buffer.alloc(0)
  /** The end of the last chunk is kept, because a boundary may lie across two. */
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
    if (this.head.length < LONGEST_HEADERS)
      this.head = Buffer.concat([this.head, piece.subarray(0, LONGEST_HEADERS - this.head.length)])
    this.size += piece.length
    this.refusal ??= this.refusalOfPart()
  }

  private refusalOfPart(): AppError | null {
    const end = this.head.indexOf(HEADERS_END)
    if (end < 0) return this.size >= LONGEST_HEADERS ? new AppError('tooLarge') : null
    const length = this.size - end - HEADERS_END.length
    if (this.head.indexOf(FILE) < 0 || this.head.indexOf(FILE) > end)
      return length > LONGEST_TEXT ? new AppError('tooLarge') : null
    return this.limits.refuseFile?.(length, this.head.subarray(end + HEADERS_END.length)) ?? null
  }
}
