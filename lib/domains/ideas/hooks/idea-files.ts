import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { publishDocument, publishPicture } from '@/lib/platform/files/hooks/publish-private-file'
import { idOf } from '@/lib/platform/payload/to-shapes'
import type { Idea } from '@/lib/platform/payload/payload-types'
import { afterSave } from '@/lib/platform/payload/request-value'

type SiteFile = NonNullable<Idea['documents']>[number]

/** Copies the author's private photo and documents to the public library. */
export async function publishFiles(idea: Idea, req: PayloadRequest): Promise<Pick<Idea, 'photo' | 'documents'>> {
  if (idea.photo) return {}
  const documents: SiteFile[] = []
  for (const [index, sent] of (idea.sentDocuments ?? []).map((file) => idOf(file)).entries()) {
    const neutralName = idea.showAuthor ? undefined : `Документ ${index + 1}`
    const found = await publishDocument(sent, `Документ к идее № ${idea.id}`, req, neutralName)
    if (found) documents.push(found)
  }
  const alt = `Фотография к идее № ${idea.id}: ${idea.title}`
  return { photo: idea.sentPhoto ? await publishPicture(idOf(idea.sentPhoto), alt, req) : null, documents }
}

/** Photo and documents can only be removed: no file that was not published from the idea. */
export function withoutNewFiles(before: Idea, changed: Partial<Idea>): Partial<Idea> {
  const had = (before.documents ?? []).map(toKey)
  return {
    ...(changed.documents && { documents: changed.documents.filter((file) => had.includes(toKey(file))) }),
    ...(changed.photo !== undefined && { photo: changed.photo === null ? null : before.photo }),
  }
}

/** Deletes removed files after the save, so that a refused save loses none. */
export const deleteRemovedFiles = afterSave<Idea, { before: Idea; after: Partial<Idea> }>(
  'ideaFilesOff',
  ({ before, after }, _idea, req) => hideFiles(before, after, req),
)

export const dropFilesOfDeleted: CollectionAfterDeleteHook<Idea> = ({ doc, req }) =>
  hideFiles(doc, { photo: null, documents: [] }, req)

/** Deletes removed files from the public library, so that their URLs stop working. */
async function hideFiles(before: Idea, after: Partial<Idea>, req: PayloadRequest): Promise<void> {
  const own = { transactionID: req.transactionID }
  const photo = idOf(before.photo)
  if (after.photo === null && photo !== null) await req.payload.delete({ collection: 'media', id: photo, req: own })
  if (!after.documents) return
  const remaining = after.documents.map(toKey)
  for (const file of (before.documents ?? []).filter((one) => !remaining.includes(toKey(one))))
    await req.payload.delete({ collection: file.relationTo, id: idOf(file.value), req: own })
}

function toKey({ relationTo, value }: SiteFile): string {
  return `${relationTo} ${idOf(value)}`
}
