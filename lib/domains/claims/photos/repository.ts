import { sql } from '@payloadcms/db-postgres'
import type { CardRow } from '@/lib/domains/claims/queue/repository'
import { query } from '@/lib/platform/database/payload-client'
import { findPhotoCopies } from '@/lib/platform/pictures/photo-copies'
import { imageColumns, type StoredMedia } from '@/lib/platform/pictures/media'
import { selectOne } from '@/lib/platform/database/select'

/** A photo of a claim: by its number among the private files, or in the public library. */
export type ClaimPhoto = { file: number } | { picture: number }

/** True if a claim that its author has confirmed has this photo of the author. */
export async function hasSentPhoto(claim: number, file: number): Promise<boolean> {
  const row = await selectOne(sql`
    SELECT 1 FROM claims c WHERE c.id = ${claim} AND c.confirmed_at IS NOT NULL AND (c.sent_verdict_photo_id = ${file}
      OR EXISTS (SELECT 1 FROM claims_rels r WHERE r.parent_id = c.id AND r.path = 'sentPhotos' AND r.private_files_id = ${file}))`)
  return row !== null
}

/**
 * Finds a public photo of a claim (the author's, that of the verdict or of the answer), and holds it until the end of the
 * transaction.
 */
export function lockPublicPhoto(
  claim: number,
  picture: number,
): Promise<{ filename: string; mime_type: string } | null> {
  return selectOne(sql`
    SELECT m.filename, m.mime_type FROM media m WHERE m.id = ${picture} AND EXISTS (
      SELECT 1 FROM claims c WHERE c.id = ${claim} AND c.confirmed_at IS NOT NULL
        AND (${picture} IN (c.report_image_id, c.verdict_photo_id) OR EXISTS (
          SELECT 1 FROM claims_rels r WHERE r.parent_id = c.id AND r.path = 'photos' AND r.media_id = ${picture})))
    FOR UPDATE OF m`)
}

/** The public photos in their order, by their numbers in the library. */
export function findPhotos(id: number): Promise<{ id: number; image: StoredMedia | null }[]> {
  return query(sql`
    SELECT r.media_id AS id, ${imageColumns(sql`r.media_id`)} AS image FROM claims_rels r
    WHERE r.parent_id = ${id} AND r.path = 'photos' AND r.media_id IS NOT NULL ORDER BY r."order"`)
}

/** Finds what is hidden in the photos of a card. */
export function findCopies(row: CardRow, photos: readonly { id: number }[], sent: readonly number[]) {
  const { sent_verdict_photo: sentVerdict, verdict_photo_id: verdict, report_image_id: report } = row
  const pictures = [...photos.map(({ id }) => id), verdict, report].filter((id) => id !== null)
  return findPhotoCopies(sentVerdict === null ? sent : [...sent, sentVerdict], pictures)
}
