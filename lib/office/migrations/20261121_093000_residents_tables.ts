import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What residents have and the back office does not: passwords, sessions, keys from letters, notifications; and the
 * portal's own registers: limits, repeated requests, letters. Two logs that nobody can rewrite.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX residents_email_key ON residents (lower(email));

    CREATE TABLE resident_passwords (
      resident_id integer PRIMARY KEY REFERENCES residents ON DELETE CASCADE,
      hash text NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now()
    );

    -- token: SHA-256 of what the resident holds
    CREATE TABLE resident_sessions (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
      token bytea NOT NULL UNIQUE,
      device text NOT NULL,
      address text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_seen_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX resident_sessions_resident_idx ON resident_sessions (resident_id);
    CREATE INDEX resident_sessions_expires_idx ON resident_sessions (expires_at);

    -- links of letters: a new password, a new address; one of a kind at a time, gone once used
    CREATE TABLE resident_keys (
      resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('reset', 'email')),
      token bytea NOT NULL UNIQUE,
      email text,
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (resident_id, kind)
    );

    CREATE TABLE resident_notifications (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
      kind text NOT NULL,
      title text NOT NULL,
      text text NOT NULL,
      url text,
      created_at timestamptz NOT NULL DEFAULT now(),
      read_at timestamptz
    );
    CREATE INDEX resident_notifications_list_idx ON resident_notifications (resident_id, id DESC);
    CREATE INDEX resident_notifications_unread_idx ON resident_notifications (resident_id) WHERE read_at IS NULL;

    -- seen_at and mailed_at: publication moment up to which news were shown under the bell and sent by mail
    CREATE TABLE resident_news (
      resident_id integer PRIMARY KEY REFERENCES residents ON DELETE CASCADE,
      news_types integer[] NOT NULL DEFAULT '{}',
      mail text NOT NULL DEFAULT 'never' CHECK (mail IN ('never', 'at_once', 'daily', 'weekly')),
      token bytea UNIQUE,
      seen_at timestamptz NOT NULL DEFAULT now(),
      mailed_at timestamptz NOT NULL DEFAULT now()
    );

    -- counters only: after a crash they may begin anew, so they need not be written twice
    CREATE UNLOGGED TABLE private_limits (
      key text PRIMARY KEY,
      hits integer NOT NULL,
      ends_at timestamptz NOT NULL
    );

    -- answers are encrypted with the key that only the caller has
    CREATE TABLE private_repeats (
      key bytea PRIMARY KEY,
      request bytea NOT NULL,
      answer bytea,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX private_repeats_created_idx ON private_repeats (created_at);

    CREATE TABLE private_letters (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      recipient text,
      kind text NOT NULL,
      subject text NOT NULL,
      text text NOT NULL,
      html text NOT NULL,
      unsubscribe_url text,
      message_id text NOT NULL,
      state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'refused')),
      tries integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      settled_at timestamptz
    );
    CREATE INDEX private_letters_created_idx ON private_letters (created_at);

    CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'Lines of % are never changed or removed', TG_TABLE_NAME;
    END $$;
    CREATE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
    CREATE TRIGGER refuse_rewriting BEFORE UPDATE OR DELETE OR TRUNCATE ON resident_consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();

    -- Every table that a public page may show; what is about single people never is, and its changes purge nothing.
    CREATE OR REPLACE FUNCTION attach_content_triggers() RETURNS void LANGUAGE plpgsql AS $$
    DECLARE name text;
    BEGIN
      FOR name IN
        SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public' AND c.relkind = 'r'
          AND c.relname !~ '^(_|payload_|staff|resident|private_|support_|appeal|audit_)' AND c.relname NOT IN ('gone_pages', 'news_counts')
          AND NOT EXISTS (SELECT 1 FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'content_changed')
      LOOP
        EXECUTE format('CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION content_changed()', name);
      END LOOP;
    END $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION refuse_rewriting() CASCADE;
    DROP TABLE private_letters, private_repeats, private_limits;
    DROP TABLE resident_news, resident_notifications, resident_keys, resident_sessions, resident_passwords;
    DROP INDEX residents_email_key;
  `)
}
