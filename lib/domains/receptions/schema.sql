-- What a letter says of a booking is over once the booking changes or goes: it is not sent any more. The letter that tells of the
-- change depends on nothing.
CREATE OR REPLACE FUNCTION withdraw_reception_letters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM private_letters WHERE depends_on = 'reception ' || OLD.id AND settled_at IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER withdraw_letters_of_changed AFTER UPDATE ON reception_bookings
  FOR EACH ROW WHEN ((OLD.state, OLD.starts_at, OLD.place) IS DISTINCT FROM (NEW.state, NEW.starts_at, NEW.place))
  EXECUTE FUNCTION withdraw_reception_letters();
CREATE OR REPLACE TRIGGER withdraw_letters_of_deleted AFTER DELETE ON reception_bookings
  FOR EACH ROW EXECUTE FUNCTION withdraw_reception_letters();
