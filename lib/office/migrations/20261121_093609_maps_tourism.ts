import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_city_maps_legend_kind" AS ENUM('area', 'line', 'dashes', 'point');
  CREATE TYPE "public"."enum_city_maps_kind" AS ENUM('image', 'pdf', 'geojson');
  CREATE TYPE "public"."enum_city_maps_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__city_maps_v_version_legend_kind" AS ENUM('area', 'line', 'dashes', 'point');
  CREATE TYPE "public"."enum__city_maps_v_version_kind" AS ENUM('image', 'pdf', 'geojson');
  CREATE TYPE "public"."enum__city_maps_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tourism_items_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_tourism_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tourism_items_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__tourism_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tourism_sections_kind" AS ENUM('sights', 'routes', 'hotels', 'food', 'museums', 'beaches');
  CREATE TYPE "public"."enum_tourism_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tourism_sections_v_version_kind" AS ENUM('sights', 'routes', 'hotels', 'food', 'museums', 'beaches');
  CREATE TYPE "public"."enum__tourism_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "city_maps_legend" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"color" varchar,
  	"kind" "enum_city_maps_legend_kind" DEFAULT 'area',
  	"value" varchar
  );
  
  CREATE TABLE "city_maps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"kind" "enum_city_maps_kind" DEFAULT 'image',
  	"image_id" integer,
  	"source_id" integer,
  	"property" varchar,
  	"body" jsonb,
  	"act_id" integer,
  	"origin" varchar,
  	"category_id" integer,
  	"head_image_id" integer,
  	"actual_at" timestamp(3) with time zone,
  	"position" numeric DEFAULT 100,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_city_maps_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "city_maps_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_city_maps_v_version_legend" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"color" varchar,
  	"kind" "enum__city_maps_v_version_legend_kind" DEFAULT 'area',
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_city_maps_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_kind" "enum__city_maps_v_version_kind" DEFAULT 'image',
  	"version_image_id" integer,
  	"version_source_id" integer,
  	"version_property" varchar,
  	"version_body" jsonb,
  	"version_act_id" integer,
  	"version_origin" varchar,
  	"version_category_id" integer,
  	"version_head_image_id" integer,
  	"version_actual_at" timestamp(3) with time zone,
  	"version_position" numeric DEFAULT 100,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__city_maps_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_city_maps_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "map_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tourism_items_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric
  );
  
  CREATE TABLE "tourism_items_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_tourism_items_hours_weekday",
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "tourism_items_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "tourism_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"head_image_id" integer,
  	"body" jsonb,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"length_km" numeric,
  	"duration" varchar,
  	"difficulty" varchar,
  	"hours_note" varchar,
  	"email" varchar,
  	"site" varchar,
  	"price" varchar,
  	"section_id" integer,
  	"section_link" varchar,
  	"sort" varchar,
  	"fact" varchar,
  	"position" numeric DEFAULT 100,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_tourism_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tourism_items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_tourism_items_v_version_stops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tourism_items_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__tourism_items_v_version_hours_weekday",
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tourism_items_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tourism_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_head_image_id" integer,
  	"version_body" jsonb,
  	"version_address" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_length_km" numeric,
  	"version_duration" varchar,
  	"version_difficulty" varchar,
  	"version_hours_note" varchar,
  	"version_email" varchar,
  	"version_site" varchar,
  	"version_price" varchar,
  	"version_section_id" integer,
  	"version_section_link" varchar,
  	"version_sort" varchar,
  	"version_fact" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__tourism_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_tourism_items_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "tourism_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"head_image_id" integer,
  	"link" varchar,
  	"kind" "enum_tourism_sections_kind",
  	"position" numeric DEFAULT 100,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_tourism_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_tourism_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_head_image_id" integer,
  	"version_link" varchar,
  	"version_kind" "enum__tourism_sections_v_version_kind",
  	"version_position" numeric DEFAULT 100,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__tourism_sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "staff" ADD COLUMN "department_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "city_maps_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "map_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tourism_items_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tourism_sections_id" integer;
  ALTER TABLE "city_maps_legend" ADD CONSTRAINT "city_maps_legend_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_maps" ADD CONSTRAINT "city_maps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_maps" ADD CONSTRAINT "city_maps_source_id_files_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_maps" ADD CONSTRAINT "city_maps_act_id_documents_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_maps" ADD CONSTRAINT "city_maps_category_id_map_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."map_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_maps" ADD CONSTRAINT "city_maps_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_maps_rels" ADD CONSTRAINT "city_maps_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."city_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_maps_rels" ADD CONSTRAINT "city_maps_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_maps_v_version_legend" ADD CONSTRAINT "_city_maps_v_version_legend_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_maps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_parent_id_city_maps_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."city_maps"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_version_source_id_files_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_version_act_id_documents_id_fk" FOREIGN KEY ("version_act_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_version_category_id_map_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."map_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_maps_v_rels" ADD CONSTRAINT "_city_maps_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_city_maps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_maps_v_rels" ADD CONSTRAINT "_city_maps_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tourism_items_stops" ADD CONSTRAINT "tourism_items_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tourism_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tourism_items_hours" ADD CONSTRAINT "tourism_items_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tourism_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tourism_items_phones" ADD CONSTRAINT "tourism_items_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tourism_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tourism_items" ADD CONSTRAINT "tourism_items_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tourism_items" ADD CONSTRAINT "tourism_items_section_id_tourism_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."tourism_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tourism_items_rels" ADD CONSTRAINT "tourism_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tourism_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tourism_items_rels" ADD CONSTRAINT "tourism_items_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tourism_items_v_version_stops" ADD CONSTRAINT "_tourism_items_v_version_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tourism_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tourism_items_v_version_hours" ADD CONSTRAINT "_tourism_items_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tourism_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tourism_items_v_version_phones" ADD CONSTRAINT "_tourism_items_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tourism_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tourism_items_v" ADD CONSTRAINT "_tourism_items_v_parent_id_tourism_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tourism_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tourism_items_v" ADD CONSTRAINT "_tourism_items_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tourism_items_v" ADD CONSTRAINT "_tourism_items_v_version_section_id_tourism_sections_id_fk" FOREIGN KEY ("version_section_id") REFERENCES "public"."tourism_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tourism_items_v_rels" ADD CONSTRAINT "_tourism_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tourism_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tourism_items_v_rels" ADD CONSTRAINT "_tourism_items_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tourism_sections" ADD CONSTRAINT "tourism_sections_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tourism_sections_v" ADD CONSTRAINT "_tourism_sections_v_parent_id_tourism_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tourism_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tourism_sections_v" ADD CONSTRAINT "_tourism_sections_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "city_maps_legend_order_idx" ON "city_maps_legend" USING btree ("_order");
  CREATE INDEX "city_maps_legend_parent_id_idx" ON "city_maps_legend" USING btree ("_parent_id");
  CREATE INDEX "city_maps_image_idx" ON "city_maps" USING btree ("image_id");
  CREATE INDEX "city_maps_source_idx" ON "city_maps" USING btree ("source_id");
  CREATE INDEX "city_maps_act_idx" ON "city_maps" USING btree ("act_id");
  CREATE INDEX "city_maps_category_idx" ON "city_maps" USING btree ("category_id");
  CREATE INDEX "city_maps_head_image_idx" ON "city_maps" USING btree ("head_image_id");
  CREATE INDEX "city_maps_position_idx" ON "city_maps" USING btree ("position");
  CREATE INDEX "city_maps_updated_at_idx" ON "city_maps" USING btree ("updated_at");
  CREATE INDEX "city_maps_created_at_idx" ON "city_maps" USING btree ("created_at");
  CREATE INDEX "city_maps__status_idx" ON "city_maps" USING btree ("_status");
  CREATE INDEX "city_maps_rels_order_idx" ON "city_maps_rels" USING btree ("order");
  CREATE INDEX "city_maps_rels_parent_idx" ON "city_maps_rels" USING btree ("parent_id");
  CREATE INDEX "city_maps_rels_path_idx" ON "city_maps_rels" USING btree ("path");
  CREATE INDEX "city_maps_rels_files_id_idx" ON "city_maps_rels" USING btree ("files_id");
  CREATE INDEX "_city_maps_v_version_legend_order_idx" ON "_city_maps_v_version_legend" USING btree ("_order");
  CREATE INDEX "_city_maps_v_version_legend_parent_id_idx" ON "_city_maps_v_version_legend" USING btree ("_parent_id");
  CREATE INDEX "_city_maps_v_parent_idx" ON "_city_maps_v" USING btree ("parent_id");
  CREATE INDEX "_city_maps_v_version_version_image_idx" ON "_city_maps_v" USING btree ("version_image_id");
  CREATE INDEX "_city_maps_v_version_version_source_idx" ON "_city_maps_v" USING btree ("version_source_id");
  CREATE INDEX "_city_maps_v_version_version_act_idx" ON "_city_maps_v" USING btree ("version_act_id");
  CREATE INDEX "_city_maps_v_version_version_category_idx" ON "_city_maps_v" USING btree ("version_category_id");
  CREATE INDEX "_city_maps_v_version_version_head_image_idx" ON "_city_maps_v" USING btree ("version_head_image_id");
  CREATE INDEX "_city_maps_v_version_version_position_idx" ON "_city_maps_v" USING btree ("version_position");
  CREATE INDEX "_city_maps_v_version_version_updated_at_idx" ON "_city_maps_v" USING btree ("version_updated_at");
  CREATE INDEX "_city_maps_v_version_version_created_at_idx" ON "_city_maps_v" USING btree ("version_created_at");
  CREATE INDEX "_city_maps_v_version_version__status_idx" ON "_city_maps_v" USING btree ("version__status");
  CREATE INDEX "_city_maps_v_created_at_idx" ON "_city_maps_v" USING btree ("created_at");
  CREATE INDEX "_city_maps_v_updated_at_idx" ON "_city_maps_v" USING btree ("updated_at");
  CREATE INDEX "_city_maps_v_latest_idx" ON "_city_maps_v" USING btree ("latest");
  CREATE INDEX "_city_maps_v_autosave_idx" ON "_city_maps_v" USING btree ("autosave");
  CREATE INDEX "_city_maps_v_rels_order_idx" ON "_city_maps_v_rels" USING btree ("order");
  CREATE INDEX "_city_maps_v_rels_parent_idx" ON "_city_maps_v_rels" USING btree ("parent_id");
  CREATE INDEX "_city_maps_v_rels_path_idx" ON "_city_maps_v_rels" USING btree ("path");
  CREATE INDEX "_city_maps_v_rels_files_id_idx" ON "_city_maps_v_rels" USING btree ("files_id");
  CREATE INDEX "map_categories_position_idx" ON "map_categories" USING btree ("position");
  CREATE INDEX "map_categories_updated_at_idx" ON "map_categories" USING btree ("updated_at");
  CREATE INDEX "map_categories_created_at_idx" ON "map_categories" USING btree ("created_at");
  CREATE INDEX "tourism_items_stops_order_idx" ON "tourism_items_stops" USING btree ("_order");
  CREATE INDEX "tourism_items_stops_parent_id_idx" ON "tourism_items_stops" USING btree ("_parent_id");
  CREATE INDEX "tourism_items_hours_order_idx" ON "tourism_items_hours" USING btree ("_order");
  CREATE INDEX "tourism_items_hours_parent_id_idx" ON "tourism_items_hours" USING btree ("_parent_id");
  CREATE INDEX "tourism_items_phones_order_idx" ON "tourism_items_phones" USING btree ("_order");
  CREATE INDEX "tourism_items_phones_parent_id_idx" ON "tourism_items_phones" USING btree ("_parent_id");
  CREATE INDEX "tourism_items_head_image_idx" ON "tourism_items" USING btree ("head_image_id");
  CREATE INDEX "tourism_items_section_idx" ON "tourism_items" USING btree ("section_id");
  CREATE INDEX "tourism_items_position_idx" ON "tourism_items" USING btree ("position");
  CREATE INDEX "tourism_items_slug_idx" ON "tourism_items" USING btree ("slug");
  CREATE INDEX "tourism_items_updated_at_idx" ON "tourism_items" USING btree ("updated_at");
  CREATE INDEX "tourism_items_created_at_idx" ON "tourism_items" USING btree ("created_at");
  CREATE INDEX "tourism_items__status_idx" ON "tourism_items" USING btree ("_status");
  CREATE INDEX "tourism_items_rels_order_idx" ON "tourism_items_rels" USING btree ("order");
  CREATE INDEX "tourism_items_rels_parent_idx" ON "tourism_items_rels" USING btree ("parent_id");
  CREATE INDEX "tourism_items_rels_path_idx" ON "tourism_items_rels" USING btree ("path");
  CREATE INDEX "tourism_items_rels_media_id_idx" ON "tourism_items_rels" USING btree ("media_id");
  CREATE INDEX "_tourism_items_v_version_stops_order_idx" ON "_tourism_items_v_version_stops" USING btree ("_order");
  CREATE INDEX "_tourism_items_v_version_stops_parent_id_idx" ON "_tourism_items_v_version_stops" USING btree ("_parent_id");
  CREATE INDEX "_tourism_items_v_version_hours_order_idx" ON "_tourism_items_v_version_hours" USING btree ("_order");
  CREATE INDEX "_tourism_items_v_version_hours_parent_id_idx" ON "_tourism_items_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_tourism_items_v_version_phones_order_idx" ON "_tourism_items_v_version_phones" USING btree ("_order");
  CREATE INDEX "_tourism_items_v_version_phones_parent_id_idx" ON "_tourism_items_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_tourism_items_v_parent_idx" ON "_tourism_items_v" USING btree ("parent_id");
  CREATE INDEX "_tourism_items_v_version_version_head_image_idx" ON "_tourism_items_v" USING btree ("version_head_image_id");
  CREATE INDEX "_tourism_items_v_version_version_section_idx" ON "_tourism_items_v" USING btree ("version_section_id");
  CREATE INDEX "_tourism_items_v_version_version_position_idx" ON "_tourism_items_v" USING btree ("version_position");
  CREATE INDEX "_tourism_items_v_version_version_slug_idx" ON "_tourism_items_v" USING btree ("version_slug");
  CREATE INDEX "_tourism_items_v_version_version_updated_at_idx" ON "_tourism_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_tourism_items_v_version_version_created_at_idx" ON "_tourism_items_v" USING btree ("version_created_at");
  CREATE INDEX "_tourism_items_v_version_version__status_idx" ON "_tourism_items_v" USING btree ("version__status");
  CREATE INDEX "_tourism_items_v_created_at_idx" ON "_tourism_items_v" USING btree ("created_at");
  CREATE INDEX "_tourism_items_v_updated_at_idx" ON "_tourism_items_v" USING btree ("updated_at");
  CREATE INDEX "_tourism_items_v_latest_idx" ON "_tourism_items_v" USING btree ("latest");
  CREATE INDEX "_tourism_items_v_autosave_idx" ON "_tourism_items_v" USING btree ("autosave");
  CREATE INDEX "_tourism_items_v_rels_order_idx" ON "_tourism_items_v_rels" USING btree ("order");
  CREATE INDEX "_tourism_items_v_rels_parent_idx" ON "_tourism_items_v_rels" USING btree ("parent_id");
  CREATE INDEX "_tourism_items_v_rels_path_idx" ON "_tourism_items_v_rels" USING btree ("path");
  CREATE INDEX "_tourism_items_v_rels_media_id_idx" ON "_tourism_items_v_rels" USING btree ("media_id");
  CREATE INDEX "tourism_sections_head_image_idx" ON "tourism_sections" USING btree ("head_image_id");
  CREATE UNIQUE INDEX "tourism_sections_link_idx" ON "tourism_sections" USING btree ("link");
  CREATE INDEX "tourism_sections_position_idx" ON "tourism_sections" USING btree ("position");
  CREATE INDEX "tourism_sections_updated_at_idx" ON "tourism_sections" USING btree ("updated_at");
  CREATE INDEX "tourism_sections_created_at_idx" ON "tourism_sections" USING btree ("created_at");
  CREATE INDEX "tourism_sections__status_idx" ON "tourism_sections" USING btree ("_status");
  CREATE INDEX "_tourism_sections_v_parent_idx" ON "_tourism_sections_v" USING btree ("parent_id");
  CREATE INDEX "_tourism_sections_v_version_version_head_image_idx" ON "_tourism_sections_v" USING btree ("version_head_image_id");
  CREATE INDEX "_tourism_sections_v_version_version_link_idx" ON "_tourism_sections_v" USING btree ("version_link");
  CREATE INDEX "_tourism_sections_v_version_version_position_idx" ON "_tourism_sections_v" USING btree ("version_position");
  CREATE INDEX "_tourism_sections_v_version_version_updated_at_idx" ON "_tourism_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_tourism_sections_v_version_version_created_at_idx" ON "_tourism_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_tourism_sections_v_version_version__status_idx" ON "_tourism_sections_v" USING btree ("version__status");
  CREATE INDEX "_tourism_sections_v_created_at_idx" ON "_tourism_sections_v" USING btree ("created_at");
  CREATE INDEX "_tourism_sections_v_updated_at_idx" ON "_tourism_sections_v" USING btree ("updated_at");
  CREATE INDEX "_tourism_sections_v_latest_idx" ON "_tourism_sections_v" USING btree ("latest");
  CREATE INDEX "_tourism_sections_v_autosave_idx" ON "_tourism_sections_v" USING btree ("autosave");
  ALTER TABLE "staff" ADD CONSTRAINT "staff_department_id_organizations_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_city_maps_fk" FOREIGN KEY ("city_maps_id") REFERENCES "public"."city_maps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_map_categories_fk" FOREIGN KEY ("map_categories_id") REFERENCES "public"."map_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tourism_items_fk" FOREIGN KEY ("tourism_items_id") REFERENCES "public"."tourism_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tourism_sections_fk" FOREIGN KEY ("tourism_sections_id") REFERENCES "public"."tourism_sections"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_department_idx" ON "staff" USING btree ("department_id");
  CREATE INDEX "payload_locked_documents_rels_city_maps_id_idx" ON "payload_locked_documents_rels" USING btree ("city_maps_id");
  CREATE INDEX "payload_locked_documents_rels_map_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("map_categories_id");
  CREATE INDEX "payload_locked_documents_rels_tourism_items_id_idx" ON "payload_locked_documents_rels" USING btree ("tourism_items_id");
  CREATE INDEX "payload_locked_documents_rels_tourism_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("tourism_sections_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "city_maps_legend" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_maps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_maps_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_maps_v_version_legend" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_maps_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_maps_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "map_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tourism_items_stops" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tourism_items_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tourism_items_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tourism_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tourism_items_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tourism_items_v_version_stops" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tourism_items_v_version_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tourism_items_v_version_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tourism_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tourism_items_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tourism_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tourism_sections_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "city_maps_legend" CASCADE;
  DROP TABLE "city_maps" CASCADE;
  DROP TABLE "city_maps_rels" CASCADE;
  DROP TABLE "_city_maps_v_version_legend" CASCADE;
  DROP TABLE "_city_maps_v" CASCADE;
  DROP TABLE "_city_maps_v_rels" CASCADE;
  DROP TABLE "map_categories" CASCADE;
  DROP TABLE "tourism_items_stops" CASCADE;
  DROP TABLE "tourism_items_hours" CASCADE;
  DROP TABLE "tourism_items_phones" CASCADE;
  DROP TABLE "tourism_items" CASCADE;
  DROP TABLE "tourism_items_rels" CASCADE;
  DROP TABLE "_tourism_items_v_version_stops" CASCADE;
  DROP TABLE "_tourism_items_v_version_hours" CASCADE;
  DROP TABLE "_tourism_items_v_version_phones" CASCADE;
  DROP TABLE "_tourism_items_v" CASCADE;
  DROP TABLE "_tourism_items_v_rels" CASCADE;
  DROP TABLE "tourism_sections" CASCADE;
  DROP TABLE "_tourism_sections_v" CASCADE;
  ALTER TABLE "staff" DROP CONSTRAINT "staff_department_id_organizations_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_city_maps_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_map_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tourism_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tourism_sections_fk";
  
  DROP INDEX "staff_department_idx";
  DROP INDEX "payload_locked_documents_rels_city_maps_id_idx";
  DROP INDEX "payload_locked_documents_rels_map_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_tourism_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_tourism_sections_id_idx";
  ALTER TABLE "staff" DROP COLUMN "department_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "city_maps_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "map_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tourism_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tourism_sections_id";
  DROP TYPE "public"."enum_city_maps_legend_kind";
  DROP TYPE "public"."enum_city_maps_kind";
  DROP TYPE "public"."enum_city_maps_status";
  DROP TYPE "public"."enum__city_maps_v_version_legend_kind";
  DROP TYPE "public"."enum__city_maps_v_version_kind";
  DROP TYPE "public"."enum__city_maps_v_version_status";
  DROP TYPE "public"."enum_tourism_items_hours_weekday";
  DROP TYPE "public"."enum_tourism_items_status";
  DROP TYPE "public"."enum__tourism_items_v_version_hours_weekday";
  DROP TYPE "public"."enum__tourism_items_v_version_status";
  DROP TYPE "public"."enum_tourism_sections_kind";
  DROP TYPE "public"."enum_tourism_sections_status";
  DROP TYPE "public"."enum__tourism_sections_v_version_kind";
  DROP TYPE "public"."enum__tourism_sections_v_version_status";`)
}
