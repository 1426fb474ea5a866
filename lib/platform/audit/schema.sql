CREATE OR REPLACE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

CREATE OR REPLACE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE OR TRUNCATE ON private_audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- Length and text of each part, so that no two entries give the same text; lib/platform/audit/verify-chain.ts computes the same.
CREATE OR REPLACE FUNCTION audit_entry_hash(previous bytea, entry audit_log) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(string_agg(coalesce(octet_length(part) || ':' || part, '-'), ',' ORDER BY place), 'UTF8'))
  FROM unnest(ARRAY[entry.id::text, to_char(entry.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    entry.kind::text, entry.who, entry.action, entry.subject, entry.result, entry.address]) WITH ORDINALITY AS parts (part, place)
$$;

-- Continues the chain by the entries it does not have yet. A job calls it, not each insert: a lock held through every
-- commit would let one audited call at a time wait for the disk. Numbers of entries are given before their commits, so an
-- older one may come later; none comes a thousand entries later.
CREATE OR REPLACE FUNCTION extend_audit_chain() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last private_audit_chain;
  entry audit_log;
BEGIN
  PERFORM pg_advisory_xact_lock(7402118470002);
  SELECT * INTO last FROM private_audit_chain ORDER BY position DESC LIMIT 1;
  FOR entry IN
    SELECT l.* FROM audit_log l
    WHERE l.id > coalesce((SELECT max(entry_id) FROM private_audit_chain), 0) - 1000
      AND NOT EXISTS (SELECT 1 FROM private_audit_chain c WHERE c.entry_id = l.id)
    ORDER BY l.id
  LOOP
    INSERT INTO private_audit_chain (position, entry_id, hash)
    VALUES (coalesce(last.position, 0) + 1, entry.id, audit_entry_hash(coalesce(last.hash, ''), entry))
    RETURNING * INTO last;
  END LOOP;
END $$;
