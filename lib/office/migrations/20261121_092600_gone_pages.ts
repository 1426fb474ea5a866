import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A deleted page leaves a tombstone whatever its collection: every table with drafts remembers what it lost. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION attach_gone_triggers() RETURNS void LANGUAGE plpgsql AS $$
    DECLARE name text;
    BEGIN
      FOR name IN
        SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = '_status' AND NOT a.attisdropped
        JOIN pg_attribute i ON i.attrelid = c.oid AND i.attname = 'id' AND i.atttypid = 'integer'::regtype
        WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname !~ '^_'
          AND NOT EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'remember_gone_page')
      LOOP
        EXECUTE format('CREATE TRIGGER remember_gone_page AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION remember_gone_page()', name);
      END LOOP;
    END $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP FUNCTION attach_gone_triggers()`)
}
