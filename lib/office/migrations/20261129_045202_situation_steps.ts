import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Steps of a life situation, shown above its services. */
const situationSteps = sql`
  CREATE TABLE IF NOT EXISTS life_situations_steps (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id varchar PRIMARY KEY NOT NULL,
    title varchar NOT NULL,
    text varchar NOT NULL,
    url varchar,
    CONSTRAINT life_situations_steps_parent_id_fk
      FOREIGN KEY (_parent_id) REFERENCES life_situations (id) ON DELETE CASCADE
  );
  CREATE INDEX IF NOT EXISTS life_situations_steps_order_idx ON life_situations_steps (_order);
  CREATE INDEX IF NOT EXISTS life_situations_steps_parent_id_idx ON life_situations_steps (_parent_id);`

/** Until a job has counted, every word is rare. */
const wordRarity = sql`
  ALTER TABLE search_words ADD COLUMN IF NOT EXISTS rarity real NOT NULL DEFAULT 8;`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const change of [situationSteps, wordRarity]) await db.execute(change)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
