import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** A reception that the office calls off keeps its time closed; a letter is withdrawn with the thing that it depends on. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE "public"."enum_reception_bookings_state" ADD VALUE IF NOT EXISTS 'called_off';
    ALTER TABLE private_letters ADD COLUMN IF NOT EXISTS depends_on text;
    CREATE INDEX IF NOT EXISTS private_letters_depends_on_idx ON private_letters (depends_on) WHERE settled_at IS NULL;`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
