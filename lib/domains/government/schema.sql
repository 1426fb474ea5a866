-- What search finds (lib/domains/search/schema.sql).
CREATE VIEW search_source_organizations AS
  SELECT o.id AS item_id, 'organizations' AS kind, NULL::text AS slug, NULL::text AS variant, o.title::text AS title,
    nullif(o.short_title, o.title)::text AS note, o.summary::text AS lead,
    concat_ws(' · ', o.address,
      (SELECT 'телефон ' || string_agg(p.text, ', ' ORDER BY p._order) FROM organizations_phones p WHERE p._parent_id = o.id),
      plain_rich_text(o.powers)) AS body,
    NULL::timestamptz AS date, 1.15::real AS weight, NULL::tsvector AS ready
  FROM organizations o WHERE o._status = 'published';

CREATE OR REPLACE TRIGGER search_part_added AFTER INSERT ON organizations_phones REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('organizations');
CREATE OR REPLACE TRIGGER search_part_removed AFTER DELETE ON organizations_phones REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_part_changed('organizations');

CREATE VIEW search_source_ministers AS
  SELECT id AS item_id, 'ministers' AS kind, NULL::text AS slug, NULL::text AS variant, title::text AS title,
    post::text AS note, area::text AS lead,
    concat_ws(' · ', 'телефон ' || phone, plain_rich_text(biography)) AS body, NULL::timestamptz AS date,
    1::real AS weight, NULL::tsvector AS ready
  FROM ministers WHERE _status = 'published';
