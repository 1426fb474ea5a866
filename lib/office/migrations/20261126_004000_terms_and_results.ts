import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Messages in force are found by their terms, however old they are. The result of a discussion is a step that is told once:
 * what residents can read already is told to nobody anew.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX IF NOT EXISTS news_term_idx ON news (type_code, expires_at) WHERE _status = 'published';
    ALTER TABLE private_discussion_events DROP CONSTRAINT IF EXISTS private_discussion_events_kind_check;
    ALTER TABLE private_discussion_events ADD CONSTRAINT private_discussion_events_kind_check
      CHECK (kind IN ('51', '52', '53', 'stopped', 'result') OR kind ~ '^until [0-9]{4}-[0-9]{2}-[0-9]{2}$');
    INSERT INTO private_discussion_events (discussion_id, kind, told_at)
      SELECT d.id, 'result', now() FROM discussions d JOIN discussion_stages s ON s.discussion_id = d.id AND s.code = 53
      WHERE d.result ~ '\\S' OR EXISTS (
        SELECT 1 FROM discussions_rels r WHERE r.parent_id = d.id AND r.path = 'finishDocuments')
      ON CONFLICT DO NOTHING;`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
