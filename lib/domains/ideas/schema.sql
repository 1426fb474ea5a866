-- Votes: each idea has a row of counters from its first moment, and every change of a vote that counts moves them.
CREATE OR REPLACE FUNCTION begin_idea_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO private_idea_counts (idea_id) SELECT id FROM added;
  RETURN NULL;
END $$;

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

CREATE OR REPLACE TRIGGER begin_idea_counts AFTER INSERT ON ideas REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION begin_idea_counts();
CREATE OR REPLACE TRIGGER count_idea_vote AFTER INSERT OR UPDATE OR DELETE ON private_idea_votes
  FOR EACH ROW EXECUTE FUNCTION count_idea_vote();

-- What an account does takes effect with the confirmation of its address (lib/domains/residents/schema.sql).
CREATE OR REPLACE TRIGGER stamp_confirmation BEFORE INSERT ON ideas
  FOR EACH ROW WHEN (NEW.confirmed_at IS NULL) EXECUTE FUNCTION stamp_confirmation();
CREATE OR REPLACE TRIGGER stamp_effect BEFORE INSERT ON private_idea_votes
  FOR EACH ROW WHEN (NEW.effective_at IS NULL) EXECUTE FUNCTION stamp_effect();

-- A comment that a moderator hid stays hidden when its author takes the vote back and votes anew.
CREATE OR REPLACE FUNCTION remember_hushed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- what goes with its idea or with its resident leaves nothing behind
  INSERT INTO private_idea_hushed (idea_id, resident_id)
    SELECT i.id, r.id FROM ideas i, residents r WHERE i.id = OLD.idea_id AND r.id = OLD.resident_id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION stay_hushed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_hidden := NEW.is_hidden OR EXISTS (
    SELECT 1 FROM private_idea_hushed WHERE idea_id = NEW.idea_id AND resident_id = NEW.resident_id);
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION forget_hushed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM private_idea_hushed WHERE idea_id = NEW.idea_id AND resident_id = NEW.resident_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER remember_hushed AFTER DELETE ON private_idea_votes
  FOR EACH ROW WHEN (OLD.is_hidden AND OLD.resident_id IS NOT NULL) EXECUTE FUNCTION remember_hushed();
CREATE OR REPLACE TRIGGER stay_hushed BEFORE INSERT ON private_idea_votes
  FOR EACH ROW EXECUTE FUNCTION stay_hushed();
CREATE OR REPLACE TRIGGER forget_hushed AFTER UPDATE ON private_idea_votes
  FOR EACH ROW WHEN (OLD.is_hidden AND NOT NEW.is_hidden) EXECUTE FUNCTION forget_hushed();

-- The condition of all public ideas: not in moderation (5). Inlined, it is the predicate of the partial indexes, which
-- must change with it.
CREATE OR REPLACE FUNCTION is_public_idea(published_at timestamp with time zone, code enum_ideas_code) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT published_at IS NOT NULL AND code <> '5' $$;

-- How many published ideas each category has in each state, as the totals of news are kept.
CREATE OR REPLACE FUNCTION count_ideas_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO private_idea_totals AS t (category_id, code, total)
    SELECT coalesce(category_id, 0), code::text::int, count(*) FROM added
    WHERE is_public_idea(published_at, code) GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (category_id, code) DO UPDATE SET total = t.total + excluded.total;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_ideas_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO private_idea_totals AS t (category_id, code, total)
    SELECT coalesce(category_id, 0), code::text::int, -count(*) FROM removed
    WHERE is_public_idea(published_at, code) GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (category_id, code) DO UPDATE SET total = t.total + excluded.total;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_ideas_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO private_idea_totals AS t (category_id, code, total)
    SELECT coalesce(category_id, 0), code::text::int, sum(step) FROM (
      SELECT category_id, code, published_at, 1 AS step FROM added
      UNION ALL SELECT category_id, code, published_at, -1 FROM removed
    ) moved WHERE is_public_idea(published_at, code) GROUP BY 1, 2 HAVING sum(step) <> 0 ORDER BY 1, 2
    ON CONFLICT (category_id, code) DO UPDATE SET total = t.total + excluded.total;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_ideas_inserted AFTER INSERT ON ideas REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_ideas_inserted();
CREATE OR REPLACE TRIGGER count_ideas_deleted AFTER DELETE ON ideas REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_ideas_deleted();
CREATE OR REPLACE TRIGGER count_ideas_updated AFTER UPDATE ON ideas REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_ideas_updated();

-- Refused, realized or accepted: the official answer is public.
CREATE OR REPLACE FUNCTION is_answered_idea(code enum_ideas_code) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT code IN ('2', '3', '6') $$;

CREATE OR REPLACE FUNCTION is_realized_idea(code enum_ideas_code) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT code = '3' $$;

-- What search finds (lib/domains/search/schema.sql), without authors, even named ones.
CREATE VIEW search_source_ideas AS
  SELECT i.id AS item_id, 'ideas' AS kind, NULL::text AS slug, NULL::text AS variant, i.title::text AS title,
    k.title::text AS note, i.text::text AS lead,
    concat_ws(' · ', i.address,
      CASE WHEN is_answered_idea(i.code) THEN i.answer_text END, CASE WHEN is_realized_idea(i.code) THEN i.report_text END) AS body,
    i.created_at AS date, 0.6::real AS weight, NULL::tsvector AS ready
  FROM ideas i LEFT JOIN idea_categories k ON k.id = i.category_id WHERE is_public_idea(i.published_at, i.code);
