import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Which emails a member of the staff wants. */
const choice = sql`
  DO $$ BEGIN
    CREATE TYPE enum_staff_emails AS ENUM ('atOnce', 'daily', 'never');
  EXCEPTION WHEN duplicate_object THEN NULL; END $$;
  ALTER TABLE staff ADD COLUMN IF NOT EXISTS emails enum_staff_emails DEFAULT 'daily';`

/** Whom of the staff to tell of what, until they are told, and when each gets the next morning email. */
const waiting = sql`
  CREATE TABLE IF NOT EXISTS private_desk_arrivals (
    staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
    claim_id integer REFERENCES claims ON DELETE CASCADE,
    support_request_id integer REFERENCES support_requests ON DELETE CASCADE,
    UNIQUE (claim_id, staff_id),
    UNIQUE (support_request_id, staff_id),
    CHECK (num_nonnulls(claim_id, support_request_id) = 1)
  );
  CREATE INDEX IF NOT EXISTS private_desk_arrivals_staff_idx ON private_desk_arrivals (staff_id);
  CREATE TABLE IF NOT EXISTS private_desk_mornings (
    staff_id integer PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
    due_at timestamptz NOT NULL
  );`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const change of [choice, waiting]) await db.execute(change)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
