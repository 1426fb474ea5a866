-- Every table that a public page may show announces its changes. What is about single people and the portal's own
-- registers never is shown: their changes purge nothing. Versions and drafts begin with an underscore.
CREATE OR REPLACE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION attach_content_triggers() RETURNS void LANGUAGE plpgsql AS $$
DECLARE found record;
BEGIN
  FOR found IN
    SELECT * FROM (
      SELECT c.oid::regclass AS name,
        c.relname !~ '^(_|payload_|staff|resident|private_|support_|appeal|audit_)'
          AND c.relname NOT IN ('gone_pages', 'news_counts', 'reception_bookings') AS is_shown,
        EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'content_changed') AS is_attached
      FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r') tables
    WHERE is_shown <> is_attached
  LOOP
    IF found.is_shown THEN
      EXECUTE format('CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s
        FOR EACH STATEMENT EXECUTE FUNCTION content_changed()', found.name);
    ELSE
      EXECUTE format('DROP TRIGGER content_changed ON %s', found.name);
    END IF;
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
END $$;

-- Nobody can rewrite these logs, whatever role the database gives.
CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Lines of % are never changed or removed', TG_TABLE_NAME;
END $$;
