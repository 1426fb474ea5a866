import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_useful_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__useful_links_v_version_type" AS ENUM('1', '2', '3', '4');
  CREATE TYPE "public"."enum__useful_links_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "_useful_links_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_url" varchar,
  	"version_type" "enum__useful_links_v_version_type",
  	"version_position" numeric DEFAULT 100,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__useful_links_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "useful_links" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "useful_links" ALTER COLUMN "url" DROP NOT NULL;
  ALTER TABLE "useful_links" ALTER COLUMN "type" DROP NOT NULL;
  ALTER TABLE "claims" ADD COLUMN "sent_verdict_photo_id" integer;
  ALTER TABLE "claims" ADD COLUMN "verdict_photo_id" integer;
  ALTER TABLE "claim_events" ADD COLUMN "warning" varchar;
  ALTER TABLE "useful_links" ADD COLUMN "_status" "enum_useful_links_status" DEFAULT 'draft';
  ALTER TABLE "appeals" ADD COLUMN "next_term" timestamp(3) with time zone;
  ALTER TABLE "appeals" ADD COLUMN "extended_at" timestamp(3) with time zone;
  ALTER TABLE "_useful_links_v" ADD CONSTRAINT "_useful_links_v_parent_id_useful_links_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."useful_links"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "_useful_links_v_parent_idx" ON "_useful_links_v" USING btree ("parent_id");
  CREATE INDEX "_useful_links_v_version_version_type_idx" ON "_useful_links_v" USING btree ("version_type");
  CREATE INDEX "_useful_links_v_version_version_position_idx" ON "_useful_links_v" USING btree ("version_position");
  CREATE INDEX "_useful_links_v_version_version_updated_at_idx" ON "_useful_links_v" USING btree ("version_updated_at");
  CREATE INDEX "_useful_links_v_version_version_created_at_idx" ON "_useful_links_v" USING btree ("version_created_at");
  CREATE INDEX "_useful_links_v_version_version__status_idx" ON "_useful_links_v" USING btree ("version__status");
  CREATE INDEX "_useful_links_v_created_at_idx" ON "_useful_links_v" USING btree ("created_at");
  CREATE INDEX "_useful_links_v_updated_at_idx" ON "_useful_links_v" USING btree ("updated_at");
  CREATE INDEX "_useful_links_v_latest_idx" ON "_useful_links_v" USING btree ("latest");
  ALTER TABLE "claims" ADD CONSTRAINT "claims_sent_verdict_photo_id_private_files_id_fk" FOREIGN KEY ("sent_verdict_photo_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claims" ADD CONSTRAINT "claims_verdict_photo_id_media_id_fk" FOREIGN KEY ("verdict_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "claims_sent_verdict_photo_idx" ON "claims" USING btree ("sent_verdict_photo_id");
  CREATE INDEX "claims_verdict_photo_idx" ON "claims" USING btree ("verdict_photo_id");
  CREATE INDEX "useful_links__status_idx" ON "useful_links" USING btree ("_status");
  CREATE INDEX "appeals_next_term_idx" ON "appeals" USING btree ("next_term");
  CREATE INDEX "appeals_extended_at_idx" ON "appeals" USING btree ("extended_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "_useful_links_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_useful_links_v" CASCADE;
  ALTER TABLE "claims" DROP CONSTRAINT "claims_sent_verdict_photo_id_private_files_id_fk";
  
  ALTER TABLE "claims" DROP CONSTRAINT "claims_verdict_photo_id_media_id_fk";
  
  DROP INDEX "claims_sent_verdict_photo_idx";
  DROP INDEX "claims_verdict_photo_idx";
  DROP INDEX "useful_links__status_idx";
  DROP INDEX "appeals_next_term_idx";
  DROP INDEX "appeals_extended_at_idx";
  ALTER TABLE "useful_links" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "useful_links" ALTER COLUMN "url" SET NOT NULL;
  ALTER TABLE "useful_links" ALTER COLUMN "type" SET NOT NULL;
  ALTER TABLE "claims" DROP COLUMN "sent_verdict_photo_id";
  ALTER TABLE "claims" DROP COLUMN "verdict_photo_id";
  ALTER TABLE "claim_events" DROP COLUMN "warning";
  ALTER TABLE "useful_links" DROP COLUMN "_status";
  ALTER TABLE "appeals" DROP COLUMN "next_term";
  ALTER TABLE "appeals" DROP COLUMN "extended_at";
  DROP TYPE "public"."enum_useful_links_status";
  DROP TYPE "public"."enum__useful_links_v_version_type";
  DROP TYPE "public"."enum__useful_links_v_version_status";`)
}
