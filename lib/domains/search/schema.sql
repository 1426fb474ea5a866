-- One index over all that is public, renewed in the transaction that changes the content (docs/decisions/search.md).
-- Each domain states its part in a view search_source_<table> of its schema.sql; a new one is added here. Pieces of a text
-- are separated by « · » so that a passage shows them apart: «ул. Лесная, 44 · инженерный класс · мастерская».
CREATE VIEW search_source AS
  SELECT 'news' AS source, * FROM search_source_news
  UNION ALL
  SELECT 'documents' AS source, * FROM search_source_documents
  UNION ALL
  SELECT 'services' AS source, * FROM search_source_services
  UNION ALL
  SELECT 'life_situations' AS source, * FROM search_source_life_situations
  UNION ALL
  SELECT 'faq' AS source, * FROM search_source_faq
  UNION ALL
  SELECT 'organizations' AS source, * FROM search_source_organizations
  UNION ALL
  SELECT 'ministers' AS source, * FROM search_source_ministers
  UNION ALL
  SELECT 'posters' AS source, * FROM search_source_posters
  UNION ALL
  SELECT 'city_maps' AS source, * FROM search_source_city_maps
  UNION ALL
  SELECT 'tourism_items' AS source, * FROM search_source_tourism_items
  UNION ALL
  SELECT 'tourism_sections' AS source, * FROM search_source_tourism_sections
  UNION ALL
  SELECT 'projects' AS source, * FROM search_source_projects
  UNION ALL
  SELECT 'galleries' AS source, * FROM search_source_galleries
  UNION ALL
  SELECT 'mayor_activities' AS source, * FROM search_source_mayor_activities
  UNION ALL
  SELECT 'mayor' AS source, * FROM search_source_mayor
  UNION ALL
  SELECT 'search_pages' AS source, * FROM search_source_search_pages
  UNION ALL
  SELECT 'discussions' AS source, * FROM search_source_discussions
  UNION ALL
  SELECT 'ideas' AS source, * FROM search_source_ideas
  UNION ALL
  SELECT 'claims' AS source, * FROM search_source_claims
  UNION ALL
  SELECT 'city_history' AS source, * FROM search_source_city_history
  UNION ALL
  SELECT 'reference_entries' AS source, * FROM search_source_reference_entries
  UNION ALL
  SELECT 'duty_services' AS source, * FROM search_source_duty_services
  UNION ALL
  SELECT 'service_centers' AS source, * FROM search_source_service_centers;

-- Sections of the portal; the body is their synonyms.
CREATE VIEW search_source_search_pages AS
  SELECT id AS item_id, 'pages' AS kind, NULL::text AS slug, path::text AS variant, title::text AS title,
    NULL::text AS note, lead::text AS lead, words::text AS body, NULL::timestamptz AS date, 1.5::real AS weight,
    NULL::tsvector AS ready
  FROM search_pages;

-- A paragraph, a heading, a line of a list: whatever holds words itself is a piece.
CREATE OR REPLACE FUNCTION plain_rich_text(jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg((
    SELECT string_agg(coalesce(part ->> 'text', ' '), '')
    FROM jsonb_path_query(block, 'strict $.** ? (@.type == "text" || @.type == "linebreak" || @.type == "tab")') AS part), ' · ')
  FROM jsonb_path_query($1, 'strict $.** ? (@.type != "link" && @.type != "autolink" && exists (
    @.children[*] ? (@.type == "text" || @.type == "link" || @.type == "autolink")))') AS block
$$;

-- Joins what the stemmer leaves apart: площадок and площадка, музей and музея, ребёнок and ребёнка. An «а» at the end is a
-- verb's or a noun's own: «портал» is no «порт», who chooses a camp has no elections.
CREATE OR REPLACE FUNCTION search_root(stem text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(stem) < 4 THEN stem ELSE regexp_replace(stem,
    '([бвгджзклмнпрстфхцчшщ])[ое]([кцнрлмтвг])$', '\1\2') END
  FROM regexp_replace(stem, '(?<=..)[еиоуыэюяйь]+$', '') AS stem
$$;

-- The words of a title; those of a name in quotes have the weight of a text: «Свет из глины» is about no light.
CREATE OR REPLACE FUNCTION title_vector(title text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN outside ~ '[а-яА-Яa-zA-Z]' THEN setweight(to_tsvector('russian', plain_letters(outside)), 'A') ||
      setweight(to_tsvector('russian', plain_letters(name)), 'C')
    ELSE setweight(to_tsvector('russian', plain_letters(title)), 'A') END
  FROM regexp_replace(title, '«[^»]*»', ' ', 'g') AS outside,
    LATERAL (SELECT string_agg(part[1], ' ') AS name FROM regexp_matches(title, '«([^»]*)»', 'g') AS part) AS named
$$;

-- What enters the index is read as seldom as can be: the text of news not at all (their own vector has it), and words of texts
-- that many entries share once.
CREATE OR REPLACE FUNCTION add_search_entries(asked_source text, ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH added AS (
    INSERT INTO search_entries (source, item_id, kind, slug, variant, title, note, lead, body, date, weight, title_search, search)
    SELECT source, item_id, kind, slug, variant, coalesce(title, ''), note, lead, body, date, weight, heading,
      coalesce(ready,
        heading ||
        setweight(to_tsvector('russian', plain_letters(lead)), 'B') ||
        setweight(to_tsvector('russian', plain_letters(CASE WHEN is_section THEN '' ELSE left(body, 100000) END)), 'C') ||
        setweight(to_tsvector('russian', plain_letters(CASE WHEN is_named THEN '' ELSE coalesce(note, '') END)), 'C'))
    FROM search_source
    -- an office, a post and the number of an act name a thing; a category is one of its words
    -- and a section has other names in its body
    CROSS JOIN LATERAL (SELECT source IN ('organizations', 'ministers', 'documents', 'mayor') AS is_named,
      source IN ('search_pages', 'tourism_sections') AS is_section) AS named
    -- OFFSET keeps the planner from writing the heading out twice
    CROSS JOIN LATERAL (SELECT title_vector(concat_ws(' ', title, CASE WHEN is_named THEN note WHEN is_section THEN body END))
      AS heading OFFSET 0) AS headed
    WHERE source = asked_source AND item_id = ANY(ids)
    RETURNING title, note, lead, body),
  texts AS (
    SELECT DISTINCT text FROM added
    CROSS JOIN LATERAL (VALUES (concat_ws(' ', title, note)), (lead), (left(body, 20000))) AS parts (text)),
  found AS (
    SELECT DISTINCT unnest(tsvector_to_array(to_tsvector('simple', plain_letters(text)))) AS word FROM texts)
  INSERT INTO search_words (word, stem, root)
  SELECT word, stem[1], search_root(stem[1]) FROM found, ts_lexize('russian_stem', word) AS stem
  WHERE word ~ '^[а-яa-z]{3,30}$' AND stem[1] IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM search_words w WHERE w.word = found.word)
$$;

CREATE OR REPLACE FUNCTION renew_search_entries(asked_source text, ids integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_entries WHERE source = asked_source AND item_id = ANY(ids);
  SELECT add_search_entries(asked_source, ids)
$$;

-- Rows of what is found.
CREATE OR REPLACE FUNCTION search_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_search_entries(TG_TABLE_NAME, ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_search_entries(TG_TABLE_NAME, ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE source = TG_TABLE_NAME AND item_id = ANY(ARRAY(SELECT id FROM removed));
  RETURN NULL;
END $$;

-- The tables that are found get their triggers, and what stands in one that is new here enters the index. One that is found no
-- more leaves it.
CREATE OR REPLACE FUNCTION attach_search_triggers() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  found text[] := ARRAY(SELECT substr(relname, length('search_source_') + 1) FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'v' AND relname LIKE 'search\_source\_%');
  attached text[] := ARRAY(SELECT c.relname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = 'public'::regnamespace AND t.tgname = 'search_inserted');
  name text;
BEGIN
  FOR name IN SELECT unnest(found) EXCEPT SELECT unnest(attached) LOOP
    EXECUTE format('CREATE TRIGGER search_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION search_inserted()', name);
    EXECUTE format('CREATE TRIGGER search_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION search_updated()', name);
    EXECUTE format('CREATE TRIGGER search_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION search_deleted()', name);
    PERFORM renew_search_entries(name, ARRAY(SELECT item_id FROM search_source WHERE source = name));
  END LOOP;
  FOR name IN SELECT unnest(attached) EXCEPT SELECT unnest(found) LOOP
    EXECUTE format('DROP TRIGGER search_inserted ON %1$I; DROP TRIGGER search_updated ON %1$I;
      DROP TRIGGER search_deleted ON %1$I', name);
    DELETE FROM search_entries WHERE source = name;
  END LOOP;
END $$;

-- True if one of these objects decides what enters the index: search_source reads it, or it writes the entries.
CREATE OR REPLACE FUNCTION decides_search_entries(names text[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH RECURSIVE read AS (
    SELECT 'search_source'::regclass::oid AS oid
    UNION
    SELECT d.refobjid FROM read
    JOIN pg_rewrite w ON w.ev_class = read.oid
    JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass AND d.objid = w.oid
      AND d.refclassid IN ('pg_class'::regclass, 'pg_proc'::regclass)),
  deciding AS (
    SELECT 'view ' || relname AS name FROM pg_class WHERE relkind = 'v' AND oid IN (SELECT oid FROM read)
    UNION ALL
    SELECT 'function ' || proname || '(' || pg_get_function_identity_arguments(oid) || ')' FROM pg_proc
    WHERE oid IN (SELECT oid FROM read)
      OR (pronamespace = 'public'::regnamespace AND proname IN ('add_search_entries', 'search_root', 'title_vector')))
  SELECT EXISTS (SELECT FROM deciding WHERE name = ANY(names))
$$;

-- Enters everything anew, once another release reads it otherwise.
CREATE OR REPLACE FUNCTION renew_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_words SET root = search_root(stem) WHERE root <> search_root(stem);
  DELETE FROM search_entries;
  PERFORM add_search_entries(source, array_agg(item_id)) FROM search_source GROUP BY source;
  PERFORM renew_word_rarity();
END $$;

-- Rows of a thing's own lists and relations; TG_ARGV names the table of the thing.
CREATE OR REPLACE FUNCTION search_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_search_entries(TG_ARGV[0], ARRAY(SELECT DISTINCT _parent_id FROM changed));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_rels_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_search_entries(TG_ARGV[0], ARRAY(SELECT DISTINCT parent_id FROM changed));
  RETURN NULL;
END $$;

-- Groups of synonyms: each expression beside all of its group, the expression itself in its words, the others as they stand.
CREATE VIEW search_synonym_source AS
  WITH expressions AS (
    SELECT s.id, plainto_tsquery('russian', plain_letters(part)) AS query,
      phraseto_tsquery('russian', plain_letters(part)) AS phrase
    FROM search_synonyms s, regexp_split_to_table(s.words, '\s*,\s*') AS part)
  SELECT e.id, e.query AS target,
    (SELECT string_agg('(' || synonym_of(o.query, o.phrase, e.query) || ')', ' | ')::tsquery
      FROM expressions o WHERE o.id = e.id AND numnode(o.query) > 0) AS substitute
  FROM expressions e WHERE numnode(e.query) > 0;

CREATE OR REPLACE FUNCTION synonym_of(words tsquery, phrase tsquery, asked tsquery) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT (CASE WHEN words = asked THEN words ELSE phrase END)::text
$$;

-- They are read into rules when an editor writes them, not at every search.
CREATE MATERIALIZED VIEW search_synonym_rules AS SELECT * FROM search_synonym_source;

CREATE OR REPLACE FUNCTION keep_synonym_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  REFRESH MATERIALIZED VIEW search_synonym_rules;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER keep_synonym_rules AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION keep_synonym_rules();

-- Whether the stem was typed as an adjective, or a text of the city has it as one.
CREATE OR REPLACE FUNCTION is_adjective_stem(lexeme text, asked text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT plain_letters(asked) ~* ('\m' || lexeme || '(ая|яя|ую|юю|ое|ее|ые|ие|ый|ий|ого|ому)\M')
    OR EXISTS (SELECT 1 FROM search_words WHERE word IN (lexeme || 'ая', lexeme || 'яя', lexeme || 'ый', lexeme || 'ий', lexeme || 'ое'))
$$;

-- A query and the forms that the stemmer leaves apart. «Гасанова» is cut to «гасанов», which is a word itself, of «гасан»: a
-- word is looked up whole, too. An adjective is not: «садовая» is a street, its «садов» are no «сад».
CREATE OR REPLACE FUNCTION with_word_forms(wanted tsquery, asked text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  rule record;
BEGIN
  FOR rule IN
    SELECT quote_literal(lexeme)::tsquery AS target,
      string_agg(DISTINCT quote_literal(form), ' | ')::tsquery AS substitute
    FROM (SELECT DISTINCT part[1] AS lexeme FROM regexp_matches(wanted::text, '''([а-яa-z]+)''', 'g') AS part) lexemes,
      LATERAL (SELECT lexeme AS form
        UNION SELECT w.stem FROM search_words w WHERE w.root = search_root(lexeme)
        UNION SELECT w.stem FROM search_words w WHERE w.word = lexeme AND NOT is_adjective_stem(lexeme, asked)) forms
    GROUP BY lexeme HAVING count(*) > 1
  LOOP
    wanted := ts_rewrite(wanted, rule.target, rule.substitute);
  END LOOP;
  RETURN wanted;
END $$;

-- How rare a word is; words of asking count nothing: who wants to get a passport is shown no «получить».
CREATE OR REPLACE FUNCTION word_rarity(lexeme text) RETURNS real LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN lexeme = ANY ('{
      получ,получен,оформ,оформлен,сдела,дела,пода,узна,нужн,нуж,нужд,хоч,хочет,помоч,обрат,заказа,найт,посмотр,должн,
      куп,вызва,сход,пойт,как,числ,мо,наш,сво,час,реж,график,открыва,отвеча}')
    THEN 0 ELSE (SELECT min(rarity) FROM search_words WHERE root = search_root(lexeme)) END
$$;

-- The words of a query (a phrase in quotes is one), each with its synonyms and forms, and how rare it is.
CREATE OR REPLACE FUNCTION search_terms(asked text)
RETURNS TABLE (term text, query tsquery, rarity real) LANGUAGE sql STABLE AS $$
  WITH terms AS (
    SELECT place, term, words, to_tsvector('russian', plain_letters(term)) AS vector, left(term, 1) = '-' AS is_excluded
    FROM regexp_matches(asked, '-?"[^"]*"|\S+', 'g') WITH ORDINALITY AS parts (part, place),
      LATERAL (SELECT part[1] AS term) AS named,
      LATERAL (SELECT websearch_to_tsquery('russian', plain_letters(term)) AS words OFFSET 0) AS read
    WHERE numnode(words) > 0),
  rules AS (
    SELECT DISTINCT ON (id) replace(target::text, '&', '|')::tsquery AS any_word, substitute
    FROM (SELECT to_tsvector('russian', plain_letters(asked)) AS whole OFFSET 0) AS vectors JOIN search_synonym_rules ON whole @@ target
    ORDER BY id, numnode(target) DESC)
  SELECT term, with_word_forms(coalesce(words ||
      (SELECT string_agg('(' || substitute::text || ')', ' | ')::tsquery FROM rules WHERE vector @@ any_word AND NOT is_excluded), words), asked),
    coalesce(least(
      (SELECT max(word_rarity(lexeme)) FROM unnest(tsvector_to_array(vector)) AS lexeme),
      (SELECT min(word_rarity(single[1])) FROM rules, regexp_matches(substitute::text, '(?:^|\| )''([^'']+)''(?= \||$)', 'g') AS single
        WHERE vector @@ any_word)), 5)::real
  FROM terms ORDER BY place
$$;

-- What was typed, with synonyms and forms.
CREATE OR REPLACE FUNCTION search_query(asked text) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT string_agg('(' || query::text || ')', ' & ')::tsquery FROM search_terms(asked)), ''::tsquery)
$$;

-- How rare the words are: ln(entries / entries with the word). Large cities are counted by a sample, always of the same pages;
-- small changes are not written, since each purges the pages of search.
CREATE OR REPLACE FUNCTION renew_word_rarity() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  total real := (SELECT sum(greatest(reltuples, 0)) FROM pg_class WHERE oid IN (SELECT inhrelid FROM pg_inherits
    WHERE inhparent = 'search_entries'::regclass));
  sample text := format('search_entries TABLESAMPLE SYSTEM (%s) REPEATABLE (1)', least(100, 100 * 20000 / greatest(total, 1)));
BEGIN
  EXECUTE 'SELECT count(*) FROM ' || sample INTO total;
  UPDATE search_words w SET rarity = counted.rarity
  FROM (
    SELECT word, (ln(total / whole.ndoc) + ln(total / coalesce(heads.ndoc, 1)))::real / 2 AS rarity
    FROM ts_stat('SELECT search FROM ' || sample) whole
    LEFT JOIN ts_stat('SELECT search FROM ' || sample, 'ab') heads USING (word)) AS counted
  WHERE w.stem = counted.word AND abs(w.rarity - counted.rarity) > 0.2;
END $$;
