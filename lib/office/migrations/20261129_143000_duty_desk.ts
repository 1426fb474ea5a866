import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Outages that the duty service announced, and forms that came back without scripts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE IF NOT EXISTS private_outages (
      news_id integer PRIMARY KEY REFERENCES news ON DELETE CASCADE,
      starts_at timestamptz NOT NULL,
      ended_at timestamptz
    );
    CREATE TABLE IF NOT EXISTS private_desk_forms (
      staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
      name text NOT NULL,
      content jsonb NOT NULL,
      kept_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (staff_id, name)
    );`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
