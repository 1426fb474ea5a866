import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Private links to the state of a claim, by their hashes; guests' claims are found by the address that an account confirms. */
const claimLinks = `
  CREATE TABLE private_claim_links (
    token bytea PRIMARY KEY,
    claim_id integer NOT NULL REFERENCES claims ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX private_claim_links_claim_idx ON private_claim_links (claim_id);
  CREATE INDEX claims_guest_email_idx ON claims (lower(author_email)) WHERE resident_id IS NULL;`

/** Addresses that were confirmed before take their claims over now, as `takeOverClaims` does from now on. */
const earlierClaims = `
  CREATE TEMPORARY TABLE taken_claims ON COMMIT DROP AS
    SELECT c.id, r.id AS resident_id FROM claims c JOIN residents r ON lower(r.email) = lower(c.author_email)
    WHERE c.resident_id IS NULL AND c.confirmed_at IS NOT NULL AND r.email_confirmed_at IS NOT NULL AND r.erased_at IS NULL;
  UPDATE claims c SET resident_id = t.resident_id FROM taken_claims t WHERE c.id = t.id;
  UPDATE private_files f SET resident_id = t.resident_id
    FROM taken_claims t JOIN claims c ON c.id = t.id LEFT JOIN claims_rels r ON r.parent_id = c.id AND r.path = 'sentPhotos'
    WHERE f.id IN (r.private_files_id, c.sent_verdict_photo_id);
  DELETE FROM private_claim_joins j USING taken_claims t WHERE j.claim_id = t.id AND j.resident_id = t.resident_id;
  INSERT INTO private_claim_joins (claim_id, resident_id, effective_at)
    SELECT n.id, t.resident_id, now() FROM taken_claims t JOIN claims c ON c.id = t.id JOIN claims n ON n.id = c.merged_into_id
    WHERE n.resident_id IS DISTINCT FROM t.resident_id
    ON CONFLICT DO NOTHING;`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(claimLinks))
  await db.execute(sql.raw(earlierClaims))
}
