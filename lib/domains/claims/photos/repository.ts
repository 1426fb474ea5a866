import { sql } from '@payloadcms/db-postgres'
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
