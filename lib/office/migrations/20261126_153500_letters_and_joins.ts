import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Letters that are stored in pieces («и» and a breve for «й») become whole, as all entrances store them from now on. Tables
 * whose lines are never changed keep theirs: the audit log, consents. A column where a value would then equal another that has
 * to be unique stays as it is, and the log says so.
 */
const wholeLetters = sql`
  DO $$
  DECLARE
    stored record;
    is_in_pieces boolean;
  BEGIN
    FOR stored IN
      SELECT quote_ident(c.relname) AS table_name, quote_ident(a.attname) AS column_name, format_type(a.atttypid, NULL) AS kind
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relispartition
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        AND a.atttypid IN ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
        AND NOT EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'refuse_rewriting')
    LOOP
      EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s WHERE %s::text IS NOT NFC NORMALIZED)',
        stored.table_name, stored.column_name) INTO is_in_pieces;
      CONTINUE WHEN NOT is_in_pieces;
      BEGIN
        EXECUTE format('UPDATE %1$s SET %2$s = normalize(%2$s::text, NFC)::%3$s WHERE %2$s::text IS NOT NFC NORMALIZED',
          stored.table_name, stored.column_name, stored.kind);
      EXCEPTION WHEN unique_violation THEN
        RAISE WARNING 'Letters in pieces stay in %.%', stored.table_name, stored.column_name;
      END;
    END LOOP;
  END $$;`

/** Neighbours without an account who follow a claim; the token is the SHA-256 of the key in their link. */
const guestJoins = sql`
  CREATE TABLE IF NOT EXISTS private_claim_guest_joins (
    claim_id integer NOT NULL REFERENCES claims ON DELETE CASCADE,
    email text NOT NULL,
    token bytea NOT NULL UNIQUE,
    asked_at timestamptz NOT NULL DEFAULT now(),
    effective_at timestamptz
  );
  CREATE UNIQUE INDEX IF NOT EXISTS private_claim_guest_joins_email_idx ON private_claim_guest_joins (claim_id, lower(email));
  CREATE INDEX IF NOT EXISTS private_claim_guest_joins_address_idx ON private_claim_guest_joins (lower(email));`

/** Failed logins of the staff are counted in private_limits. */
const staffLocks = sql`ALTER TABLE staff DROP COLUMN IF EXISTS login_attempts, DROP COLUMN IF EXISTS lock_until;`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const change of [staffLocks, guestJoins, wholeLetters]) await db.execute(change)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
