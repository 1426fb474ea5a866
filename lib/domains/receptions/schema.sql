-- An email about a booking is out of date once the booking changes or is deleted, so it is withdrawn. The email about
-- the change itself depends on nothing.
CREATE OR REPLACE FUNCTION withdraw_reception_emails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM withdraw_emails('reception ' || OLD.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER withdraw_emails_of_changed AFTER UPDATE ON reception_bookings
  FOR EACH ROW WHEN ((OLD.state, OLD.starts_at, OLD.place) IS DISTINCT FROM (NEW.state, NEW.starts_at, NEW.place))
  EXECUTE FUNCTION withdraw_reception_emails();
CREATE OR REPLACE TRIGGER withdraw_emails_of_deleted AFTER DELETE ON reception_bookings
  FOR EACH ROW EXECUTE FUNCTION withdraw_reception_emails();

-- Emails about a coming reception follow the account to its new address if it was booked with the old one. A hold stays with
-- the mailbox whose link confirms it.
CREATE OR REPLACE FUNCTION follow_booker_email() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reception_bookings SET email = NEW.email
  WHERE resident_id = NEW.id AND lower(email) = lower(OLD.email) AND state IN ('booked', 'called_off') AND starts_at > now();
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER booker_email_changed AFTER UPDATE OF email ON residents
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION follow_booker_email();
