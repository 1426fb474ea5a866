import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What everybody reads of a step, besides its title. Of earlier rows, the answer that is public now: other notes may have
 * been written for colleagues, and of reasons of extensions it was said that the author alone reads them.
 */
const publicTexts = sql`
  ALTER TABLE claim_events ADD COLUMN IF NOT EXISTS public_text varchar;
  UPDATE claim_events e SET public_text = c.report_text FROM claims c
    WHERE c.id = e.claim_id AND c.code IN ('2', '3') AND c.published_at IS NOT NULL AND c.merged_into_id IS NULL
      AND e.id = (SELECT max(last.id) FROM claim_events last
        WHERE last.claim_id = c.id AND last.title IN ('Ответить: проблема решена', 'Отклонить'));`

/** Links of joins that were used and that a join has no more: opened again they say what is true. */
const spentKeys = sql`
  CREATE TABLE IF NOT EXISTS private_claim_spent_keys (
    token bytea PRIMARY KEY,
    claim_id integer NOT NULL REFERENCES claims ON DELETE CASCADE,
    spent_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX IF NOT EXISTS private_claim_spent_keys_claim_idx ON private_claim_spent_keys (claim_id);
  CREATE INDEX IF NOT EXISTS private_claim_spent_keys_spent_idx ON private_claim_spent_keys (spent_at);`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const change of [publicTexts, spentKeys]) await db.execute(change)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
