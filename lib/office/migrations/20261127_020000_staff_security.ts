import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Second factors, sessions and blocks of the staff. Private tables: Payload's API cannot return them. */
const staffSecurity = sql`
  CREATE TABLE IF NOT EXISTS private_staff_security (
    staff_id integer PRIMARY KEY REFERENCES staff ON DELETE CASCADE,
    blocked_at timestamptz,
    pending_setup text,
    totp_secret text,
    totp_since timestamptz,
    totp_last_step bigint NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS private_staff_recovery_codes (
    staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
    hash bytea NOT NULL,
    used_at timestamptz,
    PRIMARY KEY (staff_id, hash)
  );
  CREATE TABLE IF NOT EXISTS private_staff_pending_logins (
    token bytea PRIMARY KEY,
    staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
    ends_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS private_staff_pending_logins_staff_idx ON private_staff_pending_logins (staff_id);
  CREATE TABLE IF NOT EXISTS private_staff_sessions (
    session_id text PRIMARY KEY,
    staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
    address text,
    device text,
    has_second_factor boolean NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX IF NOT EXISTS private_staff_sessions_staff_idx ON private_staff_sessions (staff_id);`

/** Chain of hashes over the audit log; its trigger and functions are in schema.sql. */
const auditChain = sql`
  CREATE TABLE IF NOT EXISTS private_audit_chain (
    position bigint PRIMARY KEY,
    entry_id integer NOT NULL UNIQUE,
    hash bytea NOT NULL
  );`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const change of [staffSecurity, auditChain]) await db.execute(change)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
