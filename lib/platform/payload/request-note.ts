import type { PayloadRequest } from 'payload'

type NotedRequest = Pick<PayloadRequest, 'context'>

/** One hook leaves a note in a request for another hook of the same request. */
interface RequestNote<Value> {
  leave(req: NotedRequest, value: Value | undefined): void
  read(req: NotedRequest): Value | undefined
  /** Reads the note and takes it off, so that a second save of the request does not find it. */
  take(req: NotedRequest): Value | undefined
  /** Makes the context of an operation that begins with this note. */
  contextWith(value: Value): PayloadRequest['context']
}

/** Payload types what hooks tell each other as unknown; a note has its type, and `name` is like no other of the request. */
export function requestNote<Value>(name: string): RequestNote<Value> {
  const read = ({ context }: NotedRequest) => context[name] as Value | undefined
  return {
    read,
    leave({ context }, value) {
      context[name] = value
    },
    take(req) {
      const value = read(req)
      delete req.context[name]
      return value
    },
    contextWith: (value) => ({ [name]: value }),
  }
}
