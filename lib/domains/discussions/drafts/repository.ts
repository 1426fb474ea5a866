import { payloadClient } from '@/lib/platform/database/payload-client'
import type { Discussion } from '@/lib/platform/payload/payload-types'

export async function findDraft(id: number): Promise<Discussion | null> {
  return (await payloadClient()).findByID({ collection: 'discussions', id, draft: true, depth: 1, disableErrors: true })
}
