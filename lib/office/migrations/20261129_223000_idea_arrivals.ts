import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The staff are told of ideas as of claims. */
const ideas = sql`
  ALTER TABLE private_desk_arrivals ADD COLUMN IF NOT EXISTS idea_id integer REFERENCES ideas ON DELETE CASCADE;
  CREATE UNIQUE INDEX IF NOT EXISTS private_desk_arrivals_idea_idx ON private_desk_arrivals (idea_id, staff_id);
  ALTER TABLE private_desk_arrivals DROP CONSTRAINT IF EXISTS private_desk_arrivals_check,
    ADD CONSTRAINT private_desk_arrivals_check CHECK (num_nonnulls(claim_id, idea_id, support_request_id) = 1);`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(ideas)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
