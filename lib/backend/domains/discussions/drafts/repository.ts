import { office } from '@/lib/backend/integrations/payload'
import type { Discussion } from '@/lib/cms/payload-types'

/** The newest version of a discussion, published or not, with pictures and files. */
export async function findDraft(id: number): Promise<Discussion | null> {
  return (await office()).findByID({ collection: 'discussions', id, draft: true, depth: 1, disableErrors: true })
}
