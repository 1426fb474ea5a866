import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Synonyms are read into rules when an editor writes them, not at every search. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER VIEW search_synonym_rules RENAME TO search_synonym_source;
    CREATE MATERIALIZED VIEW search_synonym_rules AS SELECT * FROM search_synonym_source;
    CREATE FUNCTION keep_synonym_rules() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      REFRESH MATERIALIZED VIEW search_synonym_rules;
      RETURN NULL;
    END $$;
    CREATE TRIGGER keep_synonym_rules AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
      FOR EACH STATEMENT EXECUTE FUNCTION keep_synonym_rules();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER keep_synonym_rules ON search_synonyms;
    DROP FUNCTION keep_synonym_rules();
    DROP MATERIALIZED VIEW search_synonym_rules;
    ALTER VIEW search_synonym_source RENAME TO search_synonym_rules;`)
}
