import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_support_requests_state" AS ENUM('new', 'working', 'answered', 'closed');
  CREATE TYPE "public"."enum_private_files_purpose" AS ENUM('support', 'claim', 'appeal', 'export');
  CREATE TYPE "public"."enum_resident_consents_purpose" AS ENUM('registration', 'appeal', 'claim', 'idea', 'support');
  CREATE TYPE "public"."enum_consent_texts_purpose" AS ENUM('registration', 'appeal', 'claim', 'idea', 'support');
  CREATE TYPE "public"."enum_audit_log_kind" AS ENUM('resident', 'guest', 'staff', 'portal');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendLetter' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendLetter' BEFORE 'schedulePublish';
  CREATE TABLE "support_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message" varchar NOT NULL,
  	"author" varchar,
  	"email" varchar,
  	"resident_id" numeric,
  	"state" "enum_support_requests_state" DEFAULT 'new' NOT NULL,
  	"note" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "support_requests_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"private_files_id" integer
  );
  
  CREATE TABLE "private_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"origin_name" varchar NOT NULL,
  	"purpose" "enum_private_files_purpose" NOT NULL,
  	"resident_id" numeric,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "residents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"surname" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"patronymic" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"email_confirmed_at" timestamp(3) with time zone,
  	"erased_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "resident_consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"purpose" "enum_resident_consents_purpose" NOT NULL,
  	"version" numeric NOT NULL,
  	"is_given" boolean DEFAULT true,
  	"resident_id" numeric,
  	"contact" varchar,
  	"address" varchar,
  	"device" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consent_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"body" jsonb NOT NULL,
  	"purpose" "enum_consent_texts_purpose" NOT NULL,
  	"version" numeric,
  	"valid_from" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_audit_log_kind" NOT NULL,
  	"who" varchar,
  	"action" varchar NOT NULL,
  	"subject" varchar,
  	"result" varchar NOT NULL,
  	"address" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "support_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "private_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "residents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "resident_consents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_texts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_log_id" integer;
  ALTER TABLE "support_requests_rels" ADD CONSTRAINT "support_requests_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."support_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "support_requests_rels" ADD CONSTRAINT "support_requests_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "public"."private_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "support_requests_resident_id_idx" ON "support_requests" USING btree ("resident_id");
  CREATE INDEX "support_requests_state_idx" ON "support_requests" USING btree ("state");
  CREATE INDEX "support_requests_updated_at_idx" ON "support_requests" USING btree ("updated_at");
  CREATE INDEX "support_requests_created_at_idx" ON "support_requests" USING btree ("created_at");
  CREATE INDEX "support_requests_rels_order_idx" ON "support_requests_rels" USING btree ("order");
  CREATE INDEX "support_requests_rels_parent_idx" ON "support_requests_rels" USING btree ("parent_id");
  CREATE INDEX "support_requests_rels_path_idx" ON "support_requests_rels" USING btree ("path");
  CREATE INDEX "support_requests_rels_private_files_id_idx" ON "support_requests_rels" USING btree ("private_files_id");
  CREATE INDEX "private_files_purpose_idx" ON "private_files" USING btree ("purpose");
  CREATE INDEX "private_files_resident_id_idx" ON "private_files" USING btree ("resident_id");
  CREATE INDEX "private_files_updated_at_idx" ON "private_files" USING btree ("updated_at");
  CREATE INDEX "private_files_created_at_idx" ON "private_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "private_files_filename_idx" ON "private_files" USING btree ("filename");
  CREATE INDEX "residents_updated_at_idx" ON "residents" USING btree ("updated_at");
  CREATE INDEX "residents_created_at_idx" ON "residents" USING btree ("created_at");
  CREATE INDEX "resident_consents_purpose_idx" ON "resident_consents" USING btree ("purpose");
  CREATE INDEX "resident_consents_resident_id_idx" ON "resident_consents" USING btree ("resident_id");
  CREATE INDEX "resident_consents_updated_at_idx" ON "resident_consents" USING btree ("updated_at");
  CREATE INDEX "resident_consents_created_at_idx" ON "resident_consents" USING btree ("created_at");
  CREATE INDEX "consent_texts_purpose_idx" ON "consent_texts" USING btree ("purpose");
  CREATE INDEX "consent_texts_valid_from_idx" ON "consent_texts" USING btree ("valid_from");
  CREATE INDEX "consent_texts_updated_at_idx" ON "consent_texts" USING btree ("updated_at");
  CREATE INDEX "consent_texts_created_at_idx" ON "consent_texts" USING btree ("created_at");
  CREATE INDEX "audit_log_kind_idx" ON "audit_log" USING btree ("kind");
  CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_support_requests_fk" FOREIGN KEY ("support_requests_id") REFERENCES "public"."support_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "public"."private_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_residents_fk" FOREIGN KEY ("residents_id") REFERENCES "public"."residents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resident_consents_fk" FOREIGN KEY ("resident_consents_id") REFERENCES "public"."resident_consents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_texts_fk" FOREIGN KEY ("consent_texts_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_support_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("support_requests_id");
  CREATE INDEX "payload_locked_documents_rels_private_files_id_idx" ON "payload_locked_documents_rels" USING btree ("private_files_id");
  CREATE INDEX "payload_locked_documents_rels_residents_id_idx" ON "payload_locked_documents_rels" USING btree ("residents_id");
  CREATE INDEX "payload_locked_documents_rels_resident_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("resident_consents_id");
  CREATE INDEX "payload_locked_documents_rels_consent_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_texts_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "support_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "support_requests_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "private_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "residents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resident_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "support_requests" CASCADE;
  DROP TABLE "support_requests_rels" CASCADE;
  DROP TABLE "private_files" CASCADE;
  DROP TABLE "residents" CASCADE;
  DROP TABLE "resident_consents" CASCADE;
  DROP TABLE "consent_texts" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_support_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_private_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_residents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_resident_consents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_texts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_log_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_support_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_private_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_residents_id_idx";
  DROP INDEX "payload_locked_documents_rels_resident_consents_id_idx";
  DROP INDEX "payload_locked_documents_rels_consent_texts_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_log_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "support_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "private_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "residents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "resident_consents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_texts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_log_id";
  DROP TYPE "public"."enum_support_requests_state";
  DROP TYPE "public"."enum_private_files_purpose";
  DROP TYPE "public"."enum_resident_consents_purpose";
  DROP TYPE "public"."enum_consent_texts_purpose";
  DROP TYPE "public"."enum_audit_log_kind";`)
}
