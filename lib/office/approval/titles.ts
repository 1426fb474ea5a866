import type { CollectionConfig, CollectionSlug, Payload, SelectType } from 'payload'
import type { Approval } from '@/lib/office/approval/repository'
import { emptyIfInvisible } from '@/lib/text/plain-text'

interface Titled {
  admin: Pick<NonNullable<CollectionConfig['admin']>, 'useAsTitle'>
}

/** Returns what lists call a document; empty if it has no name yet. */
export function readTitle({ admin }: Titled, document: object): string {
  const title = (document as Record<string, unknown>)[admin.useAsTitle ?? 'id']
  return typeof title === 'string' ? emptyIfInvisible(title).trim() : ''
}

/** Reads the newest versions, which the author may have renamed since. Returns how each document of these is called. */
export async function findTitles(approvals: readonly Approval[], payload: Payload) {
  const titles = new Map<string, string>()
  for (const section of new Set(approvals.map((one) => one.section))) {
    const collection = section as CollectionSlug
    const { config } = payload.collections[collection]
    const ids = approvals.filter((one) => one.section === section).map(({ documentId }) => documentId)
    const select = { [config.admin.useAsTitle ?? 'id']: true } as SelectType
    const options = { draft: true, depth: 0, pagination: false, where: { id: { in: ids } }, select } as const
    const { docs } = await payload.find({ collection, ...options })
    for (const doc of docs) titles.set(toKey(section, doc.id), readTitle(config, doc))
  }
  return ({ section, documentId }: Approval) => titles.get(toKey(section, documentId)) || `№ ${documentId}`
}

function toKey(section: string, id: number | string): string {
  return `${section} ${id}`
}
