import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_discussions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__discussions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_private_discussion_votes_source" AS ENUM('portal', 'paper', 'journal');
  CREATE TYPE "public"."enum_private_discussion_votes_type" AS ENUM('1', '2', '3');
  CREATE TYPE "public"."enum_private_discussion_votes_answer_kind" AS ENUM('accepted', 'partly', 'declined');
  CREATE TABLE "discussions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"title_npa" varchar,
  	"description" jsonb,
  	"exhibition_description" jsonb,
  	"head_image_id" integer,
  	"organizer" varchar,
  	"contacts" varchar,
  	"comment_required" boolean,
  	"notification_start_date" timestamp(3) with time zone,
  	"notification_finish_date" timestamp(3) with time zone,
  	"exhibition_start_date" timestamp(3) with time zone,
  	"exhibition_finish_date" timestamp(3) with time zone,
  	"review_start_date" timestamp(3) with time zone,
  	"review_finish_date" timestamp(3) with time zone,
  	"is_stopped" boolean,
  	"stop_reason" varchar,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"territory" jsonb,
  	"stopped_at" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_discussions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "discussions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "_discussions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_title_npa" varchar,
  	"version_description" jsonb,
  	"version_exhibition_description" jsonb,
  	"version_head_image_id" integer,
  	"version_organizer" varchar,
  	"version_contacts" varchar,
  	"version_comment_required" boolean,
  	"version_notification_start_date" timestamp(3) with time zone,
  	"version_notification_finish_date" timestamp(3) with time zone,
  	"version_exhibition_start_date" timestamp(3) with time zone,
  	"version_exhibition_finish_date" timestamp(3) with time zone,
  	"version_review_start_date" timestamp(3) with time zone,
  	"version_review_finish_date" timestamp(3) with time zone,
  	"version_is_stopped" boolean,
  	"version_stop_reason" varchar,
  	"version_address" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_territory" jsonb,
  	"version_stopped_at" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__discussions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_discussions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "private_discussion_votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"discussion_id" integer NOT NULL,
  	"source" "enum_private_discussion_votes_source" DEFAULT 'paper' NOT NULL,
  	"type" "enum_private_discussion_votes_type" NOT NULL,
  	"text" varchar,
  	"received_on" timestamp(3) with time zone,
  	"source_note" varchar,
  	"answer_kind" "enum_private_discussion_votes_answer_kind",
  	"answer_text" varchar,
  	"is_hidden" boolean,
  	"hidden_reason" varchar,
  	"number" numeric,
  	"answered_at" timestamp(3) with time zone,
  	"answer_told_at" timestamp(3) with time zone,
  	"resident_id" numeric,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "discussions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "private_discussion_votes_id" integer;
  ALTER TABLE "discussions" ADD CONSTRAINT "discussions_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "discussions_rels" ADD CONSTRAINT "discussions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discussions_rels" ADD CONSTRAINT "discussions_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "discussions_rels" ADD CONSTRAINT "discussions_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_discussions_v" ADD CONSTRAINT "_discussions_v_parent_id_discussions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."discussions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_discussions_v" ADD CONSTRAINT "_discussions_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_discussions_v_rels" ADD CONSTRAINT "_discussions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_discussions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_discussions_v_rels" ADD CONSTRAINT "_discussions_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_discussions_v_rels" ADD CONSTRAINT "_discussions_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_discussion_votes" ADD CONSTRAINT "private_discussion_votes_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "discussions_head_image_idx" ON "discussions" USING btree ("head_image_id");
  CREATE INDEX "discussions_updated_at_idx" ON "discussions" USING btree ("updated_at");
  CREATE INDEX "discussions_created_at_idx" ON "discussions" USING btree ("created_at");
  CREATE INDEX "discussions__status_idx" ON "discussions" USING btree ("_status");
  CREATE INDEX "discussions_rels_order_idx" ON "discussions_rels" USING btree ("order");
  CREATE INDEX "discussions_rels_parent_idx" ON "discussions_rels" USING btree ("parent_id");
  CREATE INDEX "discussions_rels_path_idx" ON "discussions_rels" USING btree ("path");
  CREATE INDEX "discussions_rels_files_id_idx" ON "discussions_rels" USING btree ("files_id");
  CREATE INDEX "discussions_rels_media_id_idx" ON "discussions_rels" USING btree ("media_id");
  CREATE INDEX "_discussions_v_parent_idx" ON "_discussions_v" USING btree ("parent_id");
  CREATE INDEX "_discussions_v_version_version_head_image_idx" ON "_discussions_v" USING btree ("version_head_image_id");
  CREATE INDEX "_discussions_v_version_version_updated_at_idx" ON "_discussions_v" USING btree ("version_updated_at");
  CREATE INDEX "_discussions_v_version_version_created_at_idx" ON "_discussions_v" USING btree ("version_created_at");
  CREATE INDEX "_discussions_v_version_version__status_idx" ON "_discussions_v" USING btree ("version__status");
  CREATE INDEX "_discussions_v_created_at_idx" ON "_discussions_v" USING btree ("created_at");
  CREATE INDEX "_discussions_v_updated_at_idx" ON "_discussions_v" USING btree ("updated_at");
  CREATE INDEX "_discussions_v_latest_idx" ON "_discussions_v" USING btree ("latest");
  CREATE INDEX "_discussions_v_rels_order_idx" ON "_discussions_v_rels" USING btree ("order");
  CREATE INDEX "_discussions_v_rels_parent_idx" ON "_discussions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_discussions_v_rels_path_idx" ON "_discussions_v_rels" USING btree ("path");
  CREATE INDEX "_discussions_v_rels_files_id_idx" ON "_discussions_v_rels" USING btree ("files_id");
  CREATE INDEX "_discussions_v_rels_media_id_idx" ON "_discussions_v_rels" USING btree ("media_id");
  CREATE INDEX "private_discussion_votes_discussion_idx" ON "private_discussion_votes" USING btree ("discussion_id");
  CREATE INDEX "private_discussion_votes_number_idx" ON "private_discussion_votes" USING btree ("number");
  CREATE INDEX "private_discussion_votes_answered_at_idx" ON "private_discussion_votes" USING btree ("answered_at");
  CREATE INDEX "private_discussion_votes_answer_told_at_idx" ON "private_discussion_votes" USING btree ("answer_told_at");
  CREATE INDEX "private_discussion_votes_updated_at_idx" ON "private_discussion_votes" USING btree ("updated_at");
  CREATE INDEX "private_discussion_votes_created_at_idx" ON "private_discussion_votes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_discussions_fk" FOREIGN KEY ("discussions_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_discussion_votes_fk" FOREIGN KEY ("private_discussion_votes_id") REFERENCES "public"."private_discussion_votes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_discussions_id_idx" ON "payload_locked_documents_rels" USING btree ("discussions_id");
  CREATE INDEX "payload_locked_documents_rels_private_discussion_votes_i_idx" ON "payload_locked_documents_rels" USING btree ("private_discussion_votes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "discussions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "discussions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_discussions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_discussions_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "private_discussion_votes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "discussions" CASCADE;
  DROP TABLE "discussions_rels" CASCADE;
  DROP TABLE "_discussions_v" CASCADE;
  DROP TABLE "_discussions_v_rels" CASCADE;
  DROP TABLE "private_discussion_votes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_discussions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_discussion_votes_fk";
  
  DROP INDEX "payload_locked_documents_rels_discussions_id_idx";
  DROP INDEX "payload_locked_documents_rels_private_discussion_votes_i_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "discussions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "private_discussion_votes_id";
  DROP TYPE "public"."enum_discussions_status";
  DROP TYPE "public"."enum__discussions_v_version_status";
  DROP TYPE "public"."enum_private_discussion_votes_source";
  DROP TYPE "public"."enum_private_discussion_votes_type";
  DROP TYPE "public"."enum_private_discussion_votes_answer_kind";`)
}
