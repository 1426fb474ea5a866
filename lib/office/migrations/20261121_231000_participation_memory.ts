import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A comment that a moderator hid stays hidden when its author takes the vote back and votes anew; followers are told of
 * every new last day of votes; realised ideas are listed by the day they came true.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE private_idea_hushed (
      idea_id integer NOT NULL REFERENCES ideas ON DELETE CASCADE,
      resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
      PRIMARY KEY (idea_id, resident_id)
    );
    CREATE INDEX private_idea_hushed_resident_idx ON private_idea_hushed (resident_id);

    CREATE FUNCTION remember_hushed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- what goes with its idea or with its resident leaves nothing behind
      INSERT INTO private_idea_hushed (idea_id, resident_id)
        SELECT i.id, r.id FROM ideas i, residents r WHERE i.id = OLD.idea_id AND r.id = OLD.resident_id ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER remember_hushed AFTER DELETE ON private_idea_votes
      FOR EACH ROW WHEN (OLD.is_hidden AND OLD.resident_id IS NOT NULL) EXECUTE FUNCTION remember_hushed();

    CREATE FUNCTION stay_hushed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.is_hidden := NEW.is_hidden OR EXISTS (
        SELECT 1 FROM private_idea_hushed WHERE idea_id = NEW.idea_id AND resident_id = NEW.resident_id);
      RETURN NEW;
    END $$;
    CREATE TRIGGER stay_hushed BEFORE INSERT ON private_idea_votes FOR EACH ROW EXECUTE FUNCTION stay_hushed();

    CREATE FUNCTION forget_hushed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM private_idea_hushed WHERE idea_id = NEW.idea_id AND resident_id = NEW.resident_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER forget_hushed AFTER UPDATE ON private_idea_votes
      FOR EACH ROW WHEN (OLD.is_hidden AND NOT NEW.is_hidden) EXECUTE FUNCTION forget_hushed();

    ALTER TABLE private_discussion_events DROP CONSTRAINT private_discussion_events_kind_check,
      ADD CONSTRAINT private_discussion_events_kind_check
        CHECK (kind IN ('51', '52', '53', 'stopped') OR kind ~ '^until [0-9]{4}-[0-9]{2}-[0-9]{2}$');

    DROP INDEX ideas_realized_idx;
    CREATE INDEX ideas_realized_idx ON ideas (realized_at DESC NULLS LAST, id DESC)
      WHERE published_at IS NOT NULL AND code <> '5' AND code = '3';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX ideas_realized_idx;
    CREATE INDEX ideas_realized_idx ON ideas (created_at DESC, id DESC) WHERE code = '3';
    DELETE FROM private_discussion_events WHERE kind LIKE 'until %';
    ALTER TABLE private_discussion_events DROP CONSTRAINT private_discussion_events_kind_check,
      ADD CONSTRAINT private_discussion_events_kind_check CHECK (kind IN ('51', '52', '53', 'stopped'));
    DROP FUNCTION forget_hushed() CASCADE;
    DROP FUNCTION stay_hushed() CASCADE;
    DROP FUNCTION remember_hushed() CASCADE;
    DROP TABLE private_idea_hushed;
  `)
}
