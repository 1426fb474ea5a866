-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_reference_entries AS
  SELECT e.id AS item_id, 'contacts' AS kind, NULL::text AS slug, NULL::text AS variant, e.title::text AS title,
    t.title::text AS note,
    concat_ws(' · ', (SELECT 'телефон ' || string_agg(p.text, ', ' ORDER BY p._order) FROM reference_entries_phones p WHERE p._parent_id = e.id),
      e.address) AS lead,
    concat_ws(' · ', 'часы работы ' || e.hours, e.email, e.note) AS body, NULL::timestamptz AS date, 1.1::real AS weight,
    NULL::tsvector AS ready
  FROM reference_entries e LEFT JOIN reference_topics t ON t.id = e.topic_id WHERE e._status = 'published';

CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON reference_entries_phones REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('reference_entries');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON reference_entries_phones REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('reference_entries');
