CREATE OR REPLACE TRIGGER stamp_effect BEFORE INSERT ON private_claim_joins
  FOR EACH ROW WHEN (NEW.effective_at IS NULL) EXECUTE FUNCTION stamp_effect();

-- What search finds (lib/domains/search/schema.sql).
-- The condition of all public claims, as in the repository; without names.
CREATE VIEW search_source_claims AS
  SELECT c.id AS item_id, 'claims' AS kind, NULL::text AS slug, NULL::text AS variant,
    k.title || ', ' || c.address AS title, NULL::text AS note, c.text::text AS lead, NULL::text AS body,
    c.created_at AS date, 0.45::real AS weight, NULL::tsvector AS ready
  FROM claims c JOIN claim_categories k ON k.id = c.category_id
  WHERE c.published_at IS NOT NULL AND c.merged_into_id IS NULL AND c.category_id IS NOT NULL AND c.code <> '5';

-- For metrics; the condition of the departments' table, as in the repository.
CREATE OR REPLACE FUNCTION count_overdue_claims(zone text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT count(*)::int FROM claims
  WHERE code IN ('1', '4') AND merged_into_id IS NULL AND published_at IS NOT NULL
    AND category_id IS NOT NULL AND deadline_date < date_trunc('day', now() AT TIME ZONE zone) AT TIME ZONE zone
$$;
