import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Messages in force are found by their terms, however old they are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX IF NOT EXISTS news_term_idx ON news (type_code, expires_at) WHERE _status = 'published';`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
