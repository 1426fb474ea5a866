import type { PayloadRequest, CollectionAfterChangeHook, TypeWithID } from 'payload'

type RequestWithContext = Pick<PayloadRequest, 'context'>

interface RequestValue<Value> {
  leave(req: RequestWithContext, value: Value | undefined): void
  read(req: RequestWithContext): Value | undefined
  /** Returns and removes the value: a second save must not see it. */
  take(req: RequestWithContext): Value | undefined
  contextWith(value: Value): PayloadRequest['context']
}

/** Typed value that one hook passes to another; `name` must be unique within a request. */
export function requestValue<Value>(name: string): RequestValue<Value> {
  const read = ({ context }: RequestWithContext) => context[name] as Value | undefined
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
  note: (note: Note | undefined, req: PayloadRequest) => void
  hook: CollectionAfterChangeHook<Doc>
}

/** Runs `work` of a beforeChange decision in afterChange, in the transaction of the save. */
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
