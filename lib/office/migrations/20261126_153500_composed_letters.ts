import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Letters that are stored in pieces («и» and a breve for «й») become whole, as all entrances store them from now on. Tables
 * whose lines are never changed keep theirs: the audit log, consents. A value that would then equal another in a unique column
 * stays as it is.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
    END $$;`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
