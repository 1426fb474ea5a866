-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_projects AS
  SELECT id AS item_id, 'projects' AS kind, NULL::text AS slug, NULL::text AS variant, title::text AS title,
    NULL::text AS note, description::text AS lead, concat_ws(' · ', address, contractor) AS body,
    NULL::timestamptz AS date, 0.9::real AS weight, NULL::tsvector AS ready
  FROM projects WHERE _status = 'published';
