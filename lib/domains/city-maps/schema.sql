-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_city_maps AS
  SELECT m.id AS item_id, 'maps' AS kind, NULL::text AS slug, NULL::text AS variant, m.title::text AS title,
    c.title::text AS note, m.lead::text AS lead,
    concat_ws(' · ', m.origin, plain_rich_text(m.body),
      (SELECT string_agg(l.title, ' · ') FROM city_maps_legend l WHERE l._parent_id = m.id)) AS body,
    NULL::timestamptz AS date, 1.1::real AS weight, NULL::tsvector AS ready
  FROM city_maps m LEFT JOIN map_categories c ON c.id = m.category_id WHERE m._status = 'published';

CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON city_maps_legend REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('city_maps');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON city_maps_legend REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('city_maps');
