import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** An appeal answered by email names no postal address. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE appeals ALTER COLUMN postal_address DROP NOT NULL`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
