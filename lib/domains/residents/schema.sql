-- Whether the address of an account is confirmed. The account stays as it is until the caller's transaction ends: a
-- confirmation at the same moment waits, and then finds the row that the caller wrote.
CREATE OR REPLACE FUNCTION hold_confirmation(resident integer) RETURNS boolean LANGUAGE sql AS $$
  SELECT email_confirmed_at IS NOT NULL FROM residents WHERE id = resident FOR SHARE
$$;

-- What an account does takes effect with the confirmation of its address. The database writes down when: a write cannot
-- forget it.
CREATE OR REPLACE FUNCTION stamp_effect() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resident_id IS NULL OR hold_confirmation(NEW.resident_id) THEN NEW.effective_at := clock_timestamp(); END IF;
  RETURN NEW;
END $$;

-- The same for what comes to the staff first: an idea is in nobody's queue until its author has confirmed the address.
CREATE OR REPLACE FUNCTION stamp_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resident_id IS NULL OR hold_confirmation(NEW.resident_id::int) THEN NEW.confirmed_at := clock_timestamp(); END IF;
  RETURN NEW;
END $$;
