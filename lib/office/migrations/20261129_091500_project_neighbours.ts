import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What a project changes for those who live nearby. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE projects ADD COLUMN IF NOT EXISTS neighbours varchar;
    ALTER TABLE _projects_v ADD COLUMN IF NOT EXISTS version_neighbours varchar;`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
