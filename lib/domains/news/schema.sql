-- How many news of each type are published: a list page needs its total, and counting 200 000 rows costs more than rendering
-- it. Rows are added in the order of types, so that two writers never wait for each other.
CREATE OR REPLACE FUNCTION count_news_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO news_counts AS c (type_code, total)
    SELECT type_code::integer, count(*) FROM added
    WHERE _status = 'published' AND type_code IS NOT NULL GROUP BY 1 ORDER BY 1
    ON CONFLICT (type_code) DO UPDATE SET total = c.total + excluded.total;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_news_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO news_counts AS c (type_code, total)
    SELECT type_code::integer, -count(*) FROM removed
    WHERE _status = 'published' AND type_code IS NOT NULL GROUP BY 1 ORDER BY 1
    ON CONFLICT (type_code) DO UPDATE SET total = c.total + excluded.total;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_news_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO news_counts AS c (type_code, total)
    SELECT type_code::integer, sum(step) FROM (
      SELECT type_code, 1 AS step FROM added WHERE _status = 'published'
      UNION ALL SELECT type_code, -1 FROM removed WHERE _status = 'published'
    ) moved WHERE type_code IS NOT NULL GROUP BY 1 HAVING sum(step) <> 0 ORDER BY 1
    ON CONFLICT (type_code) DO UPDATE SET total = c.total + excluded.total;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_news_inserted AFTER INSERT ON news REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_news_inserted();
CREATE OR REPLACE TRIGGER count_news_deleted AFTER DELETE ON news REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_news_deleted();
CREATE OR REPLACE TRIGGER count_news_updated AFTER UPDATE ON news REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_news_updated();

CREATE OR REPLACE FUNCTION is_message(type_code numeric) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT type_code = 2 $$;

-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_news AS
  SELECT id AS item_id, CASE WHEN is_message(type_code) THEN 'messages' ELSE 'news' END AS kind, slug::text AS slug,
    type_code::text AS variant, title::text AS title, NULL::text AS note, lead::text AS lead, NULL::text AS body,
    published_at AS date, 0.8::real AS weight, search AS ready
  FROM news WHERE _status = 'published';
