-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_galleries AS
  SELECT id AS item_id, 'galleries' AS kind, NULL::text AS slug, owner::text AS variant, title::text AS title,
    NULL::text AS note, summary::text AS lead, NULL::text AS body, date, 0.8::real AS weight, NULL::tsvector AS ready
  FROM galleries WHERE _status = 'published';
