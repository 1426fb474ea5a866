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
