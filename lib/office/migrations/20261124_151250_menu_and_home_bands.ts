import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_bands" AS ENUM('news', 'messages', 'services', 'posters', 'projects', 'discussions', 'ideas', 'mayor', 'facts', 'links');
  CREATE TYPE "public"."enum__home_v_version_bands" AS ENUM('news', 'messages', 'services', 'posters', 'projects', 'discussions', 'ideas', 'mayor', 'facts', 'links');
  CREATE TYPE "public"."enum_settings_menu_links_place" AS ENUM('mayor', 'government', 'services', 'city', 'map', 'feedback', 'participation');
  CREATE TYPE "public"."enum_settings_menu_participation" AS ENUM('mayor', 'government', 'services', 'city', 'map', 'feedback', 'participation', 'hidden');
  CREATE TYPE "public"."enum__settings_v_version_menu_links_place" AS ENUM('mayor', 'government', 'services', 'city', 'map', 'feedback', 'participation');
  CREATE TYPE "public"."enum__settings_v_version_menu_participation" AS ENUM('mayor', 'government', 'services', 'city', 'map', 'feedback', 'participation', 'hidden');
  CREATE TABLE "home_bands" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_home_bands",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_home_v_version_bands" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__home_v_version_bands",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_menu_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"place" "enum_settings_menu_links_place" DEFAULT 'participation' NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_menu_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"place" "enum__settings_v_version_menu_links_place" DEFAULT 'participation' NOT NULL,
  	"_uuid" varchar
  );
  
  ALTER TABLE "settings" ADD COLUMN "menu_participation" "enum_settings_menu_participation" DEFAULT 'feedback';
  ALTER TABLE "_settings_v" ADD COLUMN "version_menu_participation" "enum__settings_v_version_menu_participation" DEFAULT 'feedback';
  ALTER TABLE "home_bands" ADD CONSTRAINT "home_bands_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_bands" ADD CONSTRAINT "_home_v_version_bands_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_menu_links" ADD CONSTRAINT "settings_menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_menu_links" ADD CONSTRAINT "_settings_v_version_menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_bands_order_idx" ON "home_bands" USING btree ("order");
  CREATE INDEX "home_bands_parent_idx" ON "home_bands" USING btree ("parent_id");
  CREATE INDEX "_home_v_version_bands_order_idx" ON "_home_v_version_bands" USING btree ("order");
  CREATE INDEX "_home_v_version_bands_parent_idx" ON "_home_v_version_bands" USING btree ("parent_id");
  CREATE INDEX "settings_menu_links_order_idx" ON "settings_menu_links" USING btree ("_order");
  CREATE INDEX "settings_menu_links_parent_id_idx" ON "settings_menu_links" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_menu_links_order_idx" ON "_settings_v_version_menu_links" USING btree ("_order");
  CREATE INDEX "_settings_v_version_menu_links_parent_id_idx" ON "_settings_v_version_menu_links" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_bands" CASCADE;
  DROP TABLE "_home_v_version_bands" CASCADE;
  DROP TABLE "settings_menu_links" CASCADE;
  DROP TABLE "_settings_v_version_menu_links" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "menu_participation";
  ALTER TABLE "_settings_v" DROP COLUMN "version_menu_participation";
  DROP TYPE "public"."enum_home_bands";
  DROP TYPE "public"."enum__home_v_version_bands";
  DROP TYPE "public"."enum_settings_menu_links_place";
  DROP TYPE "public"."enum_settings_menu_participation";
  DROP TYPE "public"."enum__settings_v_version_menu_links_place";
  DROP TYPE "public"."enum__settings_v_version_menu_participation";`)
}
