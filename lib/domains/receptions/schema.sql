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
