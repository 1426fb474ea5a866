CREATE OR REPLACE TRIGGER stamp_effect BEFORE INSERT ON private_claim_joins
  FOR EACH ROW WHEN (NEW.effective_at IS NULL) EXECUTE FUNCTION stamp_effect();

-- The condition of all public claims: not in moderation (5). Inlined, it is the predicate of the partial indexes, which
-- must change with it.
CREATE OR REPLACE FUNCTION is_public_claim(published_at timestamp with time zone, merged_into_id integer, category_id integer,
  code enum_claims_code) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT published_at IS NOT NULL AND merged_into_id IS NULL AND category_id IS NOT NULL AND code <> '5'
$$;

-- What search finds (lib/domains/search/schema.sql); without names.
CREATE VIEW search_source_claims AS
  SELECT c.id AS item_id, 'claims' AS kind, NULL::text AS slug, NULL::text AS variant,
    k.title || ', ' || c.address AS title, NULL::text AS note, c.text::text AS lead, NULL::text AS body,
    c.created_at AS date, 0.45::real AS weight, NULL::tsvector AS ready
  FROM claims c JOIN claim_categories k ON k.id = c.category_id
  WHERE is_public_claim(c.published_at, c.merged_into_id, c.category_id, c.code);

-- Under review or in work.
CREATE OR REPLACE FUNCTION is_open_claim(code enum_claims_code) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT code IN ('1', '4') $$;

-- For metrics; as in the departments' table of the repository.
CREATE OR REPLACE FUNCTION count_overdue_claims(zone text) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT count(*)::int FROM claims
  WHERE is_public_claim(published_at, merged_into_id, category_id, code) AND is_open_claim(code)
    AND deadline_date < date_trunc('day', now() AT TIME ZONE zone) AT TIME ZONE zone
$$;
