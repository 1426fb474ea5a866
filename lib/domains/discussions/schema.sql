-- The next number in the register of a discussion; the row stays locked until the vote is written.
CREATE OR REPLACE FUNCTION next_register_number(discussion integer) RETURNS integer LANGUAGE sql AS $$
  INSERT INTO private_discussion_numbers AS n (discussion_id, last)
    SELECT discussion, coalesce(max(number), 0) + 1 FROM private_discussion_votes WHERE discussion_id = discussion
  ON CONFLICT (discussion_id) DO UPDATE SET last = greatest(n.last + 1, excluded.last) RETURNING last
$$;

CREATE OR REPLACE TRIGGER stamp_effect BEFORE INSERT ON private_discussion_votes
  FOR EACH ROW WHEN (NEW.effective_at IS NULL) EXECUTE FUNCTION stamp_effect();

-- A vote without words changes no page; words and answers stand in the public register.
CREATE OR REPLACE TRIGGER register_added AFTER INSERT ON private_discussion_votes
  FOR EACH ROW WHEN (NEW.text IS NOT NULL AND NEW.effective_at IS NOT NULL) EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER register_changed AFTER UPDATE ON private_discussion_votes
  FOR EACH ROW WHEN (NEW.effective_at IS NOT NULL AND (
    (OLD.text, OLD.is_hidden, OLD.answer_kind, OLD.answer_text)
      IS DISTINCT FROM (NEW.text, NEW.is_hidden, NEW.answer_kind, NEW.answer_text)
    OR (NEW.text IS NOT NULL AND (OLD.type <> NEW.type OR OLD.effective_at IS NULL))))
  EXECUTE FUNCTION content_changed();

CREATE OR REPLACE FUNCTION is_finished_stage(code integer) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT code = 53 $$;

-- What search finds (lib/domains/search/schema.sql).
-- Visible from the notification on, which is the date here; the result only once the discussion is over.
CREATE VIEW search_source_discussions AS
  SELECT d.id AS item_id, 'discussions' AS kind, NULL::text AS slug, NULL::text AS variant, d.title::text AS title,
    NULL::text AS note, d.title_npa::text AS lead,
    concat_ws(' · ', d.address, d.organizer, plain_rich_text(d.description),
      CASE WHEN is_finished_stage(s.code) THEN d.result END) AS body,
    d.notification_start_date AS date, 1::real AS weight, NULL::tsvector AS ready
  FROM discussions d LEFT JOIN discussion_stages s ON s.discussion_id = d.id WHERE d._status = 'published';

CREATE OR REPLACE FUNCTION search_stage_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM renew_search_entries('discussions', ARRAY(SELECT discussion_id FROM changed));
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_stage_added AFTER INSERT ON discussion_stages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_stage_changed();
CREATE OR REPLACE TRIGGER search_stage_updated AFTER UPDATE ON discussion_stages REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_stage_changed();
