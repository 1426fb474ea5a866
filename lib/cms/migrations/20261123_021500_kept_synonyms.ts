import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Synonyms are read into queries when an editor writes them, not at every search. */
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
      FOR EACH STATEMENT EXECUTE FUNCTION keep_synonym_rules();

    -- with its synonyms, and all forms of a word that the stemmer leaves apart
    CREATE OR REPLACE FUNCTION search_query(asked text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
    DECLARE
      plain text := plain_letters(asked);
      meant tsvector := to_tsvector('russian', plain);
      wanted tsquery := websearch_to_tsquery('russian', plain);
      rule record;
    BEGIN
      FOR rule IN
        SELECT DISTINCT ON (id) target, substitute FROM search_synonym_rules
        WHERE meant @@ target ORDER BY id, numnode(target) DESC
      LOOP
        wanted := ts_rewrite(wanted, rule.target, rule.substitute);
      END LOOP;
      FOR rule IN
        SELECT quote_literal(lexeme)::tsquery AS target,
          string_agg(DISTINCT quote_literal(form), ' | ')::tsquery AS substitute
        FROM (SELECT DISTINCT part[1] AS lexeme FROM regexp_matches(wanted::text, '''([а-яa-z]+)''', 'g') AS part) lexemes,
          LATERAL (SELECT lexeme AS form UNION SELECT w.stem FROM search_words w WHERE w.root = search_root(lexeme)) forms
        GROUP BY lexeme HAVING count(*) > 1
      LOOP
        wanted := ts_rewrite(wanted, rule.target, rule.substitute);
      END LOOP;
      RETURN wanted;
    END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER keep_synonym_rules ON search_synonyms;
    DROP FUNCTION keep_synonym_rules();
    DROP MATERIALIZED VIEW search_synonym_rules;
    ALTER VIEW search_synonym_source RENAME TO search_synonym_rules;
    CREATE OR REPLACE FUNCTION search_query(asked text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
    DECLARE
      wanted tsquery := websearch_to_tsquery('russian', plain_letters(asked));
      rule record;
    BEGIN
      FOR rule IN
        SELECT DISTINCT ON (id) target, substitute FROM search_synonym_rules
        WHERE to_tsvector('russian', plain_letters(asked)) @@ target ORDER BY id, numnode(target) DESC
      LOOP
        wanted := ts_rewrite(wanted, rule.target, rule.substitute);
      END LOOP;
      FOR rule IN
        SELECT quote_literal(lexeme)::tsquery AS target,
          string_agg(DISTINCT quote_literal(form), ' | ')::tsquery AS substitute
        FROM (SELECT DISTINCT part[1] AS lexeme FROM regexp_matches(wanted::text, '''([а-яa-z]+)''', 'g') AS part) lexemes,
          LATERAL (SELECT lexeme AS form UNION SELECT w.stem FROM search_words w WHERE w.root = search_root(lexeme)) forms
        GROUP BY lexeme HAVING count(*) > 1
      LOOP
        wanted := ts_rewrite(wanted, rule.target, rule.substitute);
      END LOOP;
      RETURN wanted;
    END $$;`)
}
