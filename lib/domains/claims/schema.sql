CREATE OR REPLACE TRIGGER stamp_effect BEFORE INSERT ON private_claim_joins
  FOR EACH ROW WHEN (NEW.effective_at IS NULL) EXECUTE FUNCTION stamp_effect();
