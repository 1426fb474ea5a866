import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Claims that the staff took out of their lists until a day. No public query reads it; a row goes with its claim. */
const postponedClaims = sql`
  CREATE TABLE IF NOT EXISTS private_postponed_claims (
    claim_id integer PRIMARY KEY REFERENCES claims ON DELETE CASCADE,
    until date NOT NULL,
    who text NOT NULL,
    postponed_at timestamptz NOT NULL DEFAULT now()
  );`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(postponedClaims)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
