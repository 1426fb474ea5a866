import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What an account does takes effect with the confirmation of its address. The database itself writes down when: a write
 * cannot forget it. Everything that was there before has counted since it was made.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE private_claim_joins ADD COLUMN effective_at timestamptz;
    UPDATE private_claim_joins SET effective_at = joined_at;
    ALTER TABLE private_discussion_votes DISABLE TRIGGER USER;
    UPDATE private_discussion_votes SET effective_at = created_at;
    ALTER TABLE private_discussion_votes ENABLE TRIGGER USER;
    ALTER TABLE private_idea_votes DISABLE TRIGGER USER;
    UPDATE private_idea_votes SET effective_at = created_at;
    ALTER TABLE private_idea_votes ENABLE TRIGGER USER;
    ALTER TABLE ideas DISABLE TRIGGER USER;
    UPDATE ideas SET confirmed_at = created_at;
    ALTER TABLE ideas ENABLE TRIGGER USER;
    UPDATE appeals a SET is_account_email = true FROM residents r
      WHERE r.id = a.resident_id AND lower(r.email) = lower(a.email);

    -- the account stays as it is until the caller's transaction ends: a confirmation at the same moment finds the row
    CREATE FUNCTION hold_confirmation(resident integer) RETURNS boolean LANGUAGE sql AS $$
      SELECT email_confirmed_at IS NOT NULL FROM residents WHERE id = resident FOR SHARE
    $$;

    CREATE FUNCTION stamp_effect() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.resident_id IS NULL OR hold_confirmation(NEW.resident_id) THEN NEW.effective_at := clock_timestamp(); END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER stamp_effect BEFORE INSERT ON private_discussion_votes
      FOR EACH ROW WHEN (NEW.effective_at IS NULL) EXECUTE FUNCTION stamp_effect();
    CREATE TRIGGER stamp_effect BEFORE INSERT ON private_idea_votes
      FOR EACH ROW WHEN (NEW.effective_at IS NULL) EXECUTE FUNCTION stamp_effect();
    CREATE TRIGGER stamp_effect BEFORE INSERT ON private_claim_joins
      FOR EACH ROW WHEN (NEW.effective_at IS NULL) EXECUTE FUNCTION stamp_effect();

    CREATE FUNCTION stamp_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.resident_id IS NULL OR hold_confirmation(NEW.resident_id::int) THEN NEW.confirmed_at := clock_timestamp(); END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER stamp_confirmation BEFORE INSERT ON ideas
      FOR EACH ROW WHEN (NEW.confirmed_at IS NULL) EXECUTE FUNCTION stamp_confirmation();

    CREATE OR REPLACE FUNCTION count_idea_vote() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      counted boolean := coalesce(NEW.effective_at IS NOT NULL, false);
      was_counted boolean := coalesce(OLD.effective_at IS NOT NULL, false);
      likes_step integer := (counted AND coalesce(NEW.is_for, false))::int - (was_counted AND coalesce(OLD.is_for, false))::int;
      dislikes_step integer := (counted AND coalesce(NOT NEW.is_for, false))::int
        - (was_counted AND coalesce(NOT OLD.is_for, false))::int;
      comments_step integer := (counted AND NEW.comment IS NOT NULL AND coalesce(NOT NEW.is_hidden, false))::int
        - (was_counted AND OLD.comment IS NOT NULL AND coalesce(NOT OLD.is_hidden, false))::int;
    BEGIN
      IF likes_step <> 0 OR dislikes_step <> 0 OR comments_step <> 0 THEN
        UPDATE private_idea_counts SET likes = likes + likes_step, dislikes = dislikes + dislikes_step,
          comments = comments + comments_step WHERE idea_id = coalesce(NEW.idea_id, OLD.idea_id);
      END IF;
      RETURN NULL;
    END $$;

    DROP TRIGGER register_added ON private_discussion_votes;
    DROP TRIGGER register_changed ON private_discussion_votes;
    CREATE TRIGGER register_added AFTER INSERT ON private_discussion_votes
      FOR EACH ROW WHEN (NEW.text IS NOT NULL AND NEW.effective_at IS NOT NULL) EXECUTE FUNCTION content_changed();
    CREATE TRIGGER register_changed AFTER UPDATE ON private_discussion_votes
      FOR EACH ROW WHEN (NEW.effective_at IS NOT NULL AND (
        (OLD.text, OLD.is_hidden, OLD.answer_kind, OLD.answer_text)
          IS DISTINCT FROM (NEW.text, NEW.is_hidden, NEW.answer_kind, NEW.answer_text)
        OR (NEW.text IS NOT NULL AND (OLD.type <> NEW.type OR OLD.effective_at IS NULL)))) EXECUTE FUNCTION content_changed();

    -- a number that was given once is never given again, also when its vote is gone
    CREATE TABLE private_discussion_numbers (
      discussion_id integer PRIMARY KEY REFERENCES discussions ON DELETE CASCADE,
      last integer NOT NULL
    );
    CREATE FUNCTION next_register_number(discussion integer) RETURNS integer LANGUAGE sql AS $$
      INSERT INTO private_discussion_numbers AS n (discussion_id, last)
        SELECT discussion, coalesce(max(number), 0) + 1 FROM private_discussion_votes WHERE discussion_id = discussion
      ON CONFLICT (discussion_id) DO UPDATE SET last = greatest(n.last + 1, excluded.last) RETURNING last
    $$;

    CREATE INDEX private_discussion_votes_waiting_idx ON private_discussion_votes (resident_id) WHERE effective_at IS NULL;
    CREATE INDEX private_idea_votes_waiting_idx ON private_idea_votes (resident_id) WHERE effective_at IS NULL;
    CREATE INDEX private_claim_joins_waiting_idx ON private_claim_joins (resident_id) WHERE effective_at IS NULL;
    CREATE INDEX ideas_waiting_idx ON ideas (resident_id) WHERE confirmed_at IS NULL;
    CREATE INDEX claims_waiting_idx ON claims (resident_id) WHERE confirmed_at IS NULL;
    DROP INDEX private_idea_votes_comments_idx;
    CREATE INDEX private_idea_votes_comments_idx ON private_idea_votes (idea_id, created_at DESC, id DESC)
      WHERE comment IS NOT NULL AND NOT is_hidden AND effective_at IS NOT NULL;

    -- links of letters that were opened, or that a newer letter took the place of: opened again they say what is true
    CREATE TABLE resident_spent_keys (
      token bytea PRIMARY KEY,
      resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
      email text NOT NULL,
      is_used boolean NOT NULL,
      spent_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX resident_spent_keys_resident_idx ON resident_spent_keys (resident_id);
    CREATE INDEX resident_spent_keys_spent_idx ON resident_spent_keys (spent_at);
    ALTER TABLE private_claim_keys ADD COLUMN used_at timestamptz;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM private_claim_keys WHERE used_at IS NOT NULL;
    ALTER TABLE private_claim_keys DROP COLUMN used_at;
    DROP TABLE resident_spent_keys;
    DROP INDEX private_idea_votes_comments_idx;
    CREATE INDEX private_idea_votes_comments_idx ON private_idea_votes (idea_id, created_at DESC, id DESC)
      WHERE comment IS NOT NULL AND NOT is_hidden;
    DROP INDEX claims_waiting_idx, ideas_waiting_idx, private_claim_joins_waiting_idx, private_idea_votes_waiting_idx,
      private_discussion_votes_waiting_idx;
    DROP FUNCTION next_register_number(integer);
    DROP TABLE private_discussion_numbers;
    DROP TRIGGER register_changed ON private_discussion_votes;
    DROP TRIGGER register_added ON private_discussion_votes;
    DROP FUNCTION stamp_confirmation() CASCADE;
    DROP FUNCTION stamp_effect() CASCADE;
    DROP FUNCTION hold_confirmation(integer);

    -- the older version knows no waiting rows: it would count them
    DELETE FROM private_claim_joins WHERE effective_at IS NULL;
    DELETE FROM private_idea_votes WHERE effective_at IS NULL;
    DELETE FROM private_discussion_votes WHERE effective_at IS NULL;
    ALTER TABLE private_claim_joins DROP COLUMN effective_at;

    CREATE OR REPLACE FUNCTION count_idea_vote() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      likes_step integer := coalesce(NEW.is_for, false)::int - coalesce(OLD.is_for, false)::int;
      dislikes_step integer := coalesce(NOT NEW.is_for, false)::int - coalesce(NOT OLD.is_for, false)::int;
      comments_step integer := (NEW.comment IS NOT NULL AND coalesce(NOT NEW.is_hidden, false))::int
        - (OLD.comment IS NOT NULL AND coalesce(NOT OLD.is_hidden, false))::int;
    BEGIN
      IF likes_step <> 0 OR dislikes_step <> 0 OR comments_step <> 0 THEN
        UPDATE private_idea_counts SET likes = likes + likes_step, dislikes = dislikes + dislikes_step,
          comments = comments + comments_step WHERE idea_id = coalesce(NEW.idea_id, OLD.idea_id);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER register_added AFTER INSERT ON private_discussion_votes
      FOR EACH ROW WHEN (NEW.text IS NOT NULL) EXECUTE FUNCTION content_changed();
    CREATE TRIGGER register_changed AFTER UPDATE ON private_discussion_votes
      FOR EACH ROW WHEN ((OLD.text, OLD.is_hidden, OLD.answer_kind, OLD.answer_text)
        IS DISTINCT FROM (NEW.text, NEW.is_hidden, NEW.answer_kind, NEW.answer_text)
        OR (NEW.text IS NOT NULL AND OLD.type <> NEW.type)) EXECUTE FUNCTION content_changed();
  `)
}
