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
  ALTER TABLE "_mayor_v" DROP COLUMN "version_reception_place";`)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
