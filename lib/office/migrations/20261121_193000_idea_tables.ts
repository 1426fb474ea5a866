import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * One vote a resident and idea, counters that the database itself keeps equal to the votes, and the indexes of the lists
 * of ideas. Counters stand beside the ideas: a vote changes no row of a public page, so it purges none.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE private_idea_votes
      DROP CONSTRAINT private_idea_votes_idea_id_ideas_id_fk,
      ADD CONSTRAINT private_idea_votes_idea_id_ideas_id_fk FOREIGN KEY (idea_id) REFERENCES ideas ON DELETE CASCADE,
      ADD CONSTRAINT private_idea_votes_one_a_resident UNIQUE (idea_id, resident_id);
    ALTER TABLE idea_events
      DROP CONSTRAINT idea_events_idea_id_ideas_id_fk,
      ADD CONSTRAINT idea_events_idea_id_ideas_id_fk FOREIGN KEY (idea_id) REFERENCES ideas ON DELETE CASCADE;
    CREATE INDEX private_idea_votes_comments_idx ON private_idea_votes (idea_id, created_at DESC, id DESC)
      WHERE comment IS NOT NULL AND NOT is_hidden;

    CREATE TABLE private_idea_counts (
      idea_id integer PRIMARY KEY REFERENCES ideas ON DELETE CASCADE,
      likes integer NOT NULL DEFAULT 0,
      dislikes integer NOT NULL DEFAULT 0,
      comments integer NOT NULL DEFAULT 0
    );
    CREATE INDEX private_idea_counts_likes_idx ON private_idea_counts (likes DESC, idea_id DESC);
    CREATE INDEX private_idea_counts_comments_idx ON private_idea_counts (comments DESC, idea_id DESC);

    CREATE FUNCTION begin_idea_counts() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO private_idea_counts (idea_id) SELECT id FROM added;
      RETURN NULL;
    END $$;
    CREATE TRIGGER begin_idea_counts AFTER INSERT ON ideas REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION begin_idea_counts();
    INSERT INTO private_idea_counts (idea_id) SELECT id FROM ideas;

    CREATE FUNCTION count_idea_vote() RETURNS trigger LANGUAGE plpgsql AS $$
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
    CREATE TRIGGER count_idea_vote AFTER INSERT OR UPDATE OR DELETE ON private_idea_votes FOR EACH ROW EXECUTE FUNCTION count_idea_vote();

    -- how many published ideas are where: a list page needs its total, and counting 200 000 rows costs more than the page
    CREATE TABLE private_idea_totals (
      category_id integer NOT NULL,
      code integer NOT NULL,
      total integer NOT NULL,
      PRIMARY KEY (category_id, code)
    );
    CREATE FUNCTION count_ideas_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO private_idea_totals AS t (category_id, code, total)
        SELECT coalesce(category_id, 0), code::text::int, count(*) FROM added
        WHERE published_at IS NOT NULL AND code <> '5' GROUP BY 1, 2 ORDER BY 1, 2
        ON CONFLICT (category_id, code) DO UPDATE SET total = t.total + excluded.total;
      RETURN NULL;
    END $$;
    CREATE FUNCTION count_ideas_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO private_idea_totals AS t (category_id, code, total)
        SELECT coalesce(category_id, 0), code::text::int, -count(*) FROM removed
        WHERE published_at IS NOT NULL AND code <> '5' GROUP BY 1, 2 ORDER BY 1, 2
        ON CONFLICT (category_id, code) DO UPDATE SET total = t.total + excluded.total;
      RETURN NULL;
    END $$;
    CREATE FUNCTION count_ideas_updated() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO private_idea_totals AS t (category_id, code, total)
        SELECT coalesce(category_id, 0), code::text::int, sum(step) FROM (
          SELECT category_id, code, published_at, 1 AS step FROM added
          UNION ALL SELECT category_id, code, published_at, -1 FROM removed
        ) moved WHERE published_at IS NOT NULL AND code <> '5' GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2
        ON CONFLICT (category_id, code) DO UPDATE SET total = t.total + excluded.total;
      RETURN NULL;
    END $$;
    CREATE TRIGGER count_ideas_inserted AFTER INSERT ON ideas REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_ideas_inserted();
    CREATE TRIGGER count_ideas_deleted AFTER DELETE ON ideas REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_ideas_deleted();
    CREATE TRIGGER count_ideas_updated AFTER UPDATE ON ideas REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_ideas_updated();

    -- the one condition of all public lists of ideas
    CREATE INDEX ideas_public_idx ON ideas (created_at DESC, id DESC) WHERE published_at IS NOT NULL AND code <> '5';
    CREATE INDEX ideas_public_category_idx ON ideas (category_id, created_at DESC, id DESC)
      WHERE published_at IS NOT NULL AND code <> '5';
    CREATE INDEX ideas_realized_idx ON ideas (created_at DESC, id DESC) WHERE code = '3';
    CREATE INDEX ideas_title_idx ON ideas USING gin ((plain_letters(title)) gin_trgm_ops)
      WHERE published_at IS NOT NULL AND code <> '5';
    CREATE INDEX ideas_title_words_idx ON ideas USING gin (to_tsvector('russian', plain_letters(title)))
      WHERE published_at IS NOT NULL AND code <> '5';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX ideas_title_words_idx, ideas_title_idx, ideas_realized_idx, ideas_public_category_idx, ideas_public_idx;
    DROP FUNCTION count_ideas_inserted() CASCADE;
    DROP FUNCTION count_ideas_deleted() CASCADE;
    DROP FUNCTION count_ideas_updated() CASCADE;
    DROP FUNCTION count_idea_vote() CASCADE;
    DROP FUNCTION begin_idea_counts() CASCADE;
    DROP TABLE private_idea_totals, private_idea_counts;
    DROP INDEX private_idea_votes_comments_idx;
    ALTER TABLE private_idea_votes DROP CONSTRAINT private_idea_votes_one_a_resident;
  `)
}
