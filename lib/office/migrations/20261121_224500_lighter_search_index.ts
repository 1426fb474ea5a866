import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What enters the index is read as seldom as can be: a heading once for both vectors, for news not at all (their own
 * vector has it), and words of texts that many entries share once.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION add_search_entries(asked_source text, ids integer[]) RETURNS void LANGUAGE sql AS $$
      WITH added AS (
        INSERT INTO search_entries (source, item_id, kind, slug, variant, title, note, lead, body, date, weight, title_search, search)
        SELECT source, item_id, kind, slug, variant, coalesce(title, ''), note, lead, body, date, weight, heading,
          coalesce(ready,
            setweight(heading, 'A') ||
            setweight(to_tsvector('russian', plain_letters(lead)), 'B') ||
            setweight(to_tsvector('russian', plain_letters(left(body, 100000))), 'C'))
        FROM search_source
        -- OFFSET keeps the planner from writing the heading out twice
        CROSS JOIN LATERAL (SELECT coalesce(setweight(ts_filter(ready, '{a}'), 'D'),
          to_tsvector('russian', plain_letters(concat_ws(' ', title, note)))) AS heading OFFSET 0) AS headed
        WHERE source = asked_source AND item_id = ANY(ids)
        RETURNING title, note, lead, body),
      texts AS (
        SELECT DISTINCT text FROM added
        CROSS JOIN LATERAL (VALUES (concat_ws(' ', title, note)), (lead), (left(body, 20000))) AS parts (text)),
      found AS (
        SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('simple', plain_letters(text)))) AS word FROM texts)
      INSERT INTO search_words (word, stem, root)
      SELECT word, stem[1], search_root(stem[1]) FROM found, ts_lexize('russian_stem', word) AS stem
      WHERE word ~ '^[а-яa-z]{3,30}$' AND stem[1] IS NOT NULL AND NOT EXISTS (SELECT 1 FROM search_words w WHERE w.word = found.word) $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION add_search_entries(asked_source text, ids integer[]) RETURNS void LANGUAGE sql AS $$
      WITH added AS (
        INSERT INTO search_entries (source, item_id, kind, slug, variant, title, note, lead, body, date, weight, title_search, search)
        SELECT source, item_id, kind, slug, variant, coalesce(title, ''), note, lead, body, date, weight,
          to_tsvector('russian', plain_letters(concat_ws(' ', title, note))),
          coalesce(ready,
            setweight(to_tsvector('russian', plain_letters(concat_ws(' ', title, note))), 'A') ||
            setweight(to_tsvector('russian', plain_letters(lead)), 'B') ||
            setweight(to_tsvector('russian', plain_letters(left(body, 100000))), 'C'))
        FROM search_source WHERE source = asked_source AND item_id = ANY(ids)
        RETURNING title, note, lead, body),
      found AS (
        SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('simple', plain_letters(concat_ws(' ', title, note, lead, left(body, 20000)))))) AS word
        FROM added)
      INSERT INTO search_words (word, stem, root)
      SELECT word, stem[1], search_root(stem[1]) FROM found, ts_lexize('russian_stem', word) AS stem
      WHERE word ~ '^[а-яa-z]{3,30}$' AND stem[1] IS NOT NULL AND NOT EXISTS (SELECT 1 FROM search_words w WHERE w.word = found.word) $$;
  `)
}
