import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_appeals_legal_type" AS ENUM('1', '2');
  CREATE TYPE "public"."enum_appeals_answer_delivery" AS ENUM('email', 'post');
  CREATE TYPE "public"."enum_appeals_answer_kind" AS ENUM('explained', 'supported', 'declined');
  CREATE TYPE "public"."enum_appeals_state" AS ENUM('received', 'registered', 'forwarded', 'reviewing', 'extended', 'answered', 'left');
  ALTER TYPE "public"."enum_private_files_purpose" ADD VALUE 'answer' BEFORE 'export';
  ALTER TYPE "public"."enum_private_files_purpose" ADD VALUE 'idea' BEFORE 'export';
  CREATE TABLE "appeals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"addressee" varchar NOT NULL,
  	"receipt_id" integer,
  	"legal_type" "enum_appeals_legal_type" NOT NULL,
  	"author" varchar NOT NULL,
  	"representative" varchar,
  	"inn" varchar,
  	"ogrn" varchar,
  	"legal_address" varchar,
  	"postal_address" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"answer_delivery" "enum_appeals_answer_delivery" NOT NULL,
  	"resident_id" numeric,
  	"forwarded_to_id" integer,
  	"answer_kind" "enum_appeals_answer_kind",
  	"answer_text" varchar,
  	"state" "enum_appeals_state" DEFAULT 'received' NOT NULL,
  	"number" varchar NOT NULL,
  	"registration_number" varchar,
  	"register_by" timestamp(3) with time zone,
  	"answer_by" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"topic_id" integer,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "appeals_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"private_files_id" integer
  );
  
  CREATE TABLE "appeal_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "appeal_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"appeal_id" integer NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"who" varchar,
  	"told_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "private_files" ALTER COLUMN "origin_name" SET DEFAULT 'файл';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "appeals_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "appeal_topics_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "appeal_events_id" integer;
  ALTER TABLE "appeals" ADD CONSTRAINT "appeals_receipt_id_private_files_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appeals" ADD CONSTRAINT "appeals_forwarded_to_id_organizations_id_fk" FOREIGN KEY ("forwarded_to_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appeals" ADD CONSTRAINT "appeals_topic_id_appeal_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."appeal_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appeals_rels" ADD CONSTRAINT "appeals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."appeals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "appeals_rels" ADD CONSTRAINT "appeals_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "public"."private_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "appeal_events" ADD CONSTRAINT "appeal_events_appeal_id_appeals_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."appeals"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "appeals_receipt_idx" ON "appeals" USING btree ("receipt_id");
  CREATE INDEX "appeals_resident_id_idx" ON "appeals" USING btree ("resident_id");
  CREATE INDEX "appeals_forwarded_to_idx" ON "appeals" USING btree ("forwarded_to_id");
  CREATE INDEX "appeals_state_idx" ON "appeals" USING btree ("state");
  CREATE UNIQUE INDEX "appeals_number_idx" ON "appeals" USING btree ("number");
  CREATE INDEX "appeals_registration_number_idx" ON "appeals" USING btree ("registration_number");
  CREATE INDEX "appeals_register_by_idx" ON "appeals" USING btree ("register_by");
  CREATE INDEX "appeals_answer_by_idx" ON "appeals" USING btree ("answer_by");
  CREATE INDEX "appeals_answered_at_idx" ON "appeals" USING btree ("answered_at");
  CREATE INDEX "appeals_topic_idx" ON "appeals" USING btree ("topic_id");
  CREATE INDEX "appeals_updated_at_idx" ON "appeals" USING btree ("updated_at");
  CREATE INDEX "appeals_created_at_idx" ON "appeals" USING btree ("created_at");
  CREATE INDEX "appeals_rels_order_idx" ON "appeals_rels" USING btree ("order");
  CREATE INDEX "appeals_rels_parent_idx" ON "appeals_rels" USING btree ("parent_id");
  CREATE INDEX "appeals_rels_path_idx" ON "appeals_rels" USING btree ("path");
  CREATE INDEX "appeals_rels_private_files_id_idx" ON "appeals_rels" USING btree ("private_files_id");
  CREATE INDEX "appeal_topics_position_idx" ON "appeal_topics" USING btree ("position");
  CREATE INDEX "appeal_topics_updated_at_idx" ON "appeal_topics" USING btree ("updated_at");
  CREATE INDEX "appeal_topics_created_at_idx" ON "appeal_topics" USING btree ("created_at");
  CREATE INDEX "appeal_events_appeal_idx" ON "appeal_events" USING btree ("appeal_id");
  CREATE INDEX "appeal_events_updated_at_idx" ON "appeal_events" USING btree ("updated_at");
  CREATE INDEX "appeal_events_created_at_idx" ON "appeal_events" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appeals_fk" FOREIGN KEY ("appeals_id") REFERENCES "public"."appeals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appeal_topics_fk" FOREIGN KEY ("appeal_topics_id") REFERENCES "public"."appeal_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appeal_events_fk" FOREIGN KEY ("appeal_events_id") REFERENCES "public"."appeal_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_appeals_id_idx" ON "payload_locked_documents_rels" USING btree ("appeals_id");
  CREATE INDEX "payload_locked_documents_rels_appeal_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("appeal_topics_id");
  CREATE INDEX "payload_locked_documents_rels_appeal_events_id_idx" ON "payload_locked_documents_rels" USING btree ("appeal_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "appeals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "appeals_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "appeal_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "appeal_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "appeals" CASCADE;
  DROP TABLE "appeals_rels" CASCADE;
  DROP TABLE "appeal_topics" CASCADE;
  DROP TABLE "appeal_events" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_appeals_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_appeal_topics_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_appeal_events_fk";
  
  ALTER TABLE "private_files" ALTER COLUMN "purpose" SET DATA TYPE text;
  DROP TYPE "public"."enum_private_files_purpose";
  CREATE TYPE "public"."enum_private_files_purpose" AS ENUM('support', 'claim', 'appeal', 'export');
  ALTER TABLE "private_files" ALTER COLUMN "purpose" SET DATA TYPE "public"."enum_private_files_purpose" USING "purpose"::"public"."enum_private_files_purpose";
  DROP INDEX "payload_locked_documents_rels_appeals_id_idx";
  DROP INDEX "payload_locked_documents_rels_appeal_topics_id_idx";
  DROP INDEX "payload_locked_documents_rels_appeal_events_id_idx";
  ALTER TABLE "private_files" ALTER COLUMN "origin_name" DROP DEFAULT;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "appeals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "appeal_topics_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "appeal_events_id";
  DROP TYPE "public"."enum_appeals_legal_type";
  DROP TYPE "public"."enum_appeals_answer_delivery";
  DROP TYPE "public"."enum_appeals_answer_kind";
  DROP TYPE "public"."enum_appeals_state";`)
}
