import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_claims_is_accepted" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_claims_code" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "public"."enum_claim_categories_icon" AS ENUM('road', 'yard', 'garbage', 'light', 'green', 'water', 'heat', 'bus', 'parking', 'building', 'animals', 'playground', 'snow', 'noise', 'access', 'trade', 'safety', 'sea');
  CREATE TYPE "public"."enum_claim_events_from_code" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "public"."enum_claim_events_to_code" AS ENUM('1', '2', '3', '4', '5');
  CREATE TYPE "public"."enum_social_control_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_control_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_working_calendar_days_kind" AS ENUM('off', 'worked');
  CREATE TABLE "claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"x" numeric NOT NULL,
  	"y" numeric NOT NULL,
  	"author_name" varchar,
  	"author_email" varchar,
  	"author_phone" varchar,
  	"resident_id" numeric,
  	"merged_into_id" integer,
  	"report_text" varchar,
  	"report_image_id" integer,
  	"report_document_id" integer,
  	"is_accepted" "enum_claims_is_accepted",
  	"user_comment" varchar,
  	"commented_at" timestamp(3) with time zone,
  	"code" "enum_claims_code" DEFAULT '5' NOT NULL,
  	"deadline_date" timestamp(3) with time zone,
  	"category_id" integer,
  	"department_id" integer,
  	"confirmed_at" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "claims_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"private_files_id" integer,
  	"media_id" integer
  );
  
  CREATE TABLE "claim_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"parent_id" integer,
  	"icon" "enum_claim_categories_icon",
  	"covers" varchar,
  	"department_id" integer,
  	"term_days" numeric DEFAULT 10 NOT NULL,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "claim_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"claim_id" integer NOT NULL,
  	"title" varchar NOT NULL,
  	"from_code" "enum_claim_events_from_code",
  	"to_code" "enum_claim_events_to_code",
  	"who" varchar,
  	"note" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "social_control_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"description" jsonb
  );
  
  CREATE TABLE "social_control" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_social_control_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_social_control_v_version_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_social_control_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__social_control_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "working_calendar_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_working_calendar_days_kind" DEFAULT 'off' NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "working_calendar" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "claims_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "claim_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "claim_events_id" integer;
  ALTER TABLE "claims" ADD CONSTRAINT "claims_merged_into_id_claims_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."claims"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claims" ADD CONSTRAINT "claims_report_image_id_media_id_fk" FOREIGN KEY ("report_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claims" ADD CONSTRAINT "claims_report_document_id_files_id_fk" FOREIGN KEY ("report_document_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claims" ADD CONSTRAINT "claims_category_id_claim_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."claim_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claims" ADD CONSTRAINT "claims_department_id_organizations_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claims_rels" ADD CONSTRAINT "claims_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_rels" ADD CONSTRAINT "claims_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "public"."private_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claims_rels" ADD CONSTRAINT "claims_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "claim_categories" ADD CONSTRAINT "claim_categories_parent_id_claim_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."claim_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claim_categories" ADD CONSTRAINT "claim_categories_department_id_organizations_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "claim_events" ADD CONSTRAINT "claim_events_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "social_control_blocks" ADD CONSTRAINT "social_control_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."social_control"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_control_v_version_blocks" ADD CONSTRAINT "_social_control_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_social_control_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "working_calendar_days" ADD CONSTRAINT "working_calendar_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."working_calendar"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "claims_resident_id_idx" ON "claims" USING btree ("resident_id");
  CREATE INDEX "claims_merged_into_idx" ON "claims" USING btree ("merged_into_id");
  CREATE INDEX "claims_report_image_idx" ON "claims" USING btree ("report_image_id");
  CREATE INDEX "claims_report_document_idx" ON "claims" USING btree ("report_document_id");
  CREATE INDEX "claims_code_idx" ON "claims" USING btree ("code");
  CREATE INDEX "claims_deadline_date_idx" ON "claims" USING btree ("deadline_date");
  CREATE INDEX "claims_category_idx" ON "claims" USING btree ("category_id");
  CREATE INDEX "claims_department_idx" ON "claims" USING btree ("department_id");
  CREATE INDEX "claims_confirmed_at_idx" ON "claims" USING btree ("confirmed_at");
  CREATE INDEX "claims_published_at_idx" ON "claims" USING btree ("published_at");
  CREATE INDEX "claims_answered_at_idx" ON "claims" USING btree ("answered_at");
  CREATE INDEX "claims_updated_at_idx" ON "claims" USING btree ("updated_at");
  CREATE INDEX "claims_created_at_idx" ON "claims" USING btree ("created_at");
  CREATE INDEX "claims_rels_order_idx" ON "claims_rels" USING btree ("order");
  CREATE INDEX "claims_rels_parent_idx" ON "claims_rels" USING btree ("parent_id");
  CREATE INDEX "claims_rels_path_idx" ON "claims_rels" USING btree ("path");
  CREATE INDEX "claims_rels_private_files_id_idx" ON "claims_rels" USING btree ("private_files_id");
  CREATE INDEX "claims_rels_media_id_idx" ON "claims_rels" USING btree ("media_id");
  CREATE INDEX "claim_categories_parent_idx" ON "claim_categories" USING btree ("parent_id");
  CREATE INDEX "claim_categories_department_idx" ON "claim_categories" USING btree ("department_id");
  CREATE INDEX "claim_categories_position_idx" ON "claim_categories" USING btree ("position");
  CREATE INDEX "claim_categories_updated_at_idx" ON "claim_categories" USING btree ("updated_at");
  CREATE INDEX "claim_categories_created_at_idx" ON "claim_categories" USING btree ("created_at");
  CREATE INDEX "claim_events_claim_idx" ON "claim_events" USING btree ("claim_id");
  CREATE INDEX "claim_events_updated_at_idx" ON "claim_events" USING btree ("updated_at");
  CREATE INDEX "claim_events_created_at_idx" ON "claim_events" USING btree ("created_at");
  CREATE INDEX "social_control_blocks_order_idx" ON "social_control_blocks" USING btree ("_order");
  CREATE INDEX "social_control_blocks_parent_id_idx" ON "social_control_blocks" USING btree ("_parent_id");
  CREATE INDEX "social_control__status_idx" ON "social_control" USING btree ("_status");
  CREATE INDEX "_social_control_v_version_blocks_order_idx" ON "_social_control_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_social_control_v_version_blocks_parent_id_idx" ON "_social_control_v_version_blocks" USING btree ("_parent_id");
  CREATE INDEX "_social_control_v_version_version__status_idx" ON "_social_control_v" USING btree ("version__status");
  CREATE INDEX "_social_control_v_created_at_idx" ON "_social_control_v" USING btree ("created_at");
  CREATE INDEX "_social_control_v_updated_at_idx" ON "_social_control_v" USING btree ("updated_at");
  CREATE INDEX "_social_control_v_latest_idx" ON "_social_control_v" USING btree ("latest");
  CREATE INDEX "_social_control_v_autosave_idx" ON "_social_control_v" USING btree ("autosave");
  CREATE INDEX "working_calendar_days_order_idx" ON "working_calendar_days" USING btree ("_order");
  CREATE INDEX "working_calendar_days_parent_id_idx" ON "working_calendar_days" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claims_fk" FOREIGN KEY ("claims_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claim_categories_fk" FOREIGN KEY ("claim_categories_id") REFERENCES "public"."claim_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claim_events_fk" FOREIGN KEY ("claim_events_id") REFERENCES "public"."claim_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_claims_id_idx" ON "payload_locked_documents_rels" USING btree ("claims_id");
  CREATE INDEX "payload_locked_documents_rels_claim_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("claim_categories_id");
  CREATE INDEX "payload_locked_documents_rels_claim_events_id_idx" ON "payload_locked_documents_rels" USING btree ("claim_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "claims_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "claim_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "claim_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "social_control_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "social_control" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_control_v_version_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_social_control_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "working_calendar_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "working_calendar" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "claims" CASCADE;
  DROP TABLE "claims_rels" CASCADE;
  DROP TABLE "claim_categories" CASCADE;
  DROP TABLE "claim_events" CASCADE;
  DROP TABLE "social_control_blocks" CASCADE;
  DROP TABLE "social_control" CASCADE;
  DROP TABLE "_social_control_v_version_blocks" CASCADE;
  DROP TABLE "_social_control_v" CASCADE;
  DROP TABLE "working_calendar_days" CASCADE;
  DROP TABLE "working_calendar" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_claims_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_claim_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_claim_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_claims_id_idx";
  DROP INDEX "payload_locked_documents_rels_claim_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_claim_events_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "claims_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "claim_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "claim_events_id";
  DROP TYPE "public"."enum_claims_is_accepted";
  DROP TYPE "public"."enum_claims_code";
  DROP TYPE "public"."enum_claim_categories_icon";
  DROP TYPE "public"."enum_claim_events_from_code";
  DROP TYPE "public"."enum_claim_events_to_code";
  DROP TYPE "public"."enum_social_control_status";
  DROP TYPE "public"."enum__social_control_v_version_status";
  DROP TYPE "public"."enum_working_calendar_days_kind";`)
}
