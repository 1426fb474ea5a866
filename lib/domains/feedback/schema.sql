-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_duty_services AS
  SELECT d.id AS item_id, 'contacts' AS kind, NULL::text AS slug, '/dutyservice#duty-' || d.id AS variant,
    d.title::text AS title, d.organization::text AS note,
    concat_ws(' · ', (SELECT 'телефон ' || string_agg(p.text, ', ' ORDER BY p._order) FROM duty_services_phones p WHERE p._parent_id = d.id),
      d.address) AS lead,
    concat_ws(' · ', d.purpose, d.zone, d.note) AS body, NULL::timestamptz AS date, 1.1::real AS weight,
    NULL::tsvector AS ready
  FROM duty_services d WHERE d._status = 'published';

CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON duty_services_phones REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('duty_services');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON duty_services_phones REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('duty_services');
