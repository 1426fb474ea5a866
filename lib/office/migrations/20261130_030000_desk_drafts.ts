import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** All fields of a card's forms are drafts until they are sent; the rows of before are answers. */
const fields = sql`ALTER TABLE private_answer_drafts ADD COLUMN IF NOT EXISTS field text NOT NULL DEFAULT 'answer'`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(fields)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
