-- An email about a record that changes or ends is out of date: it is withdrawn if it is still queued.
CREATE OR REPLACE FUNCTION withdraw_emails(record_name text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM private_letters WHERE depends_on = record_name AND settled_at IS NULL
$$;
