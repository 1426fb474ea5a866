import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What Payload's schema cannot say: notices of changed content, tombstones of deleted pages, counts of published
 * news, and full-text search.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;

    -- ё is typed as е by most people
    CREATE FUNCTION plain_letters(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
      $$ SELECT translate(coalesce($1, ''), 'ёЁ', 'еЕ') $$;

    CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('content_changed', TG_TABLE_NAME);
      RETURN NULL;
    END $$;

    -- Every table that a public page may show. Versions and drafts ("_%_v%"), Payload's own tables and staff are left out.
    CREATE FUNCTION attach_content_triggers() RETURNS void LANGUAGE plpgsql AS $$
    DECLARE name text;
    BEGIN
      FOR name IN
        SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public' AND c.relkind = 'r'
          AND c.relname !~ '^(_|payload_|staff)' AND c.relname NOT IN ('gone_pages', 'news_counts')
          AND NOT EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'content_changed')
      LOOP
        EXECUTE format('CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION content_changed()', name);
      END LOOP;
    END $$;

    CREATE TABLE gone_pages (
      collection text NOT NULL,
      id integer NOT NULL,
      gone_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (collection, id)
    );
    CREATE FUNCTION remember_gone_page() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD._status = 'published' THEN
        INSERT INTO gone_pages (collection, id) VALUES (TG_TABLE_NAME, OLD.id) ON CONFLICT DO NOTHING;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER remember_gone_page AFTER DELETE ON news FOR EACH ROW EXECUTE FUNCTION remember_gone_page();
    CREATE TRIGGER remember_gone_page AFTER DELETE ON services FOR EACH ROW EXECUTE FUNCTION remember_gone_page();

    CREATE TABLE news_counts (type_code integer PRIMARY KEY, total integer NOT NULL DEFAULT 0);
    CREATE FUNCTION count_news_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO news_counts AS c (type_code, total)
        SELECT type_code::integer, count(*) FROM added WHERE _status = 'published' AND type_code IS NOT NULL GROUP BY 1 ORDER BY 1
        ON CONFLICT (type_code) DO UPDATE SET total = c.total + excluded.total;
      RETURN NULL;
    END $$;
    CREATE FUNCTION count_news_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO news_counts AS c (type_code, total)
        SELECT type_code::integer, -count(*) FROM removed WHERE _status = 'published' AND type_code IS NOT NULL GROUP BY 1 ORDER BY 1
        ON CONFLICT (type_code) DO UPDATE SET total = c.total + excluded.total;
      RETURN NULL;
    END $$;
    CREATE FUNCTION count_news_updated() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO news_counts AS c (type_code, total)
        SELECT type_code::integer, sum(step) FROM (
          SELECT type_code, 1 AS step FROM added WHERE _status = 'published'
          UNION ALL SELECT type_code, -1 FROM removed WHERE _status = 'published'
        ) moved WHERE type_code IS NOT NULL GROUP BY 1 HAVING sum(step) <> 0 ORDER BY 1
        ON CONFLICT (type_code) DO UPDATE SET total = c.total + excluded.total;
      RETURN NULL;
    END $$;
    CREATE TRIGGER count_news_inserted AFTER INSERT ON news REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_news_inserted();
    CREATE TRIGGER count_news_deleted AFTER DELETE ON news REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_news_deleted();
    CREATE TRIGGER count_news_updated AFTER UPDATE ON news REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_news_updated();

    ALTER TABLE news ADD COLUMN search tsvector GENERATED ALWAYS AS (
      setweight(to_tsvector('russian', plain_letters(title)), 'A') ||
      setweight(to_tsvector('russian', plain_letters(lead)), 'B') ||
      setweight(to_tsvector('russian', plain_letters(left(body_text, 100000))), 'C')
    ) STORED;
    CREATE INDEX news_search_idx ON news USING gin (search) WHERE _status = 'published';
    CREATE INDEX news_title_trgm_idx ON news USING gin (plain_letters(title) gin_trgm_ops) WHERE _status = 'published';
    CREATE INDEX news_list_idx ON news (published_at DESC, id DESC) WHERE _status = 'published';
    CREATE INDEX news_type_list_idx ON news (type_code, published_at DESC, id DESC) WHERE _status = 'published';
    CREATE INDEX news_tag_idx ON news_texts (text, parent_id) WHERE path = 'tags';
    CREATE INDEX news_texts_parent_idx ON news_texts (parent_id);

    ALTER TABLE documents ADD COLUMN search tsvector GENERATED ALWAYS AS (
      setweight(to_tsvector('russian', plain_letters(title)), 'A') ||
      setweight(to_tsvector('simple', coalesce(number, '')), 'A') ||
      setweight(to_tsvector('russian', plain_letters(summary)), 'B')
    ) STORED;
    CREATE INDEX documents_search_idx ON documents USING gin (search);
    CREATE INDEX documents_title_trgm_idx ON documents USING gin (plain_letters(title) gin_trgm_ops);
    CREATE INDEX documents_number_trgm_idx ON documents USING gin (number gin_trgm_ops);
    CREATE INDEX documents_list_idx ON documents (date DESC, id DESC) WHERE _status = 'published';
    ALTER TABLE files ADD COLUMN search tsvector GENERATED ALWAYS AS (to_tsvector('russian', plain_letters(left(text, 300000)))) STORED;
    CREATE INDEX files_search_idx ON files USING gin (search);

    SELECT attach_content_triggers();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE files DROP COLUMN search;
    ALTER TABLE documents DROP COLUMN search;
    DROP INDEX documents_title_trgm_idx, documents_number_trgm_idx, documents_list_idx;
    ALTER TABLE news DROP COLUMN search;
    DROP INDEX news_title_trgm_idx, news_list_idx, news_type_list_idx, news_tag_idx, news_texts_parent_idx;
    DROP FUNCTION count_news_inserted(), count_news_deleted(), count_news_updated() CASCADE;
    DROP TABLE news_counts, gone_pages;
    DROP FUNCTION remember_gone_page() CASCADE;
    DROP FUNCTION content_changed() CASCADE;
    DROP FUNCTION attach_content_triggers(), plain_letters(text);
    DROP EXTENSION pg_trgm;
  `)
}
