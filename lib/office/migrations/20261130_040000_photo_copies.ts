import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The public copy of a private photo and what is hidden in it. No public query reads it; a row goes with the original.
 * Photos published before it have no row until something is hidden in them.
 */
const photoCopies = sql`
  CREATE TABLE IF NOT EXISTS private_photo_copies (
    file_id integer PRIMARY KEY REFERENCES private_files ON DELETE CASCADE,
    media_id integer UNIQUE REFERENCES media ON DELETE SET NULL,
    hidden jsonb NOT NULL DEFAULT '[]',
    changed_at timestamptz NOT NULL DEFAULT now()
  );`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(photoCopies)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
