import { boundaryOf } from '@/lib/backend/http/form-boundary'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'

const MB = 1024 * 1024
const LARGEST_PICTURE = 5 * MB
const LARGEST_DOCUMENT = 20 * MB
/** Headers of a part are counted with it; ours are short. */
const LONGEST_HEADERS = 2_000
/** The map, the query, and more files than any form of ours takes; a million empty parts would hold up everybody. */
const MOST_PARTS = 50
const HEADERS_END = Buffer.from('\r\n\r\n')
const pictures = [Buffer.from('ffd8ff', 'hex'), Buffer.from('89504e47', 'hex'), Buffer.from('RIFF')]

/** Watches how large single files of a form become, so that no more of one is kept than may be taken. */
export interface PartWatch {
  request: Request
  /** Why the form is not taken; known once its body was read. */
  refusal: () => AppError | null
}

/**
 * The same request with a body that ends where one file grows over its limit. What is left is read to nothing: whoever
 * sends it gets an answer and not a broken line.
 */
export function watchParts(request: Request): PartWatch {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '')
  if (!request.body || !boundary) return { request, refusal: () => null }
  const parts = new Parts(Buffer.from(`--${boundary}`))
  const body = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        if (parts.refusal === null) parts.take(chunk)
        if (parts.refusal === null) controller.enqueue(chunk)
      },
    }),
  )
  const { method, headers } = request
  // a streamed body needs the word, which the types of the browser do not know
  const init = { method, headers, body, duplex: 'half' } as RequestInit
  return { request: new Request(request.url, init), refusal: () => parts.refusal }
}

class Parts {
  refusal: AppError | null = null
  private size = 0
  private count = 0
  private head = Buffer.alloc(0)
  /** The end of the last chunk: a boundary may lie across two. */
  private tail = Buffer.alloc(0)

  constructor(private readonly boundary: Buffer) {}

  take(chunk: Uint8Array): void {
    const data = Buffer.concat([this.tail, chunk])
    let from = 0
    for (let at = data.indexOf(this.boundary); at >= 0; at = data.indexOf(this.boundary, from)) {
      this.grow(data.subarray(Math.max(from, this.tail.length), at))
      this.size = 0
      this.head = Buffer.alloc(0)
      this.count += 1
      if (this.count > MOST_PARTS) {
        this.refusal = new AppError('tooLarge')
        return
      }
      from = at + this.boundary.length
    }
    this.grow(data.subarray(Math.max(from, this.tail.length)))
    this.tail = Buffer.from(data.subarray(Math.max(from, data.length - this.boundary.length + 1)))
  }

  private grow(piece: Buffer): void {
    if (this.head.length < LONGEST_HEADERS)
      this.head = Buffer.concat([this.head, piece.subarray(0, LONGEST_HEADERS - this.head.length)])
    this.size += piece.length
    const isPicture = this.isPicture()
    if (this.size <= (isPicture ? LARGEST_PICTURE : LARGEST_DOCUMENT) + LONGEST_HEADERS) return
    const message = isPicture ? messages.imageTooLarge : messages.documentTooLarge
    this.refusal = new AppError('invalid', { errors: { files: [message] } })
  }

  private isPicture(): boolean {
    const end = this.head.indexOf(HEADERS_END)
    const content = end < 0 ? Buffer.alloc(0) : this.head.subarray(end + HEADERS_END.length)
    return pictures.some((signature) => content.subarray(0, signature.length).equals(signature))
  }
}
