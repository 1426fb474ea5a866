import type { CollectionAfterChangeHook, PayloadRequest, TypeWithID } from 'payload'
import { requestNote } from '@/lib/platform/payload/request-note'

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
  const noted = requestNote<Note>(name)
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
