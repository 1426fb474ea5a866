import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** When what a message tells of begins. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE news ADD COLUMN IF NOT EXISTS starts_at timestamp(3) with time zone;
    ALTER TABLE _news_v ADD COLUMN IF NOT EXISTS version_starts_at timestamp(3) with time zone;`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
