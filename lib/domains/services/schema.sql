-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_services AS
  SELECT s.id AS item_id, 'services' AS kind, NULL::text AS slug, NULL::text AS variant, s.title::text AS title,
    NULL::text AS note, s.summary::text AS lead,
    concat_ws(' · ', plain_rich_text(s.applicants), plain_rich_text(s.result), s.term, s.fee, plain_rich_text(s.own_documents),
      plain_rich_text(s.interagency_documents), plain_rich_text(s.refusal_grounds), plain_rich_text(s.complaint), s.authority,
      (SELECT string_agg(l.title, ' · ') FROM services_rels r JOIN life_situations l ON l.id = r.life_situations_id
        WHERE r.parent_id = s.id)) AS body,
    NULL::timestamptz AS date, 1.3::real AS weight, NULL::tsvector AS ready
  FROM services s WHERE s._status = 'published';

CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON services_rels REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rels_changed('services');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON services_rels REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_rels_changed('services');

-- The catalogue of a life situation, with its steps.
CREATE VIEW search_source_life_situations AS
  SELECT l.id AS item_id, 'pages' AS kind, NULL::text AS slug, '/servicescatalog?situation=' || l.id AS variant,
    l.title::text AS title, 'Жизненная ситуация' AS note,
    (SELECT string_agg(p.title, ' · ' ORDER BY p._order) FROM life_situations_steps p WHERE p._parent_id = l.id) AS lead,
    (SELECT string_agg(p.text, ' · ' ORDER BY p._order) FROM life_situations_steps p WHERE p._parent_id = l.id) AS body,
    NULL::timestamptz AS date, 1.2::real AS weight, NULL::tsvector AS ready
  FROM life_situations l;

CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON life_situations_steps REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('life_situations');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON life_situations_steps REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('life_situations');

CREATE VIEW search_source_service_centers AS
  SELECT c.id AS item_id, 'contacts' AS kind, NULL::text AS slug, '/servicecenters#center-' || c.id AS variant,
    c.title::text AS title, NULL::text AS note,
    concat_ws(' · ', (SELECT 'телефон ' || string_agg(p.text, ', ' ORDER BY p._order) FROM service_centers_phones p WHERE p._parent_id = c.id),
      c.address) AS lead,
    concat_ws(' · ', 'часы работы', c.email, c.note) AS body, NULL::timestamptz AS date, 1.1::real AS weight,
    NULL::tsvector AS ready
  FROM service_centers c WHERE c._status = 'published';

CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON service_centers_phones REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('service_centers');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON service_centers_phones REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('service_centers');
