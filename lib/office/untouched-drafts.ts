import type { BaseFilter, CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload'

const KEPT_MS = 24 * 60 * 60_000

interface Titled {
  slug: string
  /** The field that names a document. */
  title: string
}

interface DraftVersion {
  parent: number
  version: { createdAt: string; updatedAt: string }
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

/** Their only version is as old as the document, has no title and was not saved by itself. */
async function findUntouched({ slug, title }: Titled, before: Date, req: PayloadRequest): Promise<number[]> {
  const { docs } = await req.payload.findVersions({
    collection: slug as CollectionSlug,
    depth: 0,
    pagination: false,
    select: { parent: true, version: { createdAt: true, updatedAt: true } },
    where: {
      latest: { equals: true },
      autosave: { not_equals: true },
      createdAt: { less_than: before.toISOString() },
      'version._status': { equals: 'draft' },
      [`version.${title}`]: { exists: false },
    },
  })
  const untouched = (docs as unknown as DraftVersion[]).filter(({ version }) => version.createdAt === version.updatedAt)
  return untouched.map(({ parent }) => parent)
}
