-- A login that began before the account was blocked, here or in an older release, ends without a session: its token is refused.
-- Blocking locks the account FOR UPDATE, so either waits for the other and the later one sees it. A stronger lock than the
-- foreign key's own would let two logins at once, which both save the account afterwards, wait for each other.
CREATE OR REPLACE FUNCTION refuse_session_of_blocked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM staff WHERE id = NEW._parent_id FOR KEY SHARE;
  IF EXISTS (SELECT FROM private_staff_security WHERE staff_id = NEW._parent_id AND blocked_at IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER refuse_session_of_blocked BEFORE INSERT ON staff_sessions
  FOR EACH ROW EXECUTE FUNCTION refuse_session_of_blocked();
