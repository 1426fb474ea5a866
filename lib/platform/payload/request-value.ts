import type { PayloadRequest, CollectionAfterChangeHook, TypeWithID } from 'payload'

type NotedRequest = Pick<PayloadRequest, 'context'>

/** One hook leaves a note in a request for another hook of the same request. */
interface RequestValue<Value> {
  leave(req: NotedRequest, value: Value | undefined): void
  read(req: NotedRequest): Value | undefined
  /** Reads the note and takes it off, so that a second save of the request does not find it. */
  take(req: NotedRequest): Value | undefined
  /** Makes the context of an operation that begins with this note. */
  contextWith(value: Value): PayloadRequest['context']
}

/** Payload types what hooks tell each other as unknown; a note has its type, and `name` is like no other of the request. */
export function requestValue<Value>(name: string): RequestValue<Value> {
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

interface AfterSave<Doc extends TypeWithID, Note> {
  /** Says what is to be done, and replaces what was said of the same save before. */
  note: (note: Note | undefined, req: PayloadRequest) => void
  hook: CollectionAfterChangeHook<Doc>
}

/**
 * What a save decides before it is written and what is done once it is, in its transaction: a row of a history, files taken
 * off. A save that is refused leaves nothing of it. `name` is like no other of the request.
 */
export function afterSave<Doc extends TypeWithID, Note extends object>(
  name: string,
  work: (note: Note, doc: Doc, req: PayloadRequest) => Promise<unknown>,
): AfterSave<Doc, Note> {
  const noted = requestValue<Note>(name)
  return {
    note(note, req) {
      noted.leave(req, note)
    },
    async hook({ doc, req }) {
      const note = noted.take(req)
      if (note) await work(note, doc, req)
      return doc
    },
  }
}
