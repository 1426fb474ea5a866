import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'

export type UploadFolder = 'sc' | 'ic'

export async function insertUpload(upload: {
  token: Buffer
  folder: UploadFolder
  residentId: number | null
  fileId: number
}): Promise<void> {
  const { token, folder, residentId, fileId } = upload
  await query(
    sql`INSERT INTO private_uploads (token, folder, resident_id, file_id) VALUES (${token}, ${folder}, ${residentId}, ${fileId})`,
  )
}

/** Claims a fresh, unused upload of this uploader; null otherwise. */
export async function takeUpload(upload: {
  token: Buffer
  folder: UploadFolder
  residentId: number | null
  picturesOnly: boolean
}): Promise<number | null> {
  const { token, folder, residentId, picturesOnly } = upload
  const [row] = await query<{ file_id: number }>(sql`
    UPDATE private_uploads u SET used_at = now() FROM private_files f
    WHERE f.id = u.file_id AND (NOT ${picturesOnly}::boolean OR f.mime_type LIKE 'image/%')
      AND token = ${token} AND folder = ${folder} AND u.resident_id IS NOT DISTINCT FROM ${residentId}::int
      AND used_at IS NULL AND u.created_at > now() - interval '24 hours'
    RETURNING file_id`)
  return row?.file_id ?? null
}

/** Deletes uploads not attached within a day, with their files. */
export async function dropOldUploads(): Promise<void> {
  await query(sql`
    DELETE FROM private_files f USING private_uploads u
    WHERE u.file_id = f.id AND u.used_at IS NULL AND u.created_at < now() - interval '24 hours'`)
}
