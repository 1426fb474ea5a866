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

-- A chapter of the history and each of its events, found by their places: «2» and «2-7» of the anchors.
CREATE VIEW search_source_city_history AS
  WITH eras AS (
    SELECT e.* FROM city_history h JOIN city_history_eras e ON e._parent_id = h.id WHERE h._status = 'published')
  SELECT _order * 1000 AS item_id, 'history' AS kind, NULL::text AS slug, _order::text AS variant, title::text AS title,
    years::text AS note,
    (SELECT string_agg(v.title, ' · ' ORDER BY v._order) FROM city_history_eras_events v WHERE v._parent_id = eras.id) AS lead,
    NULL::text AS body, NULL::timestamptz AS date, 0.8::real AS weight, NULL::tsvector AS ready
  FROM eras
  UNION ALL
  SELECT e._order * 1000 + v._order, 'history', NULL, e._order || '-' || v._order, v.title, v.year, NULL, plain_rich_text(v.body),
    NULL, 0.8::real, NULL
  FROM eras e JOIN city_history_eras_events v ON v._parent_id = e.id;

-- The history is one row with lists in lists: it is renewed whole.
CREATE OR REPLACE FUNCTION search_history_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_search_entries('city_history', ARRAY(SELECT item_id FROM search_entries WHERE source = 'city_history'
    UNION SELECT item_id FROM search_source_city_history));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_history_changed AFTER INSERT OR UPDATE OR DELETE ON city_history
  FOR EACH STATEMENT EXECUTE FUNCTION search_history_changed();
CREATE OR REPLACE TRIGGER search_history_changed AFTER INSERT OR UPDATE OR DELETE ON city_history_eras
  FOR EACH STATEMENT EXECUTE FUNCTION search_history_changed();
CREATE OR REPLACE TRIGGER search_history_changed AFTER INSERT OR UPDATE OR DELETE ON city_history_eras_events
  FOR EACH STATEMENT EXECUTE FUNCTION search_history_changed();
