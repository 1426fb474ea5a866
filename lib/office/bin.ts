import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Payload,
  type Where,
} from 'payload'
import { log } from '@/lib/config/log'
import { BIN_DAYS, BINNED } from '@/lib/office/russian-errors'
import { payloadClient } from '@/lib/platform/database/payload-client'

const DAY_MS = 24 * 60 * 60_000

/** Takes what is put into the bin off the site: everything public asks for published rows (docs/decisions/bin-and-approval.md). */
export const unpublishBinned: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('data' in args)) return args
  // a draft version would leave the row itself in the bin, or out of it
  if ('trash' in args && args.trash && args.draft) refuseBinned()
  if (!(args.data as { deletedAt?: unknown } | undefined)?.deletedAt) return args
  return { ...args, draft: false, data: { deletedAt: new Date().toISOString(), _status: 'draft' } } as typeof args
}

/** What lies in the bin can only be restored. Copies and old versions are never in it. */
export const keepBinned: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc }) => {
  if (operation === 'create' || context.isRestoringVersion === true) return { ...data, deletedAt: null }
  if (originalDoc?.deletedAt && data.deletedAt !== null) refuseBinned()
  return data
}

/** What was scheduled would fail and be reported as a failure. */
export const unscheduleBinned: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  if (doc.deletedAt && !previousDoc?.deletedAt) {
    await req.payload.delete({
      collection: 'payload-jobs',
      req,
      where: {
        taskSlug: { equals: 'schedulePublish' },
        processing: { equals: false },
        'input.doc.relationTo': { equals: collection.slug },
        'input.doc.value': { equals: String(doc.id) },
      },
    })
  }
  return doc as Record<string, unknown>
}

function refuseBinned(): never {
  throw new APIError(BINNED, 400, null, true)
}

/** Deletes for good what has lain in the bin for its time. Only drafts: an older release beside this one knows no bin. */
export async function emptyBin(): Promise<void> {
  const payload = await payloadClient()
  const before = new Date(Date.now() - BIN_DAYS * DAY_MS).toISOString()
  for (const { slug: collection, trash } of payload.config.collections) {
    if (!trash) continue
    const where = { deletedAt: { less_than: before }, _status: { equals: 'draft' } }
    const { docs } = await payload.find({ collection, where, trash: true, depth: 0, pagination: false })
    for (const { id } of docs) {
      await deleteBinned(payload, collection, { ...where, id: { equals: id } }).catch((error: unknown) => {
        log.error({ err: error }, `Документ из корзины не удалён: ${collection} № ${id}`)
      })
    }
  }
}

/** Looks again: while the others were deleted, it may have been restored. */
async function deleteBinned(payload: Payload, collection: CollectionSlug, where: Where): Promise<void> {
  const { errors } = await payload.delete({ collection, where, trash: true })
  if (errors[0]) throw new Error(errors[0].message)
}
