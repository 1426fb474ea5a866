-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_faq AS
  SELECT f.id AS item_id, 'faq' AS kind, NULL::text AS slug, f.topic_id::text AS variant, f.question::text AS title,
    t.title::text AS note, NULL::text AS lead, plain_rich_text(f.answer) AS body, NULL::timestamptz AS date,
    1.1::real AS weight, NULL::tsvector AS ready
  FROM faq f LEFT JOIN faq_topics t ON t.id = f.topic_id WHERE f._status = 'published';
