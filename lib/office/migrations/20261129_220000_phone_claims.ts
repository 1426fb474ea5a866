import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Who of the duty service wrote a caller's claim down, and so may correct it. A row goes with its claim. */
const phoneClaims = sql`
  CREATE TABLE IF NOT EXISTS private_phone_claims (
    claim_id integer PRIMARY KEY REFERENCES claims ON DELETE CASCADE,
    staff_id integer REFERENCES staff ON DELETE SET NULL
  );`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(phoneClaims)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
