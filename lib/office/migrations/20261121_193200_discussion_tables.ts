import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** One vote a resident, one row of numbers a discussion; stages that were reached, who follows, what has to be told. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE private_discussion_votes
      ALTER COLUMN number TYPE integer, ALTER COLUMN number SET NOT NULL,
      ALTER COLUMN resident_id TYPE integer,
      ADD CONSTRAINT private_discussion_votes_resident_fk FOREIGN KEY (resident_id) REFERENCES residents ON DELETE SET NULL,
      ADD CONSTRAINT private_discussion_votes_text_check CHECK (source = 'portal' OR text IS NOT NULL);
    CREATE UNIQUE INDEX private_discussion_votes_number_key ON private_discussion_votes (discussion_id, number);
    -- erased residents leave their votes without a name, as many as there are
    CREATE UNIQUE INDEX private_discussion_votes_resident_key ON private_discussion_votes (discussion_id, resident_id);
    CREATE INDEX private_discussion_votes_own_idx ON private_discussion_votes (resident_id) WHERE resident_id IS NOT NULL;

    CREATE TABLE private_discussion_follows (
      discussion_id integer NOT NULL REFERENCES discussions ON DELETE CASCADE,
      resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
      followed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (discussion_id, resident_id)
    );
    CREATE INDEX private_discussion_follows_resident_idx ON private_discussion_follows (resident_id);

    -- the stage that pages were last made with, and the day they count from: its change makes them anew
    CREATE TABLE discussion_stages (
      discussion_id integer PRIMARY KEY REFERENCES discussions ON DELETE CASCADE,
      code integer NOT NULL,
      counted_on date NOT NULL
    );

    -- each stage of a discussion is told once
    CREATE TABLE private_discussion_events (
      discussion_id integer NOT NULL REFERENCES discussions ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('51', '52', '53', 'stopped')),
      created_at timestamptz NOT NULL DEFAULT now(),
      told_at timestamptz,
      PRIMARY KEY (discussion_id, kind)
    );
    CREATE INDEX private_discussion_events_untold_idx ON private_discussion_events (created_at) WHERE told_at IS NULL;

    -- a vote without words changes no page; words and answers stand in the public register
    CREATE TRIGGER register_added AFTER INSERT ON private_discussion_votes
      FOR EACH ROW WHEN (NEW.text IS NOT NULL) EXECUTE FUNCTION content_changed();
    CREATE TRIGGER register_changed AFTER UPDATE ON private_discussion_votes
      FOR EACH ROW WHEN ((OLD.text, OLD.is_hidden, OLD.answer_kind, OLD.answer_text)
        IS DISTINCT FROM (NEW.text, NEW.is_hidden, NEW.answer_kind, NEW.answer_text)
        OR (NEW.text IS NOT NULL AND OLD.type <> NEW.type)) EXECUTE FUNCTION content_changed();

    CREATE INDEX discussions_list_idx ON discussions (exhibition_finish_date DESC, id DESC) WHERE _status = 'published';

    SELECT attach_content_triggers();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX discussions_list_idx;
    DROP TABLE private_discussion_events, discussion_stages, private_discussion_follows;
    DROP TRIGGER register_changed ON private_discussion_votes;
    DROP TRIGGER register_added ON private_discussion_votes;
    DROP INDEX private_discussion_votes_own_idx, private_discussion_votes_resident_key, private_discussion_votes_number_key;
    ALTER TABLE private_discussion_votes DROP CONSTRAINT private_discussion_votes_text_check,
      DROP CONSTRAINT private_discussion_votes_resident_fk,
      ALTER COLUMN resident_id TYPE numeric, ALTER COLUMN number DROP NOT NULL, ALTER COLUMN number TYPE numeric;
  `)
}
