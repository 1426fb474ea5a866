import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** When an official receives is said by the weeks of the month too; what the mayor said in words stays as his note. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_ministers_reception_weeks" AS ENUM('every', '1', '2', '3', '4', 'last', '1+3', '2+4');
  CREATE TYPE "public"."enum__ministers_v_version_reception_weeks" AS ENUM('every', '1', '2', '3', '4', 'last', '1+3', '2+4');
  CREATE TYPE "public"."enum_mayor_reception_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_mayor_reception_weeks" AS ENUM('every', '1', '2', '3', '4', 'last', '1+3', '2+4');
  CREATE TYPE "public"."enum__mayor_v_version_reception_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__mayor_v_version_reception_weeks" AS ENUM('every', '1', '2', '3', '4', 'last', '1+3', '2+4');
  CREATE TABLE "mayor_reception" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_mayor_reception_weekday",
  	"from" varchar,
  	"to" varchar,
  	"weeks" "enum_mayor_reception_weeks" DEFAULT 'every',
  	"slot_minutes" numeric,
  	"place" varchar
  );
  
  CREATE TABLE "_mayor_v_version_reception" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__mayor_v_version_reception_weekday",
  	"from" varchar,
  	"to" varchar,
  	"weeks" "enum__mayor_v_version_reception_weeks" DEFAULT 'every',
  	"slot_minutes" numeric,
  	"place" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "ministers_reception" ADD COLUMN "weeks" "enum_ministers_reception_weeks" DEFAULT 'every';
  ALTER TABLE "ministers_reception" ADD COLUMN "slot_minutes" numeric;
  ALTER TABLE "_ministers_v_version_reception" ADD COLUMN "weeks" "enum__ministers_v_version_reception_weeks" DEFAULT 'every';
  ALTER TABLE "_ministers_v_version_reception" ADD COLUMN "slot_minutes" numeric;
  ALTER TABLE "mayor" ADD COLUMN "reception_note" varchar;
  ALTER TABLE "_mayor_v" ADD COLUMN "version_reception_note" varchar;
  ALTER TABLE "mayor_reception" ADD CONSTRAINT "mayor_reception_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mayor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mayor_v_version_reception" ADD CONSTRAINT "_mayor_v_version_reception_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mayor_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mayor_reception_order_idx" ON "mayor_reception" USING btree ("_order");
  CREATE INDEX "mayor_reception_parent_id_idx" ON "mayor_reception" USING btree ("_parent_id");
  CREATE INDEX "_mayor_v_version_reception_order_idx" ON "_mayor_v_version_reception" USING btree ("_order");
  CREATE INDEX "_mayor_v_version_reception_parent_id_idx" ON "_mayor_v_version_reception" USING btree ("_parent_id");
  UPDATE mayor SET reception_note = nullif(left(concat_ws('. ', nullif(reception, ''), nullif(reception_place, '')), 500), '');
  UPDATE _mayor_v SET version_reception_note =
    nullif(left(concat_ws('. ', nullif(version_reception, ''), nullif(version_reception_place, '')), 500), '');
  ALTER TABLE "mayor" DROP COLUMN "reception";
  ALTER TABLE "mayor" DROP COLUMN "reception_place";
  ALTER TABLE "_mayor_v" DROP COLUMN "version_reception";
  ALTER TABLE "_mayor_v" DROP COLUMN "version_reception_place";
   CREATE TYPE "public"."enum_reception_bookings_state" AS ENUM('booked', 'waiting', 'came', 'missed', 'cancelled');
  ALTER TYPE "public"."enum_resident_consents_purpose" ADD VALUE 'reception';
  ALTER TYPE "public"."enum_consent_texts_purpose" ADD VALUE 'reception';
  CREATE TABLE "reception_bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"official" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"topic" varchar NOT NULL,
  	"note" varchar,
  	"state" "enum_reception_bookings_state" DEFAULT 'booked' NOT NULL,
  	"number" varchar NOT NULL,
  	"resident_id" numeric,
  	"official_id" numeric NOT NULL,
  	"held_until" timestamp(3) with time zone,
  	"booked_at" timestamp(3) with time zone,
  	"reminded_at" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reception_bookings_id" integer;
  CREATE INDEX "reception_bookings_starts_at_idx" ON "reception_bookings" USING btree ("starts_at");
  CREATE INDEX "reception_bookings_state_idx" ON "reception_bookings" USING btree ("state");
  CREATE UNIQUE INDEX "reception_bookings_number_idx" ON "reception_bookings" USING btree ("number");
  CREATE INDEX "reception_bookings_resident_id_idx" ON "reception_bookings" USING btree ("resident_id");
  CREATE INDEX "reception_bookings_updated_at_idx" ON "reception_bookings" USING btree ("updated_at");
  CREATE INDEX "reception_bookings_created_at_idx" ON "reception_bookings" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reception_bookings_fk" FOREIGN KEY ("reception_bookings_id") REFERENCES "public"."reception_bookings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reception_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("reception_bookings_id");
  CREATE UNIQUE INDEX reception_bookings_slot_idx ON reception_bookings (official_id, starts_at) WHERE state <> 'cancelled';
  CREATE INDEX reception_bookings_email_idx ON reception_bookings (email);
  CREATE TABLE private_reception_numbers (year integer PRIMARY KEY, last integer NOT NULL);`)
}
