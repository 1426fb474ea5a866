-- Every table that a public page may show announces its changes. What is about single people and the portal's own
-- registers never is shown: their changes purge nothing. Versions and drafts begin with an underscore.
CREATE OR REPLACE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;

-- Notifies if a changed row is or was shown; the argument is the condition (shown_rows) under which a row `r` is.
CREATE OR REPLACE FUNCTION content_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_shown boolean := false;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM removed r WHERE %s)', TG_ARGV[0]) INTO is_shown;
  END IF;
  IF TG_OP <> 'DELETE' AND NOT is_shown THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM added r WHERE %s)', TG_ARGV[0]) INTO is_shown;
  END IF;
  IF is_shown THEN PERFORM pg_notify('content_changed', TG_TABLE_NAME); END IF;
  RETURN NULL;
END $$;

-- The condition under which visitors see a row: drafts are hidden, and so is what waits for its confirmation or its moderator
-- (code 5). Rows of lists, relations and histories are shown with what they belong to.
CREATE OR REPLACE FUNCTION shown_rows(relation oid, alias text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  own text[] := ARRAY(SELECT attname FROM pg_attribute WHERE attrelid = relation AND attnum > 0 AND NOT attisdropped);
  owner record;
  condition text;
BEGIN
  IF '_status' = ANY(own) THEN RETURN format('%s._status = %L', alias, 'published'); END IF;
  IF 'confirmed_at' = ANY(own) AND 'code' = ANY(own) THEN RETURN format('%s.code <> %L', alias, '5'); END IF;
  FOR owner IN
    SELECT c.confrelid AS relation, a.attname AS key FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.conrelid = relation AND c.contype = 'f' AND c.confrelid <> relation
      AND a.attname IN ('_parent_id', 'parent_id', 'claim_id', 'idea_id')
  LOOP
    condition := shown_rows(owner.relation, alias || 'p');
    CONTINUE WHEN condition = 'true';
    RETURN format('EXISTS (SELECT FROM %s %s WHERE %s.id = %s.%I AND %s)',
      owner.relation::regclass, alias || 'p', alias || 'p', alias, owner.key, condition);
  END LOOP;
  RETURN 'true';
END $$;

-- A trigger with transition tables has one event, and a truncation has none of them. Tables that other triggers fill have
-- them too, such as counts and the search index: a page may read nothing else.
CREATE OR REPLACE FUNCTION attach_content_triggers() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  found record;
  condition text;
BEGIN
  FOR found IN
    SELECT c.oid, c.oid::regclass AS name,
      (c.relname !~ '^(_|payload_|portal_|staff|resident|private_|support_|appeal|audit_)'
        OR c.relname IN ('private_idea_totals', 'private_outages'))
        AND c.relname NOT IN ('gone_pages', 'reception_bookings') AS is_shown,
      (SELECT encode(t.tgargs, 'escape') FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'content_updated') AS kept
    FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
  LOOP
    condition := CASE WHEN found.is_shown THEN shown_rows(found.oid, 'r') END;
    CONTINUE WHEN found.kept IS NOT DISTINCT FROM condition || '\000';
    EXECUTE format('DROP TRIGGER IF EXISTS content_inserted ON %s', found.name);
    EXECUTE format('DROP TRIGGER IF EXISTS content_updated ON %s', found.name);
    EXECUTE format('DROP TRIGGER IF EXISTS content_deleted ON %s', found.name);
    EXECUTE format('DROP TRIGGER IF EXISTS content_changed ON %s', found.name);
    CONTINUE WHEN condition IS NULL;
    EXECUTE format('CREATE TRIGGER content_inserted AFTER INSERT ON %s REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed(%L)', found.name, condition);
    EXECUTE format('CREATE TRIGGER content_updated AFTER UPDATE ON %s REFERENCING OLD TABLE AS removed NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed(%L)', found.name, condition);
    EXECUTE format('CREATE TRIGGER content_deleted AFTER DELETE ON %s REFERENCING OLD TABLE AS removed
      FOR EACH STATEMENT EXECUTE FUNCTION content_rows_changed(%L)', found.name, condition);
    EXECUTE format('CREATE TRIGGER content_changed AFTER TRUNCATE ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION content_changed()', found.name);
  END LOOP;
END $$;

-- A deleted published page leaves a row behind, so that its address answers 410: every table with drafts has the trigger.
CREATE OR REPLACE FUNCTION remember_gone_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD._status = 'published' THEN
    INSERT INTO gone_pages (collection, id) VALUES (TG_TABLE_NAME, OLD.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

-- So does one in the bin, until it is restored.
CREATE OR REPLACE FUNCTION remember_binned_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.deleted_at IS NULL THEN
    DELETE FROM gone_pages WHERE collection = TG_TABLE_NAME AND id = NEW.id;
  ELSIF OLD._status = 'published' THEN
    INSERT INTO gone_pages (collection, id) VALUES (TG_TABLE_NAME, NEW.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION attach_gone_triggers() RETURNS void LANGUAGE plpgsql AS $$
DECLARE name regclass;
BEGIN
  FOR name IN
    SELECT c.oid FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = '_status' AND NOT a.attisdropped
    JOIN pg_attribute i ON i.attrelid = c.oid AND i.attname = 'id' AND i.atttypid = 'integer'::regtype
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname !~ '^_'
      AND NOT EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'remember_gone_page')
  LOOP
    EXECUTE format('CREATE TRIGGER remember_gone_page AFTER DELETE ON %s
      FOR EACH ROW EXECUTE FUNCTION remember_gone_page()', name);
  END LOOP;
  FOR name IN
    SELECT c.oid FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'deleted_at' AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname !~ '^_'
      AND EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'remember_gone_page')
      AND NOT EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'remember_binned_page')
  LOOP
    EXECUTE format('CREATE TRIGGER remember_binned_page AFTER UPDATE ON %s FOR EACH ROW
      WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION remember_binned_page()', name);
  END LOOP;
END $$;

-- Nobody can rewrite these logs, whatever role the database gives.
CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Lines of % are never changed or removed', TG_TABLE_NAME;
END $$;
