import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "private_discussion_votes" ADD COLUMN "effective_at" timestamp(3) with time zone;
  ALTER TABLE "ideas" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "private_idea_votes" ADD COLUMN "effective_at" timestamp(3) with time zone;
  ALTER TABLE "appeals" ADD COLUMN "is_account_email" boolean;
  CREATE INDEX "ideas_confirmed_at_idx" ON "ideas" USING btree ("confirmed_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "ideas_confirmed_at_idx";
  ALTER TABLE "private_discussion_votes" DROP COLUMN "effective_at";
  ALTER TABLE "ideas" DROP COLUMN "confirmed_at";
  ALTER TABLE "private_idea_votes" DROP COLUMN "effective_at";
  ALTER TABLE "appeals" DROP COLUMN "is_account_email";`)
}
