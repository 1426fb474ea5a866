import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What the duty service said of an outage, so that it can be corrected, resumed and found by an address; what became of it;
 * the landmark of a claim by phone. Outages announced before get their words from their announcements, and a warning that
 * stands for one of them becomes its own.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE private_outages
      ADD COLUMN IF NOT EXISTS what text NOT NULL DEFAULT '',
      ADD COLUMN IF NOT EXISTS places text NOT NULL DEFAULT '',
      ADD COLUMN IF NOT EXISTS responsible text NOT NULL DEFAULT '',
      ADD COLUMN IF NOT EXISTS ends_at timestamptz,
      ADD COLUMN IF NOT EXISTS has_banner boolean NOT NULL DEFAULT false;
    UPDATE private_outages o SET
      what = split_part(n.title, ': ', 1),
      places = substr(n.title, length(split_part(n.title, ': ', 1)) + 3),
      responsible = coalesce(substring(n.lead FROM 'Отвечает: (.*)\\.$'), ''),
      ends_at = n.expires_at
    FROM news n WHERE n.id = o.news_id AND o.ends_at IS NULL;
    UPDATE private_outages o SET has_banner = true FROM alert a
      WHERE a.enabled AND o.ended_at IS NULL AND a.link ~ ('^/(messages|news)/' || o.news_id || '(/|$)');
    UPDATE alert a SET enabled = false FROM private_outages o
      WHERE o.has_banner AND a.link ~ ('^/(messages|news)/' || o.news_id || '(/|$)');
    CREATE TABLE IF NOT EXISTS private_outage_changes (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      news_id integer NOT NULL REFERENCES news ON DELETE CASCADE,
      title text NOT NULL,
      who text,
      changed_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX IF NOT EXISTS private_outage_changes_news ON private_outage_changes (news_id);
    ALTER TABLE private_phone_claims ADD COLUMN IF NOT EXISTS landmark text NOT NULL DEFAULT '';`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
