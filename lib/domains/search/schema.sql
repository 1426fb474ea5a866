-- One index over all that is public, kept in the transaction that changes the content (docs/decisions/search.md).

-- What is found, and where its words come from. Pieces of a text are kept apart where a found passage is shown:
-- «ул. Лесная, 44 · инженерный класс · мастерская», not one sentence of three.
CREATE VIEW search_source AS
  SELECT 'news' AS source, id AS item_id, CASE WHEN type_code = 2 THEN 'messages' ELSE 'news' END AS kind,
    slug::text AS slug, type_code::text AS variant, title::text AS title, NULL::text AS note, lead::text AS lead,
    NULL::text AS body, published_at AS date, CASE WHEN type_code = 2 THEN 0.8 ELSE 0.9 END::real AS weight, search AS ready
  FROM news WHERE _status = 'published'
  UNION ALL
  SELECT 'documents', d.id, 'documents', NULL, NULL, d.title,
    concat_ws(' ', t.title, '№ ' || d.number, 'от ' || to_char(d.date AT TIME ZONE 'UTC', 'DD.MM.YYYY')), d.summary,
    NULL, d.date, 0.9, NULL
  FROM documents d LEFT JOIN document_types t ON t.id = d.type_id WHERE d._status = 'published'
  UNION ALL
  SELECT 'services', id, 'services', NULL, NULL, title, NULL, summary,
    concat_ws(' · ', plain_rich_text(applicants), plain_rich_text(result), term, fee, plain_rich_text(own_documents),
      plain_rich_text(interagency_documents), plain_rich_text(refusal_grounds), plain_rich_text(complaint), authority,
      situations_of(id)), NULL, 1.3, NULL
  FROM services WHERE _status = 'published'
  UNION ALL
  SELECT 'faq', f.id, 'faq', NULL, f.topic_id::text, f.question, t.title, NULL, plain_rich_text(f.answer), NULL, 1, NULL
  FROM faq f LEFT JOIN faq_topics t ON t.id = f.topic_id WHERE f._status = 'published'
  UNION ALL
  SELECT 'organizations', id, 'organizations', NULL, NULL, title, nullif(short_title, title), summary,
    concat_ws(' · ', address, phones_of('organizations', id), plain_rich_text(powers)), NULL, 1.2, NULL
  FROM organizations WHERE _status = 'published'
  UNION ALL
  SELECT 'ministers', id, 'ministers', NULL, NULL, title, post, area,
    concat_ws(' · ', 'телефон ' || phone, plain_rich_text(biography)), NULL, 1.2, NULL
  FROM ministers WHERE _status = 'published'
  UNION ALL
  SELECT 'posters', p.id, 'posters', p.slug, NULL, p.title, c.title, p.summary,
    concat_ws(' · ',
      (SELECT string_agg(DISTINCT concat_ws(' · ', d.place, d.address), ' · ') FROM posters_dates d WHERE d._parent_id = p.id),
      p.organizer, plain_rich_text(p.body)),
    (SELECT max(d.starts_at) FROM posters_dates d WHERE d._parent_id = p.id), 1, NULL
  FROM posters p LEFT JOIN poster_categories c ON c.id = p.category_id WHERE p._status = 'published'
  UNION ALL
  SELECT 'city_maps', m.id, 'maps', NULL, NULL, m.title, c.title, m.lead,
    concat_ws(' · ', m.origin, plain_rich_text(m.body),
      (SELECT string_agg(l.title, ' · ') FROM city_maps_legend l WHERE l._parent_id = m.id)), NULL, 1, NULL
  FROM city_maps m LEFT JOIN map_categories c ON c.id = m.category_id WHERE m._status = 'published'
  UNION ALL
  SELECT 'tourism_items', i.id, 'tourism', i.slug, i.section_link, i.title, s.title, i.lead,
    concat_ws(' · ', i.address, i.fact, plain_rich_text(i.body)), NULL, 1, NULL
  FROM tourism_items i LEFT JOIN tourism_sections s ON s.id = i.section_id WHERE i._status = 'published'
  UNION ALL
  SELECT 'tourism_sections', id, 'tourism', NULL, link, title, NULL, lead,
    -- people also call it by these words, as they do a section of the portal
    CASE kind
      WHEN 'sights' THEN 'достопримечательности памятники экскурсии куда сходить'
      WHEN 'routes' THEN 'прогулки экскурсии пешком'
      WHEN 'hotels' THEN 'гостиницы отели жильё переночевать'
      WHEN 'food' THEN 'кафе рестораны столовые пообедать'
      WHEN 'museums' THEN 'выставки экскурсии'
      WHEN 'beaches' THEN 'море купание'
    END, NULL, 1.3, NULL
  FROM tourism_sections WHERE _status = 'published'
  UNION ALL
  SELECT 'projects', id, 'projects', NULL, NULL, title, NULL, description, concat_ws(' · ', address, contractor),
    NULL, 1, NULL
  FROM projects WHERE _status = 'published'
  UNION ALL
  SELECT 'galleries', id, 'galleries', NULL, owner::text, title, NULL, summary, NULL, date, 0.8, NULL
  FROM galleries WHERE _status = 'published'
  UNION ALL
  SELECT 'mayor_activities', id, 'activities', NULL, NULL, title, NULL, lead,
    concat_ws(' · ', place, plain_rich_text(body)), date, 0.8, NULL
  FROM mayor_activities WHERE _status = 'published'
  UNION ALL
  SELECT 'mayor', id, 'pages', NULL, '/mayor', concat_ws(' ', surname, name, patronymic), 'Глава города', description,
    concat_ws(' · ', plain_rich_text(biography), plain_rich_text(powers)), NULL, 1.3, NULL
  FROM mayor WHERE _status = 'published'
  UNION ALL
  SELECT 'search_pages', id, 'pages', NULL, path, title, NULL, lead, words, NULL, 1.4, NULL FROM search_pages
  UNION ALL
  -- open from the day of its notification on: the date stands here for those who ask; the result is nobody's until it is over
  SELECT 'discussions', d.id, 'discussions', NULL, NULL, d.title, NULL, d.title_npa,
    concat_ws(' · ', d.address, d.organizer, plain_rich_text(d.description), CASE WHEN s.code = 53 THEN d.result END),
    d.notification_start_date, 1.1, NULL
  FROM discussions d LEFT JOIN discussion_stages s ON s.discussion_id = d.id WHERE d._status = 'published'
  UNION ALL
  -- whether its author is named or not, no idea is found by a name; an answer in preparation is nobody's yet
  SELECT 'ideas', i.id, 'ideas', NULL, NULL, i.title, k.title, i.text, concat_ws(' · ', i.address,
    CASE WHEN i.code IN ('2', '3', '6') THEN i.answer_text END, CASE WHEN i.code = '3' THEN i.report_text END),
    i.created_at, 0.7, NULL
  FROM ideas i LEFT JOIN idea_categories k ON k.id = i.category_id WHERE i.published_at IS NOT NULL AND i.code <> '5'
  UNION ALL
  -- the one condition of everything that is open to all, as in the claims repository; nobody's name is here
  SELECT 'claims', c.id, 'claims', NULL, NULL, k.title || ', ' || c.address, NULL, c.text, NULL, c.created_at, 0.5, NULL
  FROM claims c JOIN claim_categories k ON k.id = c.category_id
  WHERE c.published_at IS NOT NULL AND c.merged_into_id IS NULL AND c.category_id IS NOT NULL AND c.code <> '5'
  UNION ALL
  SELECT 'reference_entries', e.id, 'contacts', NULL, NULL, e.title, t.title,
    concat_ws(' · ', phones_of('reference_entries', e.id), e.address), concat_ws(' · ', e.hours, e.email, e.note),
    NULL, 0.95, NULL
  FROM reference_entries e LEFT JOIN reference_topics t ON t.id = e.topic_id WHERE e._status = 'published'
  UNION ALL
  SELECT 'duty_services', id, 'contacts', NULL, '/dutyservice#duty-' || id, title, organization,
    concat_ws(' · ', phones_of('duty_services', id), address), concat_ws(' · ', purpose, zone, note), NULL, 0.95, NULL
  FROM duty_services WHERE _status = 'published'
  UNION ALL
  SELECT 'service_centers', id, 'contacts', NULL, '/servicecenters#center-' || id, title, NULL,
    concat_ws(' · ', phones_of('service_centers', id), address), concat_ws(' · ', email, note), NULL, 0.95, NULL
  FROM service_centers WHERE _status = 'published';

-- A paragraph, a heading, a line of a list: whatever holds words itself is a piece.
CREATE OR REPLACE FUNCTION plain_rich_text(jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg((
    SELECT string_agg(coalesce(part ->> 'text', ' '), '')
    FROM jsonb_path_query(block, 'strict $.** ? (@.type == "text" || @.type == "linebreak" || @.type == "tab")') AS part), ' · ')
  FROM jsonb_path_query($1, 'strict $.** ? (@.type != "link" && @.type != "autolink" && exists (
    @.children[*] ? (@.type == "text" || @.type == "link" || @.type == "autolink")))') AS block
$$;

CREATE OR REPLACE FUNCTION phones_of(source text, item_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT 'телефон ' || string_agg(p.text, ', ' ORDER BY p._order) FROM (
    SELECT 'organizations' AS source, _parent_id, _order, text FROM organizations_phones UNION ALL
    SELECT 'reference_entries', _parent_id, _order, text FROM reference_entries_phones UNION ALL
    SELECT 'duty_services', _parent_id, _order, text FROM duty_services_phones UNION ALL
    SELECT 'service_centers', _parent_id, _order, text FROM service_centers_phones) p
  WHERE p.source = phones_of.source AND p._parent_id = phones_of.item_id
$$;

CREATE OR REPLACE FUNCTION situations_of(service integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(s.title, ' · ') FROM services_rels r JOIN life_situations s ON s.id = r.life_situations_id
  WHERE r.parent_id = service
$$;

-- Joins what the stemmer leaves apart: площадок and площадка, музей and музея, ребёнок and ребёнка. An «а» at the end is a
-- verb's or a noun's own: «портал» is no «порт», who chooses a camp has no elections.
CREATE OR REPLACE FUNCTION search_root(stem text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(stem) < 4 THEN stem ELSE regexp_replace(stem,
    '([бвгджзклмнпрстфхцчшщ])[ое]([кцнрлмтвг])$', '\1\2') END
  FROM regexp_replace(stem, '(?<=..)[еиоуыэюяйь]+$', '') AS stem
$$;

-- What enters the index is read as seldom as can be: a heading once for both vectors, for news not at all (their own vector
-- has it), and words of texts that many entries share once.
CREATE OR REPLACE FUNCTION add_search_entries(asked_source text, ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH added AS (
    INSERT INTO search_entries (source, item_id, kind, slug, variant, title, note, lead, body, date, weight, title_search, search)
    SELECT source, item_id, kind, slug, variant, coalesce(title, ''), note, lead, body, date, weight, heading,
      coalesce(ready,
        setweight(heading, 'A') ||
        setweight(to_tsvector('russian', plain_letters(lead)), 'B') ||
        setweight(to_tsvector('russian', plain_letters(CASE WHEN is_section THEN '' ELSE left(body, 100000) END)), 'C') ||
        setweight(to_tsvector('russian', plain_letters(CASE WHEN is_named THEN '' ELSE coalesce(note, '') END)), 'C'))
    FROM search_source
    -- an office, a post and the number of an act name a thing; a category is one of its words
    -- and a section has other names in its body
    CROSS JOIN LATERAL (SELECT source IN ('organizations', 'ministers', 'documents', 'mayor') AS is_named,
      source IN ('search_pages', 'tourism_sections') AS is_section) AS named
    -- OFFSET keeps the planner from writing the heading out twice
    CROSS JOIN LATERAL (SELECT coalesce(setweight(ts_filter(ready, '{a}'), 'D'),
      to_tsvector('russian', plain_letters(concat_ws(' ', title, CASE WHEN is_named THEN note WHEN is_section THEN body END)))) AS heading OFFSET 0) AS headed
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
  found text[] := ARRAY['news', 'documents', 'services', 'faq', 'organizations', 'ministers', 'posters', 'city_maps',
    'tourism_items', 'tourism_sections', 'projects', 'galleries', 'mayor_activities', 'mayor', 'claims', 'discussions',
    'ideas', 'search_pages', 'reference_entries', 'duty_services', 'service_centers'];
  attached text[] := ARRAY(SELECT tgrelid::regclass::text FROM pg_trigger WHERE tgname = 'search_inserted');
  name text;
BEGIN
  FOR name IN SELECT unnest(found) EXCEPT SELECT unnest(attached) LOOP
    EXECUTE format('CREATE TRIGGER search_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION search_inserted()', name);
    EXECUTE format('CREATE TRIGGER search_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION search_updated()', name);
    EXECUTE format('CREATE TRIGGER search_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION search_deleted()', name);
    EXECUTE format('SELECT renew_search_entries(%L, ARRAY(SELECT id FROM %I))', name, name);
  END LOOP;
  FOR name IN SELECT unnest(attached) EXCEPT SELECT unnest(found) LOOP
    EXECUTE format('DROP TRIGGER search_inserted ON %1$I; DROP TRIGGER search_updated ON %1$I;
      DROP TRIGGER search_deleted ON %1$I', name);
    DELETE FROM search_entries WHERE source = name;
  END LOOP;
END $$;

-- Enters everything anew, once another release reads it otherwise.
CREATE OR REPLACE FUNCTION renew_search() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_words SET root = search_root(stem) WHERE root <> search_root(stem);
  DELETE FROM search_entries;
  PERFORM add_search_entries(source, array_agg(item_id)) FROM search_source GROUP BY source;
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

CREATE OR REPLACE FUNCTION search_stage_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_search_entries('discussions', ARRAY(SELECT discussion_id FROM changed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_stage_added AFTER INSERT ON discussion_stages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_stage_changed();
CREATE OR REPLACE TRIGGER search_stage_updated AFTER UPDATE ON discussion_stages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_stage_changed();
CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON posters_dates REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('posters');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON posters_dates REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('posters');
CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON organizations_phones REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('organizations');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON organizations_phones REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('organizations');
CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON reference_entries_phones REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('reference_entries');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON reference_entries_phones REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('reference_entries');
CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON duty_services_phones REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('duty_services');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON duty_services_phones REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('duty_services');
CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON service_centers_phones REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('service_centers');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON service_centers_phones REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('service_centers');
CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON services_rels REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rels_changed('services');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON services_rels REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rels_changed('services');
CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON city_maps_legend REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('city_maps');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON city_maps_legend REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('city_maps');

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

-- What was typed, with its synonyms and with the words that the stemmer leaves apart.
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
  -- «Гасанова» is cut to «гасанов», which is a word itself, of «гасан»: a word is looked up whole, too. An adjective is not:
  -- «садовая» is a street, its «садов» are no «сад»
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
