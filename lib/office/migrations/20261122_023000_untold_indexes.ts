import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The clock looks every few seconds for what nobody was told of: it must find nothing without reading tables through. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX appeal_events_untold_idx ON appeal_events (id) WHERE told_at IS NULL;
    CREATE INDEX private_discussion_votes_untold_idx ON private_discussion_votes (id)
      WHERE answered_at IS NOT NULL AND answer_told_at IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX appeal_events_untold_idx, private_discussion_votes_untold_idx;`)
}
