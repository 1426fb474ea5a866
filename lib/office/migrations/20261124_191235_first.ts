import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { readFirstMigration } from '@/lib/office/first-migration'

/** The whole schema as it was when migrations began anew (docs/decisions/migrations.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(await readFirstMigration()))
}

export async function down(): Promise<void> {
  throw new Error('Первая миграция не отменяется: восстановите копию базы')
}
