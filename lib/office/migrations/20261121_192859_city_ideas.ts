import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_ideas_code" AS ENUM('5', '4', '6', '1', '3', '2');
  CREATE TYPE "public"."enum_idea_events_from_code" AS ENUM('1', '2', '3', '4', '5', '6');
  CREATE TYPE "public"."enum_idea_events_to_code" AS ENUM('1', '2', '3', '4', '5', '6');
  CREATE TYPE "public"."enum_city_ideas_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__city_ideas_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "ideas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"x" numeric,
  	"y" numeric,
  	"sent_photo_id" integer,
  	"author_name" varchar,
  	"show_author" boolean DEFAULT false,
  	"resident_id" numeric,
  	"photo_id" integer,
  	"answer_text" varchar,
  	"report_text" varchar,
  	"report_image_id" integer,
  	"code" "enum_ideas_code" DEFAULT '5' NOT NULL,
  	"deadline_date" timestamp(3) with time zone,
  	"category_id" integer,
  	"department_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"realized_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ideas_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"private_files_id" integer,
  	"files_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "private_idea_votes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"comment" varchar,
  	"idea_id" integer NOT NULL,
  	"is_for" boolean DEFAULT false NOT NULL,
  	"is_hidden" boolean DEFAULT false NOT NULL,
  	"resident_id" integer,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "idea_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"department_id" integer,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "idea_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"idea_id" integer NOT NULL,
  	"title" varchar NOT NULL,
  	"from_code" "enum_idea_events_from_code",
  	"to_code" "enum_idea_events_to_code",
  	"who" varchar,
  	"note" varchar,
  	"told_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "city_ideas_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"description" jsonb
  );
  
  CREATE TABLE "city_ideas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"support_threshold" numeric DEFAULT 50,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_city_ideas_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_city_ideas_v_version_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_city_ideas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_support_threshold" numeric DEFAULT 50,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__city_ideas_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ideas_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "private_idea_votes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "idea_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "idea_events_id" integer;
  ALTER TABLE "ideas" ADD CONSTRAINT "ideas_sent_photo_id_private_files_id_fk" FOREIGN KEY ("sent_photo_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ideas" ADD CONSTRAINT "ideas_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ideas" ADD CONSTRAINT "ideas_report_image_id_media_id_fk" FOREIGN KEY ("report_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ideas" ADD CONSTRAINT "ideas_category_id_idea_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."idea_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ideas" ADD CONSTRAINT "ideas_department_id_organizations_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ideas_rels" ADD CONSTRAINT "ideas_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ideas_rels" ADD CONSTRAINT "ideas_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "public"."private_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ideas_rels" ADD CONSTRAINT "ideas_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ideas_rels" ADD CONSTRAINT "ideas_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "private_idea_votes" ADD CONSTRAINT "private_idea_votes_idea_id_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."ideas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "private_idea_votes" ADD CONSTRAINT "private_idea_votes_resident_id_residents_id_fk" FOREIGN KEY ("resident_id") REFERENCES "public"."residents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "idea_categories" ADD CONSTRAINT "idea_categories_department_id_organizations_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "idea_events" ADD CONSTRAINT "idea_events_idea_id_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."ideas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_ideas_blocks" ADD CONSTRAINT "city_ideas_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_ideas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_ideas_v_version_blocks" ADD CONSTRAINT "_city_ideas_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_ideas_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "ideas_sent_photo_idx" ON "ideas" USING btree ("sent_photo_id");
  CREATE INDEX "ideas_resident_id_idx" ON "ideas" USING btree ("resident_id");
  CREATE INDEX "ideas_photo_idx" ON "ideas" USING btree ("photo_id");
  CREATE INDEX "ideas_report_image_idx" ON "ideas" USING btree ("report_image_id");
  CREATE INDEX "ideas_code_idx" ON "ideas" USING btree ("code");
  CREATE INDEX "ideas_deadline_date_idx" ON "ideas" USING btree ("deadline_date");
  CREATE INDEX "ideas_category_idx" ON "ideas" USING btree ("category_id");
  CREATE INDEX "ideas_department_idx" ON "ideas" USING btree ("department_id");
  CREATE INDEX "ideas_updated_at_idx" ON "ideas" USING btree ("updated_at");
  CREATE INDEX "ideas_created_at_idx" ON "ideas" USING btree ("created_at");
  CREATE INDEX "ideas_rels_order_idx" ON "ideas_rels" USING btree ("order");
  CREATE INDEX "ideas_rels_parent_idx" ON "ideas_rels" USING btree ("parent_id");
  CREATE INDEX "ideas_rels_path_idx" ON "ideas_rels" USING btree ("path");
  CREATE INDEX "ideas_rels_private_files_id_idx" ON "ideas_rels" USING btree ("private_files_id");
  CREATE INDEX "ideas_rels_files_id_idx" ON "ideas_rels" USING btree ("files_id");
  CREATE INDEX "ideas_rels_media_id_idx" ON "ideas_rels" USING btree ("media_id");
  CREATE INDEX "private_idea_votes_idea_idx" ON "private_idea_votes" USING btree ("idea_id");
  CREATE INDEX "private_idea_votes_resident_idx" ON "private_idea_votes" USING btree ("resident_id");
  CREATE INDEX "private_idea_votes_updated_at_idx" ON "private_idea_votes" USING btree ("updated_at");
  CREATE INDEX "private_idea_votes_created_at_idx" ON "private_idea_votes" USING btree ("created_at");
  CREATE INDEX "idea_categories_department_idx" ON "idea_categories" USING btree ("department_id");
  CREATE INDEX "idea_categories_position_idx" ON "idea_categories" USING btree ("position");
  CREATE INDEX "idea_categories_updated_at_idx" ON "idea_categories" USING btree ("updated_at");
  CREATE INDEX "idea_categories_created_at_idx" ON "idea_categories" USING btree ("created_at");
  CREATE INDEX "idea_events_idea_idx" ON "idea_events" USING btree ("idea_id");
  CREATE INDEX "idea_events_told_at_idx" ON "idea_events" USING btree ("told_at");
  CREATE INDEX "idea_events_updated_at_idx" ON "idea_events" USING btree ("updated_at");
  CREATE INDEX "idea_events_created_at_idx" ON "idea_events" USING btree ("created_at");
  CREATE INDEX "city_ideas_blocks_order_idx" ON "city_ideas_blocks" USING btree ("_order");
  CREATE INDEX "city_ideas_blocks_parent_id_idx" ON "city_ideas_blocks" USING btree ("_parent_id");
  CREATE INDEX "city_ideas__status_idx" ON "city_ideas" USING btree ("_status");
  CREATE INDEX "_city_ideas_v_version_blocks_order_idx" ON "_city_ideas_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_city_ideas_v_version_blocks_parent_id_idx" ON "_city_ideas_v_version_blocks" USING btree ("_parent_id");
  CREATE INDEX "_city_ideas_v_version_version__status_idx" ON "_city_ideas_v" USING btree ("version__status");
  CREATE INDEX "_city_ideas_v_created_at_idx" ON "_city_ideas_v" USING btree ("created_at");
  CREATE INDEX "_city_ideas_v_updated_at_idx" ON "_city_ideas_v" USING btree ("updated_at");
  CREATE INDEX "_city_ideas_v_latest_idx" ON "_city_ideas_v" USING btree ("latest");
  CREATE INDEX "_city_ideas_v_autosave_idx" ON "_city_ideas_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ideas_fk" FOREIGN KEY ("ideas_id") REFERENCES "public"."ideas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_idea_votes_fk" FOREIGN KEY ("private_idea_votes_id") REFERENCES "public"."private_idea_votes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_idea_categories_fk" FOREIGN KEY ("idea_categories_id") REFERENCES "public"."idea_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_idea_events_fk" FOREIGN KEY ("idea_events_id") REFERENCES "public"."idea_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_ideas_id_idx" ON "payload_locked_documents_rels" USING btree ("ideas_id");
  CREATE INDEX "payload_locked_documents_rels_private_idea_votes_id_idx" ON "payload_locked_documents_rels" USING btree ("private_idea_votes_id");
  CREATE INDEX "payload_locked_documents_rels_idea_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("idea_categories_id");
  CREATE INDEX "payload_locked_documents_rels_idea_events_id_idx" ON "payload_locked_documents_rels" USING btree ("idea_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ideas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ideas_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "private_idea_votes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "idea_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "idea_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_ideas_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_ideas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_ideas_v_version_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_ideas_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ideas" CASCADE;
  DROP TABLE "ideas_rels" CASCADE;
  DROP TABLE "private_idea_votes" CASCADE;
  DROP TABLE "idea_categories" CASCADE;
  DROP TABLE "idea_events" CASCADE;
  DROP TABLE "city_ideas_blocks" CASCADE;
  DROP TABLE "city_ideas" CASCADE;
  DROP TABLE "_city_ideas_v_version_blocks" CASCADE;
  DROP TABLE "_city_ideas_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ideas_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_idea_votes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_idea_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_idea_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_ideas_id_idx";
  DROP INDEX "payload_locked_documents_rels_private_idea_votes_id_idx";
  DROP INDEX "payload_locked_documents_rels_idea_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_idea_events_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ideas_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "private_idea_votes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "idea_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "idea_events_id";
  DROP TYPE "public"."enum_ideas_code";
  DROP TYPE "public"."enum_idea_events_from_code";
  DROP TYPE "public"."enum_idea_events_to_code";
  DROP TYPE "public"."enum_city_ideas_status";
  DROP TYPE "public"."enum__city_ideas_v_version_status";`)
}
