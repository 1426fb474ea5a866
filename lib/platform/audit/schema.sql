CREATE OR REPLACE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

CREATE OR REPLACE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE OR TRUNCATE ON private_audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

-- Length and text of each part, so that no two entries give the same text; lib/platform/audit/entry-hash.ts computes the same.
CREATE OR REPLACE FUNCTION audit_entry_hash(previous bytea, entry audit_log) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(previous || convert_to(string_agg(coalesce(octet_length(part) || ':' || part, '-'), ',' ORDER BY place), 'UTF8'))
  FROM unnest(ARRAY[entry.id::text, to_char(entry.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    entry.kind::text, entry.who, entry.action, entry.subject, entry.result, entry.address]) WITH ORDINALITY AS parts (part, place)
$$;

-- The lock keeps simultaneous commits from continuing the same hash. It is held only while the transaction commits.
CREATE OR REPLACE FUNCTION append_to_audit_chain(entry audit_log) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last private_audit_chain;
BEGIN
  PERFORM pg_advisory_xact_lock(7402118470002);
  SELECT * INTO last FROM private_audit_chain ORDER BY position DESC LIMIT 1;
  INSERT INTO private_audit_chain (position, entry_id, hash)
  VALUES (coalesce(last.position, 0) + 1, entry.id, audit_entry_hash(coalesce(last.hash, ''), entry));
END $$;

CREATE OR REPLACE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM append_to_audit_chain(NEW);
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER chain_audit_entry AFTER INSERT ON audit_log DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();

-- Entries of earlier releases get their hashes once, before the trigger's first.
CREATE OR REPLACE FUNCTION begin_audit_chain() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  entry audit_log;
BEGIN
  IF EXISTS (SELECT 1 FROM private_audit_chain) THEN RETURN; END IF;
  FOR entry IN SELECT * FROM audit_log ORDER BY id LOOP
    PERFORM append_to_audit_chain(entry);
  END LOOP;
END $$;
