import { sql } from '@payloadcms/db-postgres'
import type { PhotoCopy } from '@/lib/contract/hidden-areas'
import { query } from '@/lib/platform/database/payload-client'

const columns = sql`file_id AS file, media_id AS picture, hidden,
  floor(extract(epoch FROM changed_at) * 1000)::float AS version`

/** Finds copies by their originals or by themselves. */
export function findPhotoCopies(files: readonly number[], pictures: readonly number[] = []): Promise<PhotoCopy[]> {
  return query<PhotoCopy>(sql`SELECT ${columns} FROM private_photo_copies
    WHERE file_id = ANY(${sql.param([...files])}::int[]) OR media_id = ANY(${sql.param([...pictures])}::int[])`)
}

/** Holds the row until the end of the transaction, so that a publication and a change of areas do not miss each other. */
export async function lockPhotoCopy(file: number): Promise<PhotoCopy> {
  const [row] = await query<PhotoCopy>(sql`INSERT INTO private_photo_copies (file_id) VALUES (${file})
    ON CONFLICT (file_id) DO UPDATE SET file_id = EXCLUDED.file_id RETURNING ${columns}`)
  if (!row) throw new Error('The row that was just written is gone')
  return row
}

export async function savePhotoCopy({ file, picture, hidden }: Omit<PhotoCopy, 'version'>): Promise<void> {
  await query(sql`UPDATE private_photo_copies SET media_id = ${picture}, hidden = ${JSON.stringify(hidden)}::jsonb,
    changed_at = clock_timestamp() WHERE file_id = ${file}`)
}
