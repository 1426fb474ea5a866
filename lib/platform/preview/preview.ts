import type { CollectionSlug } from 'payload'
import { payloadClient } from '@/lib/platform/database/payload-client'
import { verifyPreviewToken, signPreviewToken, type PreviewTarget } from '@/lib/runtime/preview-token'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'

/** Returns the id of the draft that a preview link opens; 0 for a global. */
export function previewedId(token: string | undefined, collection: string): number | undefined {
  const target = token ? verifyPreviewToken(token, env.PREVIEW_SECRET) : null
  return target?.collection === collection ? target.id : undefined
}

export function isPreviewed(token: string | undefined, collection: string, id: number): boolean {
  return previewedId(token, collection) === id
}

/** Puts the previewed draft before the published rows. */
export async function withDraft<Row extends { id: number }>(
  collection: CollectionSlug,
  published: Row[],
  { id, depth = 0 }: { id: number | undefined; depth?: number },
): Promise<Row[]> {
  if (id === undefined) return published
  const draft = await (await payloadClient()).findByID({ collection, id, draft: true, depth, disableErrors: true })
  return draft ? [draft as unknown as Row, ...published.filter((row) => row.id !== id)] : published
}

const HOUR = 3600
const LIFETIME = 7 * 24 * HOUR

/** Link to a draft for seven days. Constant within an hour, so that a save does not reload the preview. */
export function previewAddress(target: PreviewTarget): string {
  const hour = Math.ceil(Date.now() / 1000 / HOUR) * HOUR
  return paths.preview(signPreviewToken({ ...target, exp: hour + LIFETIME }, env.PREVIEW_SECRET))
}
