import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claim_events" ADD COLUMN "told_at" timestamp(3) with time zone;
  CREATE INDEX "claim_events_told_at_idx" ON "claim_events" USING btree ("told_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "claim_events_told_at_idx";
  ALTER TABLE "claim_events" DROP COLUMN "told_at";`)
}
