-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_tourism_items AS
  SELECT i.id AS item_id, 'tourism' AS kind, i.slug::text AS slug, i.section_link::text AS variant,
    i.title::text AS title, s.title::text AS note, i.lead::text AS lead,
    concat_ws(' · ', i.address, i.fact, plain_rich_text(i.body)) AS body, NULL::timestamptz AS date,
    1::real AS weight, NULL::tsvector AS ready
  FROM tourism_items i JOIN tourism_sections s ON s.id = i.section_id AND s._status = 'published'
  WHERE i._status = 'published';

-- The body of a section is its synonyms, as for a page of the portal.
CREATE VIEW search_source_tourism_sections AS
  SELECT id AS item_id, 'tourism' AS kind, NULL::text AS slug, link::text AS variant, title::text AS title,
    NULL::text AS note, lead::text AS lead,
    CASE kind
      WHEN 'sights' THEN 'достопримечательности памятники экскурсии куда сходить'
      WHEN 'routes' THEN 'прогулки экскурсии пешком'
      WHEN 'hotels' THEN 'гостиницы отели жильё переночевать'
      WHEN 'food' THEN 'кафе рестораны столовые пообедать'
      WHEN 'museums' THEN 'выставки экскурсии'
      WHEN 'beaches' THEN 'море купание'
    END AS body,
    NULL::timestamptz AS date, 1.5::real AS weight, NULL::tsvector AS ready
  FROM tourism_sections WHERE _status = 'published';
