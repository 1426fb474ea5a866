-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_posters AS
  SELECT p.id AS item_id, 'posters' AS kind, p.slug::text AS slug, NULL::text AS variant, p.title::text AS title,
    c.title::text AS note, p.summary::text AS lead,
    concat_ws(' · ',
      (SELECT string_agg(DISTINCT concat_ws(' · ', d.place, d.address), ' · ') FROM posters_dates d WHERE d._parent_id = p.id),
      p.organizer, plain_rich_text(p.body)) AS body,
    (SELECT max(d.starts_at) FROM posters_dates d WHERE d._parent_id = p.id) AS date, 0.8::real AS weight,
    NULL::tsvector AS ready
  FROM posters p LEFT JOIN poster_categories c ON c.id = p.category_id WHERE p._status = 'published';

CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON posters_dates REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('posters');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON posters_dates REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('posters');
