import type { BaseFilter, CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'

const KEPT_MS = 24 * 60 * 60_000

interface Titled {
  slug: string
  /** The field that names a document. */
  title: string
}

interface DraftVersion {
  parent: number
  version: Record<string, unknown>
}

/** Hides from lists the drafts that Payload stores when «Создать» is pressed and nobody types into. */
export function hideUntouched(titled: Titled): BaseFilter {
  return async ({ req }) => {
    const ids = await findUntouched(titled, new Date(), req)
    return ids.length > 0 ? { id: { not_in: ids } } : null
  }
}

/** A new draft deletes yesterday's untouched ones: a form may still be open over a younger one. */
export function deleteUntouched(titled: Titled): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'create' || !req.user) return args
    const ids = await findUntouched(titled, new Date(Date.now() - KEPT_MS), req)
    if (ids.length > 0) {
      await req.payload.delete({ collection: titled.slug as CollectionSlug, where: { id: { in: ids } } })
    }
    return args
  }
}

/** They have no title, and every version of theirs says what the first one said: an open form may save by itself. */
async function findUntouched({ slug, title }: Titled, before: Date, req: PayloadRequest): Promise<number[]> {
  const find = async (where: Where) => {
    const found = await req.payload.findVersions({
      collection: slug as CollectionSlug,
      depth: 0,
      pagination: false,
      where,
    })
    return found.docs as unknown as DraftVersion[]
  }
  const untitled = await find({
    latest: { equals: true },
    createdAt: { less_than: before.toISOString() },
    'version._status': { equals: 'draft' },
    [`version.${title}`]: { exists: false },
  })
  if (untitled.length === 0) return []
  const ids = untitled.map(({ parent }) => parent)
  const contents = new Map(ids.map((id) => [id, new Set<string>()]))
  for (const { parent, version } of await find({ parent: { in: ids } }))
    contents.get(parent)?.add(JSON.stringify({ ...version, createdAt: null, updatedAt: null }, dropEmpty))
  return ids.filter((id) => contents.get(id)?.size === 1)
}

/** A form saves an empty field as an empty text, a new document as nothing. */
function dropEmpty(_name: string, value: unknown): unknown {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value
}
