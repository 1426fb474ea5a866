-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_mayor_activities AS
  SELECT id AS item_id, 'activities' AS kind, NULL::text AS slug, NULL::text AS variant, title::text AS title,
    NULL::text AS note, lead::text AS lead, concat_ws(' · ', place, plain_rich_text(body)) AS body, date,
    0.7::real AS weight, NULL::tsvector AS ready
  FROM mayor_activities WHERE _status = 'published';

CREATE VIEW search_source_mayor AS
  SELECT id AS item_id, 'pages' AS kind, NULL::text AS slug, '/mayor' AS variant,
    concat_ws(' ', surname, name, patronymic) AS title, 'Глава города' AS note, description::text AS lead,
    concat_ws(' · ', plain_rich_text(biography), plain_rich_text(powers)) AS body, NULL::timestamptz AS date,
    1.3::real AS weight, NULL::tsvector AS ready
  FROM mayor WHERE _status = 'published';
