import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** A finished discussion says in words what was decided. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE discussions ADD COLUMN IF NOT EXISTS result varchar;
    ALTER TABLE _discussions_v ADD COLUMN IF NOT EXISTS version_result varchar;`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
