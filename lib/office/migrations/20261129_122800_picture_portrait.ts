import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** A picture of people in rows. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE media ADD COLUMN IF NOT EXISTS sizes_portrait_url varchar;
    ALTER TABLE media ADD COLUMN IF NOT EXISTS sizes_portrait_width numeric;
    ALTER TABLE media ADD COLUMN IF NOT EXISTS sizes_portrait_height numeric;
    ALTER TABLE media ADD COLUMN IF NOT EXISTS sizes_portrait_mime_type varchar;
    ALTER TABLE media ADD COLUMN IF NOT EXISTS sizes_portrait_filesize numeric;
    ALTER TABLE media ADD COLUMN IF NOT EXISTS sizes_portrait_filename varchar;
    CREATE INDEX IF NOT EXISTS media_sizes_portrait_sizes_portrait_filename_idx ON media (sizes_portrait_filename);`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
