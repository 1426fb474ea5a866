import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** One index over all that is public, kept by triggers in the transaction that changes the content (docs/decisions/search.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX private_search_misses_query_day_idx ON private_search_misses (query, day);

    CREATE FUNCTION plain_rich_text(jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
      $$ SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query($1, 'strict $.**.text') AS part $$;

    -- one table, apart by size: the newest of a large kind must not hide the few of a small one
    CREATE TABLE search_entries (
      source text NOT NULL,
      item_id integer NOT NULL,
      kind text NOT NULL,
      slug text,
      variant text,
      title text NOT NULL,
      note text,
      lead text,
      body text,
      date timestamptz,
      weight real NOT NULL,
      title_search tsvector NOT NULL,
      search tsvector NOT NULL,
      PRIMARY KEY (source, item_id, kind)
    ) PARTITION BY LIST (kind);
    CREATE TABLE search_entries_news PARTITION OF search_entries FOR VALUES IN ('news', 'messages');
    CREATE TABLE search_entries_documents PARTITION OF search_entries FOR VALUES IN ('documents');
    CREATE TABLE search_entries_claims PARTITION OF search_entries FOR VALUES IN ('claims');
    CREATE TABLE search_entries_others PARTITION OF search_entries DEFAULT;
    -- the newest hundreds are read with their vectors: kept in the row they cost half
    ALTER TABLE search_entries_news SET (toast_tuple_target = 4080);
    ALTER TABLE search_entries_documents SET (toast_tuple_target = 4080);
    CREATE INDEX search_entries_text_idx ON search_entries USING gin (search);
    CREATE INDEX search_entries_title_idx ON search_entries USING gin (title_search);
    CREATE INDEX search_entries_date_idx ON search_entries (date DESC NULLS LAST);

    -- what a typed word may have meant; a word that nothing public holds any more finds nothing, so none is removed
    CREATE TABLE search_words (word text NOT NULL, stem text NOT NULL, root text NOT NULL);
    CREATE INDEX search_words_word_idx ON search_words (word);
    CREATE INDEX search_words_root_idx ON search_words (root);
    CREATE INDEX search_words_like_idx ON search_words USING gin (word gin_trgm_ops);

    -- joins what the stemmer leaves apart: площадок and площадка, музей and музея, ребёнок and ребёнка
    CREATE FUNCTION search_root(stem text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT CASE WHEN length(stem) < 4 THEN stem ELSE regexp_replace(stem,
        '([бвгджзклмнпрстфхцчшщ])[ое]([кцнрлмтвг])$', '\\1\\2') END
      FROM regexp_replace(stem, '(?<=..)[аеиоуыэюяйь]+$', '') AS stem $$;

    -- sections of the portal and pages that exist once, written at the start from lib/site/portal-pages.ts
    CREATE TABLE search_pages (
      id serial PRIMARY KEY, path text NOT NULL UNIQUE, title text NOT NULL, lead text NOT NULL, words text NOT NULL
    );

    CREATE VIEW search_source AS
      SELECT 'news' AS source, id AS item_id, CASE WHEN type_code = 2 THEN 'messages' ELSE 'news' END AS kind,
        slug::text AS slug, type_code::text AS variant, title::text AS title, NULL::text AS note, lead::text AS lead, NULL::text AS body,
        published_at AS date, CASE WHEN type_code = 2 THEN 0.8 ELSE 0.9 END::real AS weight, search AS ready
      FROM news WHERE _status = 'published'
      UNION ALL
      SELECT 'documents', d.id, 'documents', NULL, NULL, d.title,
        concat_ws(' ', t.title, '№ ' || d.number, 'от ' || to_char(d.date AT TIME ZONE 'UTC', 'DD.MM.YYYY')), d.summary, NULL, d.date, 0.9, NULL
      FROM documents d LEFT JOIN document_types t ON t.id = d.type_id WHERE d._status = 'published'
      UNION ALL
      SELECT 'services', id, 'services', NULL, NULL, title, NULL, summary,
        concat_ws(' ', plain_rich_text(applicants), plain_rich_text(result), term, fee, plain_rich_text(own_documents),
          plain_rich_text(interagency_documents), plain_rich_text(refusal_grounds), plain_rich_text(complaint), authority), NULL, 1.3, NULL
      FROM services WHERE _status = 'published'
      UNION ALL
      SELECT 'faq', f.id, 'faq', NULL, f.topic_id::text, f.question, t.title, NULL, plain_rich_text(f.answer), NULL, 1, NULL
      FROM faq f LEFT JOIN faq_topics t ON t.id = f.topic_id WHERE f._status = 'published'
      UNION ALL
      SELECT 'organizations', id, 'organizations', NULL, NULL, title, nullif(short_title, title), summary,
        concat_ws(' ', address, plain_rich_text(powers)), NULL, 1.2, NULL
      FROM organizations WHERE _status = 'published'
      UNION ALL
      SELECT 'ministers', id, 'ministers', NULL, NULL, title, post, area, plain_rich_text(biography), NULL, 1.2, NULL
      FROM ministers WHERE _status = 'published'
      UNION ALL
      SELECT 'posters', p.id, 'posters', p.slug, NULL, p.title, c.title, p.summary,
        concat_ws(' ', (SELECT string_agg(concat_ws(' ', d.place, d.address), ' ') FROM posters_dates d WHERE d._parent_id = p.id),
          p.organizer, plain_rich_text(p.body)),
        (SELECT max(d.starts_at) FROM posters_dates d WHERE d._parent_id = p.id), 1, NULL
      FROM posters p LEFT JOIN poster_categories c ON c.id = p.category_id WHERE p._status = 'published'
      UNION ALL
      SELECT 'city_maps', m.id, 'maps', NULL, NULL, m.title, c.title, m.lead,
        concat_ws(' ', m.origin, plain_rich_text(m.body), (SELECT string_agg(l.title, ' ') FROM city_maps_legend l WHERE l._parent_id = m.id)),
        NULL, 1, NULL
      FROM city_maps m LEFT JOIN map_categories c ON c.id = m.category_id WHERE m._status = 'published'
      UNION ALL
      SELECT 'tourism_items', i.id, 'tourism', i.slug, i.section_link, i.title, s.title, i.lead,
        concat_ws(' ', i.address, i.fact, plain_rich_text(i.body)), NULL, 1, NULL
      FROM tourism_items i LEFT JOIN tourism_sections s ON s.id = i.section_id WHERE i._status = 'published'
      UNION ALL
      SELECT 'tourism_sections', id, 'tourism', NULL, link, title, NULL, lead, NULL, NULL, 1.1, NULL
      FROM tourism_sections WHERE _status = 'published'
      UNION ALL
      SELECT 'projects', id, 'projects', NULL, NULL, title, NULL, description, concat_ws(' ', address, contractor), NULL, 1, NULL
      FROM projects WHERE _status = 'published'
      UNION ALL
      SELECT 'galleries', id, 'galleries', NULL, owner::text, title, NULL, summary, NULL, date, 0.8, NULL
      FROM galleries WHERE _status = 'published'
      UNION ALL
      SELECT 'mayor_activities', id, 'activities', NULL, NULL, title, NULL, lead, concat_ws(' ', place, plain_rich_text(body)), date, 0.8, NULL
      FROM mayor_activities WHERE _status = 'published'
      UNION ALL
      SELECT 'mayor', id, 'pages', NULL, '/mayor', concat_ws(' ', surname, name, patronymic), 'Глава города', description,
        concat_ws(' ', plain_rich_text(biography), plain_rich_text(powers)), NULL, 1.3, NULL
      FROM mayor WHERE _status = 'published'
      UNION ALL
      SELECT 'search_pages', id, 'pages', NULL, path, title, NULL, lead, words, NULL, 1.4, NULL FROM search_pages
      UNION ALL
      -- open from the day of its notification on: the date stands here for those who ask
      SELECT 'discussions', id, 'discussions', NULL, NULL, title, NULL, title_npa,
        concat_ws(' ', address, organizer, plain_rich_text(description)), notification_start_date, 1.1, NULL
      FROM discussions WHERE _status = 'published'
      UNION ALL
      -- whether its author is named or not, no idea is found by a name; an answer in preparation is nobody's yet
      SELECT 'ideas', i.id, 'ideas', NULL, NULL, i.title, k.title, i.text, concat_ws(' ', i.address,
        CASE WHEN i.code IN ('2', '3', '6') THEN i.answer_text END, CASE WHEN i.code = '3' THEN i.report_text END), i.created_at, 0.7, NULL
      FROM ideas i LEFT JOIN idea_categories k ON k.id = i.category_id WHERE i.published_at IS NOT NULL AND i.code <> '5'
      UNION ALL
      -- the one condition of everything that is open to all, as in the claims repository; nobody's name is here
      SELECT 'claims', c.id, 'claims', NULL, NULL, k.title || ', ' || c.address, NULL, c.text, NULL, c.created_at, 0.5, NULL
      FROM claims c JOIN claim_categories k ON k.id = c.category_id
      WHERE c.published_at IS NOT NULL AND c.merged_into_id IS NULL AND c.category_id IS NOT NULL AND c.code <> '5';

    CREATE FUNCTION add_search_entries(asked_source text, ids integer[]) RETURNS void LANGUAGE sql AS $$
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

    CREATE FUNCTION renew_search_entries(asked_source text, ids integer[]) RETURNS void LANGUAGE sql AS $$
      DELETE FROM search_entries WHERE source = asked_source AND item_id = ANY(ids);
      SELECT add_search_entries(asked_source, ids) $$;

    CREATE FUNCTION search_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM add_search_entries(TG_TABLE_NAME, ARRAY(SELECT id FROM added));
      RETURN NULL;
    END $$;
    CREATE FUNCTION search_updated() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM renew_search_entries(TG_TABLE_NAME, ARRAY(SELECT id FROM added));
      RETURN NULL;
    END $$;
    CREATE FUNCTION search_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM search_entries WHERE source = TG_TABLE_NAME AND item_id = ANY(ARRAY(SELECT id FROM removed));
      RETURN NULL;
    END $$;
    -- rows of a document's own lists; TG_ARGV names the document's table
    CREATE FUNCTION search_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM renew_search_entries(TG_ARGV[0], ARRAY(SELECT DISTINCT _parent_id FROM changed));
      RETURN NULL;
    END $$;

    CREATE FUNCTION attach_search_triggers(name text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE format('CREATE TRIGGER search_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_inserted()', name);
      EXECUTE format('CREATE TRIGGER search_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION search_updated()', name);
      EXECUTE format('CREATE TRIGGER search_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION search_deleted()', name);
      EXECUTE format('SELECT add_search_entries(%L, ARRAY(SELECT id FROM %I))', name, name);
    END $$;
    SELECT attach_search_triggers(name) FROM unnest(ARRAY['news', 'documents', 'services', 'faq', 'organizations', 'ministers', 'posters',
      'city_maps', 'tourism_items', 'tourism_sections', 'projects', 'galleries', 'mayor_activities', 'mayor', 'claims', 'discussions', 'ideas', 'search_pages']) AS name;
    CREATE TRIGGER search_part_added AFTER INSERT ON posters_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('posters');
    CREATE TRIGGER search_part_removed AFTER DELETE ON posters_dates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('posters');
    CREATE TRIGGER search_part_added AFTER INSERT ON city_maps_legend REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('city_maps');

    -- groups of synonyms: each expression beside all of its group
    CREATE VIEW search_synonym_rules AS
      WITH expressions AS (
        SELECT s.id, plainto_tsquery('russian', plain_letters(part)) AS query
        FROM search_synonyms s, regexp_split_to_table(s.words, '\\s*,\\s*') AS part)
      SELECT e.id, e.query AS target,
        (SELECT string_agg('(' || o.query::text || ')', ' | ')::tsquery FROM expressions o WHERE o.id = e.id AND numnode(o.query) > 0) AS substitute
      FROM expressions e WHERE numnode(e.query) > 0;

    -- what was typed, with its synonyms and with the words that the stemmer leaves apart
    CREATE FUNCTION search_query(asked text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
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
    END $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION search_query(text);
    DROP VIEW search_synonym_rules;
    DROP FUNCTION search_inserted(), search_updated(), search_deleted(), search_part_changed() CASCADE;
    DROP FUNCTION attach_search_triggers(text), renew_search_entries(text, integer[]), add_search_entries(text, integer[]);
    DROP VIEW search_source;
    DROP TABLE search_entries, search_words, search_pages;
    DROP FUNCTION search_root(text), plain_rich_text(jsonb);
    DROP INDEX private_search_misses_query_day_idx;
  `)
}
