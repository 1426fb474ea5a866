import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** When the last attempt to send an email began: another process takes it on only when that attempt must be over. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE private_letters ADD COLUMN IF NOT EXISTS tried_at timestamptz`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
