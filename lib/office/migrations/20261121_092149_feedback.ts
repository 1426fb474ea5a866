import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_organizations_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_organizations_kind" AS ENUM('authority', 'department', 'institution', 'enterprise');
  CREATE TYPE "public"."enum_organizations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__organizations_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__organizations_v_version_kind" AS ENUM('authority', 'department', 'institution', 'enterprise');
  CREATE TYPE "public"."enum__organizations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_ministers_reception_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_ministers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ministers_v_version_reception_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__ministers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_activity_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__activity_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_projects_stage" AS ENUM('planned', 'design', 'works', 'done', 'paused');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_stage" AS ENUM('planned', 'design', 'works', 'done', 'paused');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_duty_services_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_duty_services_kind" AS ENUM('emergency', 'dispatch', 'utility', 'housing', 'city');
  CREATE TYPE "public"."enum_duty_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__duty_services_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__duty_services_v_version_kind" AS ENUM('emergency', 'dispatch', 'utility', 'housing', 'city');
  CREATE TYPE "public"."enum__duty_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_mayor_activities_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mayor_activities_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_galleries_owner" AS ENUM('city', 'mayor');
  CREATE TYPE "public"."enum_galleries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__galleries_v_version_owner" AS ENUM('city', 'mayor');
  CREATE TYPE "public"."enum__galleries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posters_age" AS ENUM('0', '6', '12', '16', '18');
  CREATE TYPE "public"."enum_posters_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posters_v_version_age" AS ENUM('0', '6', '12', '16', '18');
  CREATE TYPE "public"."enum__posters_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_outlets_kind" AS ENUM('newspaper', 'magazine', 'tv', 'radio', 'online');
  CREATE TYPE "public"."enum_media_outlets_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__media_outlets_v_version_kind" AS ENUM('newspaper', 'magazine', 'tv', 'radio', 'online');
  CREATE TYPE "public"."enum__media_outlets_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reference_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reference_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_feedback_channels_kind" AS ENUM('claim', 'appeal', 'support', 'reception', 'duty', 'discussion', 'idea');
  CREATE TYPE "public"."enum_feedback_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_feedback_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__feedback_v_version_channels_kind" AS ENUM('claim', 'appeal', 'support', 'reception', 'duty', 'discussion', 'idea');
  CREATE TYPE "public"."enum__feedback_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__feedback_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reception_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_reception_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reception_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__reception_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_duty_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__duty_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_city_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__city_about_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_city_history_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__city_history_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "organizations_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "organizations_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_organizations_hours_weekday",
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "organizations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"short_title" varchar,
  	"summary" varchar,
  	"powers" jsonb,
  	"head_image_id" integer,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"email" varchar,
  	"site" varchar,
  	"hours_note" varchar,
  	"news_tag" varchar,
  	"kind" "enum_organizations_kind" DEFAULT 'institution',
  	"sphere_id" integer,
  	"parent_id" integer,
  	"led_by_mayor" boolean DEFAULT false,
  	"head_id" integer,
  	"position" numeric DEFAULT 100,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_organizations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "organizations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer,
  	"news_id" integer
  );
  
  CREATE TABLE "_organizations_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_organizations_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__organizations_v_version_hours_weekday",
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_organizations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_short_title" varchar,
  	"version_summary" varchar,
  	"version_powers" jsonb,
  	"version_head_image_id" integer,
  	"version_address" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_email" varchar,
  	"version_site" varchar,
  	"version_hours_note" varchar,
  	"version_news_tag" varchar,
  	"version_kind" "enum__organizations_v_version_kind" DEFAULT 'institution',
  	"version_sphere_id" integer,
  	"version_parent_id" integer,
  	"version_led_by_mayor" boolean DEFAULT false,
  	"version_head_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__organizations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_organizations_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer,
  	"news_id" integer
  );
  
  CREATE TABLE "organization_spheres" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ministers_reception" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_ministers_reception_weekday",
  	"from" varchar,
  	"to" varchar,
  	"place" varchar
  );
  
  CREATE TABLE "ministers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"surname" varchar,
  	"name" varchar,
  	"patronymic" varchar,
  	"title" varchar,
  	"post" varchar,
  	"photo_id" integer,
  	"biography" jsonb,
  	"area" varchar,
  	"reception_note" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"organization_id" integer,
  	"position" numeric DEFAULT 100,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_ministers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_ministers_v_version_reception" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__ministers_v_version_reception_weekday",
  	"from" varchar,
  	"to" varchar,
  	"place" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ministers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_surname" varchar,
  	"version_name" varchar,
  	"version_patronymic" varchar,
  	"version_title" varchar,
  	"version_post" varchar,
  	"version_photo_id" integer,
  	"version_biography" jsonb,
  	"version_area" varchar,
  	"version_reception_note" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_organization_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__ministers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "activity_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"type_id" integer,
  	"year" numeric,
  	"date" timestamp(3) with time zone,
  	"deadline" timestamp(3) with time zone,
  	"organization_id" integer,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_activity_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "activity_items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_activity_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_type_id" integer,
  	"version_year" numeric,
  	"version_date" timestamp(3) with time zone,
  	"version_deadline" timestamp(3) with time zone,
  	"version_organization_id" integer,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__activity_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_activity_items_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "activity_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"head_image_id" integer,
  	"report_image_id" integer,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"budget" numeric,
  	"funding" varchar,
  	"start_date" timestamp(3) with time zone,
  	"finish_date" timestamp(3) with time zone,
  	"contractor" varchar,
  	"link" varchar,
  	"stage" "enum_projects_stage" DEFAULT 'planned',
  	"category_id" integer,
  	"organization_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_head_image_id" integer,
  	"version_report_image_id" integer,
  	"version_address" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_budget" numeric,
  	"version_funding" varchar,
  	"version_start_date" timestamp(3) with time zone,
  	"version_finish_date" timestamp(3) with time zone,
  	"version_contractor" varchar,
  	"version_link" varchar,
  	"version_stage" "enum__projects_v_version_stage" DEFAULT 'planned',
  	"version_category_id" integer,
  	"version_organization_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "project_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "duty_services_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "duty_services_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_duty_services_hours_weekday",
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "duty_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_duty_services_kind" DEFAULT 'utility',
  	"organization" varchar,
  	"purpose" varchar,
  	"zone" varchar,
  	"round_the_clock" boolean DEFAULT false,
  	"address" varchar,
  	"note" varchar,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_duty_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_duty_services_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_duty_services_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__duty_services_v_version_hours_weekday",
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_duty_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_kind" "enum__duty_services_v_version_kind" DEFAULT 'utility',
  	"version_organization" varchar,
  	"version_purpose" varchar,
  	"version_zone" varchar,
  	"version_round_the_clock" boolean DEFAULT false,
  	"version_address" varchar,
  	"version_note" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__duty_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "mayor_activities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"head_image_id" integer,
  	"body" jsonb,
  	"type_id" integer,
  	"date" timestamp(3) with time zone,
  	"place" varchar,
  	"gallery_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_mayor_activities_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "mayor_activities_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" integer
  );
  
  CREATE TABLE "_mayor_activities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_head_image_id" integer,
  	"version_body" jsonb,
  	"version_type_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_place" varchar,
  	"version_gallery_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__mayor_activities_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_mayor_activities_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" integer
  );
  
  CREATE TABLE "mayor_activity_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "galleries_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"still_id" integer,
  	"duration" varchar
  );
  
  CREATE TABLE "galleries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"owner" "enum_galleries_owner" DEFAULT 'city',
  	"date" timestamp(3) with time zone,
  	"cover_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_galleries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "galleries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_galleries_v_version_videos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"still_id" integer,
  	"duration" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_galleries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_owner" "enum__galleries_v_version_owner" DEFAULT 'city',
  	"version_date" timestamp(3) with time zone,
  	"version_cover_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__galleries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_galleries_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "posters_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"place" varchar,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric
  );
  
  CREATE TABLE "posters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"head_image_id" integer,
  	"body" jsonb,
  	"is_free" boolean DEFAULT false,
  	"price" varchar,
  	"organizer" varchar,
  	"phone" varchar,
  	"ticket_url" varchar,
  	"category_id" integer,
  	"age" "enum_posters_age" DEFAULT '0',
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posters_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posters_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_posters_v_version_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"place" varchar,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_posters_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_head_image_id" integer,
  	"version_body" jsonb,
  	"version_is_free" boolean DEFAULT false,
  	"version_price" varchar,
  	"version_organizer" varchar,
  	"version_phone" varchar,
  	"version_ticket_url" varchar,
  	"version_category_id" integer,
  	"version_age" "enum__posters_v_version_age" DEFAULT '0',
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posters_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posters_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "poster_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media_outlets_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "media_outlets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_media_outlets_kind",
  	"description" varchar,
  	"schedule" varchar,
  	"founder" varchar,
  	"url" varchar,
  	"email" varchar,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_media_outlets_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_media_outlets_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_media_outlets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_kind" "enum__media_outlets_v_version_kind",
  	"version_description" varchar,
  	"version_schedule" varchar,
  	"version_founder" varchar,
  	"version_url" varchar,
  	"version_email" varchar,
  	"version_address" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_position" numeric DEFAULT 100,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__media_outlets_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "reference_entries_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "reference_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"hours" varchar,
  	"email" varchar,
  	"url" varchar,
  	"note" varchar,
  	"topic_id" integer,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reference_entries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_reference_entries_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reference_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_address" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_hours" varchar,
  	"version_email" varchar,
  	"version_url" varchar,
  	"version_note" varchar,
  	"version_topic_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reference_entries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "reference_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feedback_channels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_feedback_channels_kind",
  	"title" varchar,
  	"purpose" varchar,
  	"term" varchar,
  	"answered_by" varchar
  );
  
  CREATE TABLE "feedback_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_feedback_hours_weekday",
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "feedback_desks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"room" varchar,
  	"phone" varchar,
  	"email" varchar
  );
  
  CREATE TABLE "feedback_requisites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"directions" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_feedback_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_feedback_v_version_channels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__feedback_v_version_channels_kind",
  	"title" varchar,
  	"purpose" varchar,
  	"term" varchar,
  	"answered_by" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_feedback_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__feedback_v_version_hours_weekday",
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_feedback_v_version_desks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"room" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_feedback_v_version_requisites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_feedback_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_directions" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__feedback_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "reception_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_reception_hours_weekday",
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "reception" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"booking" jsonb,
  	"booking_phone" varchar,
  	"correspondence" jsonb,
  	"address" varchar,
  	"email" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_reception_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "reception_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_reception_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__reception_v_version_hours_weekday",
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_reception_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_booking" jsonb,
  	"version_booking_phone" varchar,
  	"version_correspondence" jsonb,
  	"version_address" varchar,
  	"version_email" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__reception_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_reception_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "duty_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"advice" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_duty_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_duty_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_advice" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__duty_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "city_about_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "city_about_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "city_about_symbols" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"image_id" integer,
  	"body" jsonb,
  	"act" varchar
  );
  
  CREATE TABLE "city_about_districts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"population" varchar,
  	"image_id" integer,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric
  );
  
  CREATE TABLE "city_about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"head_image_id" integer,
  	"body" jsonb,
  	"anthem_title" varchar,
  	"anthem_authors" varchar,
  	"anthem_text" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_city_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_city_about_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_city_about_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_city_about_v_version_symbols" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"image_id" integer,
  	"body" jsonb,
  	"act" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_city_about_v_version_districts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"population" varchar,
  	"image_id" integer,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_city_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_head_image_id" integer,
  	"version_body" jsonb,
  	"version_anthem_title" varchar,
  	"version_anthem_authors" varchar,
  	"version_anthem_text" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__city_about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "city_history_eras_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" varchar,
  	"title" varchar,
  	"body" jsonb,
  	"image_id" integer
  );
  
  CREATE TABLE "city_history_eras" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"years" varchar
  );
  
  CREATE TABLE "city_history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"changed_by" varchar,
  	"_status" "enum_city_history_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_city_history_v_version_eras_events" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" varchar,
  	"title" varchar,
  	"body" jsonb,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_city_history_v_version_eras" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"years" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_city_history_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_changed_by" varchar,
  	"version__status" "enum__city_history_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "document_types" ADD COLUMN "plural" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "organizations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "organization_spheres_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ministers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "activity_items_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "activity_types_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "project_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "duty_services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mayor_activities_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mayor_activity_types_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "galleries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posters_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "poster_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_outlets_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reference_entries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reference_topics_id" integer;
  ALTER TABLE "settings" ADD COLUMN "not_ready_when" varchar;
  ALTER TABLE "settings" ADD COLUMN "not_ready_who" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_not_ready_when" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_not_ready_who" varchar;
  ALTER TABLE "mayor" ADD COLUMN "biography" jsonb;
  ALTER TABLE "mayor" ADD COLUMN "powers" jsonb;
  ALTER TABLE "mayor" ADD COLUMN "reception_place" varchar;
  ALTER TABLE "mayor" ADD COLUMN "phone" varchar;
  ALTER TABLE "mayor" ADD COLUMN "address" varchar;
  ALTER TABLE "mayor" ADD COLUMN "news_tag" varchar DEFAULT 'глава города';
  ALTER TABLE "mayor" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "mayor" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "_mayor_v" ADD COLUMN "version_biography" jsonb;
  ALTER TABLE "_mayor_v" ADD COLUMN "version_powers" jsonb;
  ALTER TABLE "_mayor_v" ADD COLUMN "version_reception_place" varchar;
  ALTER TABLE "_mayor_v" ADD COLUMN "version_phone" varchar;
  ALTER TABLE "_mayor_v" ADD COLUMN "version_address" varchar;
  ALTER TABLE "_mayor_v" ADD COLUMN "version_news_tag" varchar DEFAULT 'глава города';
  ALTER TABLE "_mayor_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_mayor_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "organizations_phones" ADD CONSTRAINT "organizations_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organizations_hours" ADD CONSTRAINT "organizations_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organizations" ADD CONSTRAINT "organizations_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "organizations" ADD CONSTRAINT "organizations_sphere_id_organization_spheres_id_fk" FOREIGN KEY ("sphere_id") REFERENCES "public"."organization_spheres"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "organizations" ADD CONSTRAINT "organizations_parent_id_organizations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "organizations" ADD CONSTRAINT "organizations_head_id_ministers_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."ministers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "organizations_rels" ADD CONSTRAINT "organizations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organizations_rels" ADD CONSTRAINT "organizations_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "organizations_rels" ADD CONSTRAINT "organizations_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organizations_v_version_phones" ADD CONSTRAINT "_organizations_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_organizations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organizations_v_version_hours" ADD CONSTRAINT "_organizations_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_organizations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_parent_id_organizations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_sphere_id_organization_spheres_id_fk" FOREIGN KEY ("version_sphere_id") REFERENCES "public"."organization_spheres"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_parent_id_organizations_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_head_id_ministers_id_fk" FOREIGN KEY ("version_head_id") REFERENCES "public"."ministers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_organizations_v_rels" ADD CONSTRAINT "_organizations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_organizations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organizations_v_rels" ADD CONSTRAINT "_organizations_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_organizations_v_rels" ADD CONSTRAINT "_organizations_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ministers_reception" ADD CONSTRAINT "ministers_reception_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ministers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ministers" ADD CONSTRAINT "ministers_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ministers" ADD CONSTRAINT "ministers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ministers_v_version_reception" ADD CONSTRAINT "_ministers_v_version_reception_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ministers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ministers_v" ADD CONSTRAINT "_ministers_v_parent_id_ministers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ministers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ministers_v" ADD CONSTRAINT "_ministers_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ministers_v" ADD CONSTRAINT "_ministers_v_version_organization_id_organizations_id_fk" FOREIGN KEY ("version_organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activity_items" ADD CONSTRAINT "activity_items_type_id_activity_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."activity_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activity_items" ADD CONSTRAINT "activity_items_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activity_items_rels" ADD CONSTRAINT "activity_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."activity_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "activity_items_rels" ADD CONSTRAINT "activity_items_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_activity_items_v" ADD CONSTRAINT "_activity_items_v_parent_id_activity_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."activity_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_activity_items_v" ADD CONSTRAINT "_activity_items_v_version_type_id_activity_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."activity_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_activity_items_v" ADD CONSTRAINT "_activity_items_v_version_organization_id_organizations_id_fk" FOREIGN KEY ("version_organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_activity_items_v_rels" ADD CONSTRAINT "_activity_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_activity_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_activity_items_v_rels" ADD CONSTRAINT "_activity_items_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_report_image_id_media_id_fk" FOREIGN KEY ("report_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_category_id_project_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."project_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_report_image_id_media_id_fk" FOREIGN KEY ("version_report_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_category_id_project_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."project_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_organization_id_organizations_id_fk" FOREIGN KEY ("version_organization_id") REFERENCES "public"."organizations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "duty_services_phones" ADD CONSTRAINT "duty_services_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."duty_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "duty_services_hours" ADD CONSTRAINT "duty_services_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."duty_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_duty_services_v_version_phones" ADD CONSTRAINT "_duty_services_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_duty_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_duty_services_v_version_hours" ADD CONSTRAINT "_duty_services_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_duty_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_duty_services_v" ADD CONSTRAINT "_duty_services_v_parent_id_duty_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."duty_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mayor_activities" ADD CONSTRAINT "mayor_activities_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mayor_activities" ADD CONSTRAINT "mayor_activities_type_id_mayor_activity_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."mayor_activity_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mayor_activities" ADD CONSTRAINT "mayor_activities_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mayor_activities_rels" ADD CONSTRAINT "mayor_activities_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mayor_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mayor_activities_rels" ADD CONSTRAINT "mayor_activities_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mayor_activities_v" ADD CONSTRAINT "_mayor_activities_v_parent_id_mayor_activities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mayor_activities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mayor_activities_v" ADD CONSTRAINT "_mayor_activities_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mayor_activities_v" ADD CONSTRAINT "_mayor_activities_v_version_type_id_mayor_activity_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."mayor_activity_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mayor_activities_v" ADD CONSTRAINT "_mayor_activities_v_version_gallery_id_galleries_id_fk" FOREIGN KEY ("version_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mayor_activities_v_rels" ADD CONSTRAINT "_mayor_activities_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_mayor_activities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mayor_activities_v_rels" ADD CONSTRAINT "_mayor_activities_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries_videos" ADD CONSTRAINT "galleries_videos_still_id_media_id_fk" FOREIGN KEY ("still_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries_videos" ADD CONSTRAINT "galleries_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries_rels" ADD CONSTRAINT "galleries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries_rels" ADD CONSTRAINT "galleries_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galleries_v_version_videos" ADD CONSTRAINT "_galleries_v_version_videos_still_id_media_id_fk" FOREIGN KEY ("still_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v_version_videos" ADD CONSTRAINT "_galleries_v_version_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_galleries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_parent_id_galleries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_galleries_v_rels" ADD CONSTRAINT "_galleries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_galleries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_galleries_v_rels" ADD CONSTRAINT "_galleries_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posters_dates" ADD CONSTRAINT "posters_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posters" ADD CONSTRAINT "posters_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posters" ADD CONSTRAINT "posters_category_id_poster_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."poster_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posters_rels" ADD CONSTRAINT "posters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posters_rels" ADD CONSTRAINT "posters_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posters_v_version_dates" ADD CONSTRAINT "_posters_v_version_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posters_v" ADD CONSTRAINT "_posters_v_parent_id_posters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posters_v" ADD CONSTRAINT "_posters_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posters_v" ADD CONSTRAINT "_posters_v_version_category_id_poster_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."poster_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posters_v_rels" ADD CONSTRAINT "_posters_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posters_v_rels" ADD CONSTRAINT "_posters_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_outlets_phones" ADD CONSTRAINT "media_outlets_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media_outlets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_outlets_v_version_phones" ADD CONSTRAINT "_media_outlets_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_media_outlets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_media_outlets_v" ADD CONSTRAINT "_media_outlets_v_parent_id_media_outlets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media_outlets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reference_entries_phones" ADD CONSTRAINT "reference_entries_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reference_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reference_entries" ADD CONSTRAINT "reference_entries_topic_id_reference_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."reference_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reference_entries_v_version_phones" ADD CONSTRAINT "_reference_entries_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reference_entries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reference_entries_v" ADD CONSTRAINT "_reference_entries_v_parent_id_reference_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reference_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reference_entries_v" ADD CONSTRAINT "_reference_entries_v_version_topic_id_reference_topics_id_fk" FOREIGN KEY ("version_topic_id") REFERENCES "public"."reference_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback_channels" ADD CONSTRAINT "feedback_channels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feedback_hours" ADD CONSTRAINT "feedback_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feedback_desks" ADD CONSTRAINT "feedback_desks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feedback_requisites" ADD CONSTRAINT "feedback_requisites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feedback_v_version_channels" ADD CONSTRAINT "_feedback_v_version_channels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_feedback_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feedback_v_version_hours" ADD CONSTRAINT "_feedback_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_feedback_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feedback_v_version_desks" ADD CONSTRAINT "_feedback_v_version_desks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_feedback_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feedback_v_version_requisites" ADD CONSTRAINT "_feedback_v_version_requisites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_feedback_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reception_hours" ADD CONSTRAINT "reception_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reception"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reception_rels" ADD CONSTRAINT "reception_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reception"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reception_rels" ADD CONSTRAINT "reception_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reception_v_version_hours" ADD CONSTRAINT "_reception_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reception_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reception_v_rels" ADD CONSTRAINT "_reception_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_reception_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reception_v_rels" ADD CONSTRAINT "_reception_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_about_figures" ADD CONSTRAINT "city_about_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_about_facts" ADD CONSTRAINT "city_about_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_about_symbols" ADD CONSTRAINT "city_about_symbols_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_about_symbols" ADD CONSTRAINT "city_about_symbols_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_about_districts" ADD CONSTRAINT "city_about_districts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_about_districts" ADD CONSTRAINT "city_about_districts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_about" ADD CONSTRAINT "city_about_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_about_v_version_figures" ADD CONSTRAINT "_city_about_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_about_v_version_facts" ADD CONSTRAINT "_city_about_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_about_v_version_symbols" ADD CONSTRAINT "_city_about_v_version_symbols_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_about_v_version_symbols" ADD CONSTRAINT "_city_about_v_version_symbols_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_about_v_version_districts" ADD CONSTRAINT "_city_about_v_version_districts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_about_v_version_districts" ADD CONSTRAINT "_city_about_v_version_districts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_about_v" ADD CONSTRAINT "_city_about_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_history_eras_events" ADD CONSTRAINT "city_history_eras_events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "city_history_eras_events" ADD CONSTRAINT "city_history_eras_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_history_eras"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "city_history_eras" ADD CONSTRAINT "city_history_eras_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."city_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_history_v_version_eras_events" ADD CONSTRAINT "_city_history_v_version_eras_events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_city_history_v_version_eras_events" ADD CONSTRAINT "_city_history_v_version_eras_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_history_v_version_eras"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_city_history_v_version_eras" ADD CONSTRAINT "_city_history_v_version_eras_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_city_history_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "organizations_phones_order_idx" ON "organizations_phones" USING btree ("_order");
  CREATE INDEX "organizations_phones_parent_id_idx" ON "organizations_phones" USING btree ("_parent_id");
  CREATE INDEX "organizations_hours_order_idx" ON "organizations_hours" USING btree ("_order");
  CREATE INDEX "organizations_hours_parent_id_idx" ON "organizations_hours" USING btree ("_parent_id");
  CREATE INDEX "organizations_head_image_idx" ON "organizations" USING btree ("head_image_id");
  CREATE INDEX "organizations_kind_idx" ON "organizations" USING btree ("kind");
  CREATE INDEX "organizations_sphere_idx" ON "organizations" USING btree ("sphere_id");
  CREATE INDEX "organizations_parent_idx" ON "organizations" USING btree ("parent_id");
  CREATE INDEX "organizations_head_idx" ON "organizations" USING btree ("head_id");
  CREATE INDEX "organizations_position_idx" ON "organizations" USING btree ("position");
  CREATE INDEX "organizations_updated_at_idx" ON "organizations" USING btree ("updated_at");
  CREATE INDEX "organizations_created_at_idx" ON "organizations" USING btree ("created_at");
  CREATE INDEX "organizations__status_idx" ON "organizations" USING btree ("_status");
  CREATE INDEX "organizations_rels_order_idx" ON "organizations_rels" USING btree ("order");
  CREATE INDEX "organizations_rels_parent_idx" ON "organizations_rels" USING btree ("parent_id");
  CREATE INDEX "organizations_rels_path_idx" ON "organizations_rels" USING btree ("path");
  CREATE INDEX "organizations_rels_documents_id_idx" ON "organizations_rels" USING btree ("documents_id");
  CREATE INDEX "organizations_rels_news_id_idx" ON "organizations_rels" USING btree ("news_id");
  CREATE INDEX "_organizations_v_version_phones_order_idx" ON "_organizations_v_version_phones" USING btree ("_order");
  CREATE INDEX "_organizations_v_version_phones_parent_id_idx" ON "_organizations_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_organizations_v_version_hours_order_idx" ON "_organizations_v_version_hours" USING btree ("_order");
  CREATE INDEX "_organizations_v_version_hours_parent_id_idx" ON "_organizations_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_organizations_v_parent_idx" ON "_organizations_v" USING btree ("parent_id");
  CREATE INDEX "_organizations_v_version_version_head_image_idx" ON "_organizations_v" USING btree ("version_head_image_id");
  CREATE INDEX "_organizations_v_version_version_kind_idx" ON "_organizations_v" USING btree ("version_kind");
  CREATE INDEX "_organizations_v_version_version_sphere_idx" ON "_organizations_v" USING btree ("version_sphere_id");
  CREATE INDEX "_organizations_v_version_version_parent_idx" ON "_organizations_v" USING btree ("version_parent_id");
  CREATE INDEX "_organizations_v_version_version_head_idx" ON "_organizations_v" USING btree ("version_head_id");
  CREATE INDEX "_organizations_v_version_version_position_idx" ON "_organizations_v" USING btree ("version_position");
  CREATE INDEX "_organizations_v_version_version_updated_at_idx" ON "_organizations_v" USING btree ("version_updated_at");
  CREATE INDEX "_organizations_v_version_version_created_at_idx" ON "_organizations_v" USING btree ("version_created_at");
  CREATE INDEX "_organizations_v_version_version__status_idx" ON "_organizations_v" USING btree ("version__status");
  CREATE INDEX "_organizations_v_created_at_idx" ON "_organizations_v" USING btree ("created_at");
  CREATE INDEX "_organizations_v_updated_at_idx" ON "_organizations_v" USING btree ("updated_at");
  CREATE INDEX "_organizations_v_latest_idx" ON "_organizations_v" USING btree ("latest");
  CREATE INDEX "_organizations_v_autosave_idx" ON "_organizations_v" USING btree ("autosave");
  CREATE INDEX "_organizations_v_rels_order_idx" ON "_organizations_v_rels" USING btree ("order");
  CREATE INDEX "_organizations_v_rels_parent_idx" ON "_organizations_v_rels" USING btree ("parent_id");
  CREATE INDEX "_organizations_v_rels_path_idx" ON "_organizations_v_rels" USING btree ("path");
  CREATE INDEX "_organizations_v_rels_documents_id_idx" ON "_organizations_v_rels" USING btree ("documents_id");
  CREATE INDEX "_organizations_v_rels_news_id_idx" ON "_organizations_v_rels" USING btree ("news_id");
  CREATE INDEX "organization_spheres_position_idx" ON "organization_spheres" USING btree ("position");
  CREATE INDEX "organization_spheres_updated_at_idx" ON "organization_spheres" USING btree ("updated_at");
  CREATE INDEX "organization_spheres_created_at_idx" ON "organization_spheres" USING btree ("created_at");
  CREATE INDEX "ministers_reception_order_idx" ON "ministers_reception" USING btree ("_order");
  CREATE INDEX "ministers_reception_parent_id_idx" ON "ministers_reception" USING btree ("_parent_id");
  CREATE INDEX "ministers_title_idx" ON "ministers" USING btree ("title");
  CREATE INDEX "ministers_photo_idx" ON "ministers" USING btree ("photo_id");
  CREATE INDEX "ministers_organization_idx" ON "ministers" USING btree ("organization_id");
  CREATE INDEX "ministers_position_idx" ON "ministers" USING btree ("position");
  CREATE INDEX "ministers_updated_at_idx" ON "ministers" USING btree ("updated_at");
  CREATE INDEX "ministers_created_at_idx" ON "ministers" USING btree ("created_at");
  CREATE INDEX "ministers__status_idx" ON "ministers" USING btree ("_status");
  CREATE INDEX "_ministers_v_version_reception_order_idx" ON "_ministers_v_version_reception" USING btree ("_order");
  CREATE INDEX "_ministers_v_version_reception_parent_id_idx" ON "_ministers_v_version_reception" USING btree ("_parent_id");
  CREATE INDEX "_ministers_v_parent_idx" ON "_ministers_v" USING btree ("parent_id");
  CREATE INDEX "_ministers_v_version_version_title_idx" ON "_ministers_v" USING btree ("version_title");
  CREATE INDEX "_ministers_v_version_version_photo_idx" ON "_ministers_v" USING btree ("version_photo_id");
  CREATE INDEX "_ministers_v_version_version_organization_idx" ON "_ministers_v" USING btree ("version_organization_id");
  CREATE INDEX "_ministers_v_version_version_position_idx" ON "_ministers_v" USING btree ("version_position");
  CREATE INDEX "_ministers_v_version_version_updated_at_idx" ON "_ministers_v" USING btree ("version_updated_at");
  CREATE INDEX "_ministers_v_version_version_created_at_idx" ON "_ministers_v" USING btree ("version_created_at");
  CREATE INDEX "_ministers_v_version_version__status_idx" ON "_ministers_v" USING btree ("version__status");
  CREATE INDEX "_ministers_v_created_at_idx" ON "_ministers_v" USING btree ("created_at");
  CREATE INDEX "_ministers_v_updated_at_idx" ON "_ministers_v" USING btree ("updated_at");
  CREATE INDEX "_ministers_v_latest_idx" ON "_ministers_v" USING btree ("latest");
  CREATE INDEX "_ministers_v_autosave_idx" ON "_ministers_v" USING btree ("autosave");
  CREATE INDEX "activity_items_type_idx" ON "activity_items" USING btree ("type_id");
  CREATE INDEX "activity_items_year_idx" ON "activity_items" USING btree ("year");
  CREATE INDEX "activity_items_date_idx" ON "activity_items" USING btree ("date");
  CREATE INDEX "activity_items_organization_idx" ON "activity_items" USING btree ("organization_id");
  CREATE INDEX "activity_items_updated_at_idx" ON "activity_items" USING btree ("updated_at");
  CREATE INDEX "activity_items_created_at_idx" ON "activity_items" USING btree ("created_at");
  CREATE INDEX "activity_items__status_idx" ON "activity_items" USING btree ("_status");
  CREATE INDEX "activity_items_rels_order_idx" ON "activity_items_rels" USING btree ("order");
  CREATE INDEX "activity_items_rels_parent_idx" ON "activity_items_rels" USING btree ("parent_id");
  CREATE INDEX "activity_items_rels_path_idx" ON "activity_items_rels" USING btree ("path");
  CREATE INDEX "activity_items_rels_files_id_idx" ON "activity_items_rels" USING btree ("files_id");
  CREATE INDEX "_activity_items_v_parent_idx" ON "_activity_items_v" USING btree ("parent_id");
  CREATE INDEX "_activity_items_v_version_version_type_idx" ON "_activity_items_v" USING btree ("version_type_id");
  CREATE INDEX "_activity_items_v_version_version_year_idx" ON "_activity_items_v" USING btree ("version_year");
  CREATE INDEX "_activity_items_v_version_version_date_idx" ON "_activity_items_v" USING btree ("version_date");
  CREATE INDEX "_activity_items_v_version_version_organization_idx" ON "_activity_items_v" USING btree ("version_organization_id");
  CREATE INDEX "_activity_items_v_version_version_updated_at_idx" ON "_activity_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_activity_items_v_version_version_created_at_idx" ON "_activity_items_v" USING btree ("version_created_at");
  CREATE INDEX "_activity_items_v_version_version__status_idx" ON "_activity_items_v" USING btree ("version__status");
  CREATE INDEX "_activity_items_v_created_at_idx" ON "_activity_items_v" USING btree ("created_at");
  CREATE INDEX "_activity_items_v_updated_at_idx" ON "_activity_items_v" USING btree ("updated_at");
  CREATE INDEX "_activity_items_v_latest_idx" ON "_activity_items_v" USING btree ("latest");
  CREATE INDEX "_activity_items_v_rels_order_idx" ON "_activity_items_v_rels" USING btree ("order");
  CREATE INDEX "_activity_items_v_rels_parent_idx" ON "_activity_items_v_rels" USING btree ("parent_id");
  CREATE INDEX "_activity_items_v_rels_path_idx" ON "_activity_items_v_rels" USING btree ("path");
  CREATE INDEX "_activity_items_v_rels_files_id_idx" ON "_activity_items_v_rels" USING btree ("files_id");
  CREATE INDEX "activity_types_position_idx" ON "activity_types" USING btree ("position");
  CREATE INDEX "activity_types_updated_at_idx" ON "activity_types" USING btree ("updated_at");
  CREATE INDEX "activity_types_created_at_idx" ON "activity_types" USING btree ("created_at");
  CREATE INDEX "projects_head_image_idx" ON "projects" USING btree ("head_image_id");
  CREATE INDEX "projects_report_image_idx" ON "projects" USING btree ("report_image_id");
  CREATE INDEX "projects_stage_idx" ON "projects" USING btree ("stage");
  CREATE INDEX "projects_category_idx" ON "projects" USING btree ("category_id");
  CREATE INDEX "projects_organization_idx" ON "projects" USING btree ("organization_id");
  CREATE INDEX "projects_published_at_idx" ON "projects" USING btree ("published_at");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_head_image_idx" ON "_projects_v" USING btree ("version_head_image_id");
  CREATE INDEX "_projects_v_version_version_report_image_idx" ON "_projects_v" USING btree ("version_report_image_id");
  CREATE INDEX "_projects_v_version_version_stage_idx" ON "_projects_v" USING btree ("version_stage");
  CREATE INDEX "_projects_v_version_version_category_idx" ON "_projects_v" USING btree ("version_category_id");
  CREATE INDEX "_projects_v_version_version_organization_idx" ON "_projects_v" USING btree ("version_organization_id");
  CREATE INDEX "_projects_v_version_version_published_at_idx" ON "_projects_v" USING btree ("version_published_at");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_autosave_idx" ON "_projects_v" USING btree ("autosave");
  CREATE INDEX "project_categories_position_idx" ON "project_categories" USING btree ("position");
  CREATE INDEX "project_categories_updated_at_idx" ON "project_categories" USING btree ("updated_at");
  CREATE INDEX "project_categories_created_at_idx" ON "project_categories" USING btree ("created_at");
  CREATE INDEX "duty_services_phones_order_idx" ON "duty_services_phones" USING btree ("_order");
  CREATE INDEX "duty_services_phones_parent_id_idx" ON "duty_services_phones" USING btree ("_parent_id");
  CREATE INDEX "duty_services_hours_order_idx" ON "duty_services_hours" USING btree ("_order");
  CREATE INDEX "duty_services_hours_parent_id_idx" ON "duty_services_hours" USING btree ("_parent_id");
  CREATE INDEX "duty_services_position_idx" ON "duty_services" USING btree ("position");
  CREATE INDEX "duty_services_updated_at_idx" ON "duty_services" USING btree ("updated_at");
  CREATE INDEX "duty_services_created_at_idx" ON "duty_services" USING btree ("created_at");
  CREATE INDEX "duty_services__status_idx" ON "duty_services" USING btree ("_status");
  CREATE INDEX "_duty_services_v_version_phones_order_idx" ON "_duty_services_v_version_phones" USING btree ("_order");
  CREATE INDEX "_duty_services_v_version_phones_parent_id_idx" ON "_duty_services_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_duty_services_v_version_hours_order_idx" ON "_duty_services_v_version_hours" USING btree ("_order");
  CREATE INDEX "_duty_services_v_version_hours_parent_id_idx" ON "_duty_services_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_duty_services_v_parent_idx" ON "_duty_services_v" USING btree ("parent_id");
  CREATE INDEX "_duty_services_v_version_version_position_idx" ON "_duty_services_v" USING btree ("version_position");
  CREATE INDEX "_duty_services_v_version_version_updated_at_idx" ON "_duty_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_duty_services_v_version_version_created_at_idx" ON "_duty_services_v" USING btree ("version_created_at");
  CREATE INDEX "_duty_services_v_version_version__status_idx" ON "_duty_services_v" USING btree ("version__status");
  CREATE INDEX "_duty_services_v_created_at_idx" ON "_duty_services_v" USING btree ("created_at");
  CREATE INDEX "_duty_services_v_updated_at_idx" ON "_duty_services_v" USING btree ("updated_at");
  CREATE INDEX "_duty_services_v_latest_idx" ON "_duty_services_v" USING btree ("latest");
  CREATE INDEX "mayor_activities_head_image_idx" ON "mayor_activities" USING btree ("head_image_id");
  CREATE INDEX "mayor_activities_type_idx" ON "mayor_activities" USING btree ("type_id");
  CREATE INDEX "mayor_activities_date_idx" ON "mayor_activities" USING btree ("date");
  CREATE INDEX "mayor_activities_gallery_idx" ON "mayor_activities" USING btree ("gallery_id");
  CREATE INDEX "mayor_activities_updated_at_idx" ON "mayor_activities" USING btree ("updated_at");
  CREATE INDEX "mayor_activities_created_at_idx" ON "mayor_activities" USING btree ("created_at");
  CREATE INDEX "mayor_activities__status_idx" ON "mayor_activities" USING btree ("_status");
  CREATE INDEX "mayor_activities_rels_order_idx" ON "mayor_activities_rels" USING btree ("order");
  CREATE INDEX "mayor_activities_rels_parent_idx" ON "mayor_activities_rels" USING btree ("parent_id");
  CREATE INDEX "mayor_activities_rels_path_idx" ON "mayor_activities_rels" USING btree ("path");
  CREATE INDEX "mayor_activities_rels_news_id_idx" ON "mayor_activities_rels" USING btree ("news_id");
  CREATE INDEX "_mayor_activities_v_parent_idx" ON "_mayor_activities_v" USING btree ("parent_id");
  CREATE INDEX "_mayor_activities_v_version_version_head_image_idx" ON "_mayor_activities_v" USING btree ("version_head_image_id");
  CREATE INDEX "_mayor_activities_v_version_version_type_idx" ON "_mayor_activities_v" USING btree ("version_type_id");
  CREATE INDEX "_mayor_activities_v_version_version_date_idx" ON "_mayor_activities_v" USING btree ("version_date");
  CREATE INDEX "_mayor_activities_v_version_version_gallery_idx" ON "_mayor_activities_v" USING btree ("version_gallery_id");
  CREATE INDEX "_mayor_activities_v_version_version_updated_at_idx" ON "_mayor_activities_v" USING btree ("version_updated_at");
  CREATE INDEX "_mayor_activities_v_version_version_created_at_idx" ON "_mayor_activities_v" USING btree ("version_created_at");
  CREATE INDEX "_mayor_activities_v_version_version__status_idx" ON "_mayor_activities_v" USING btree ("version__status");
  CREATE INDEX "_mayor_activities_v_created_at_idx" ON "_mayor_activities_v" USING btree ("created_at");
  CREATE INDEX "_mayor_activities_v_updated_at_idx" ON "_mayor_activities_v" USING btree ("updated_at");
  CREATE INDEX "_mayor_activities_v_latest_idx" ON "_mayor_activities_v" USING btree ("latest");
  CREATE INDEX "_mayor_activities_v_autosave_idx" ON "_mayor_activities_v" USING btree ("autosave");
  CREATE INDEX "_mayor_activities_v_rels_order_idx" ON "_mayor_activities_v_rels" USING btree ("order");
  CREATE INDEX "_mayor_activities_v_rels_parent_idx" ON "_mayor_activities_v_rels" USING btree ("parent_id");
  CREATE INDEX "_mayor_activities_v_rels_path_idx" ON "_mayor_activities_v_rels" USING btree ("path");
  CREATE INDEX "_mayor_activities_v_rels_news_id_idx" ON "_mayor_activities_v_rels" USING btree ("news_id");
  CREATE INDEX "mayor_activity_types_position_idx" ON "mayor_activity_types" USING btree ("position");
  CREATE INDEX "mayor_activity_types_updated_at_idx" ON "mayor_activity_types" USING btree ("updated_at");
  CREATE INDEX "mayor_activity_types_created_at_idx" ON "mayor_activity_types" USING btree ("created_at");
  CREATE INDEX "galleries_videos_order_idx" ON "galleries_videos" USING btree ("_order");
  CREATE INDEX "galleries_videos_parent_id_idx" ON "galleries_videos" USING btree ("_parent_id");
  CREATE INDEX "galleries_videos_still_idx" ON "galleries_videos" USING btree ("still_id");
  CREATE INDEX "galleries_owner_idx" ON "galleries" USING btree ("owner");
  CREATE INDEX "galleries_date_idx" ON "galleries" USING btree ("date");
  CREATE INDEX "galleries_cover_idx" ON "galleries" USING btree ("cover_id");
  CREATE INDEX "galleries_updated_at_idx" ON "galleries" USING btree ("updated_at");
  CREATE INDEX "galleries_created_at_idx" ON "galleries" USING btree ("created_at");
  CREATE INDEX "galleries__status_idx" ON "galleries" USING btree ("_status");
  CREATE INDEX "galleries_rels_order_idx" ON "galleries_rels" USING btree ("order");
  CREATE INDEX "galleries_rels_parent_idx" ON "galleries_rels" USING btree ("parent_id");
  CREATE INDEX "galleries_rels_path_idx" ON "galleries_rels" USING btree ("path");
  CREATE INDEX "galleries_rels_media_id_idx" ON "galleries_rels" USING btree ("media_id");
  CREATE INDEX "_galleries_v_version_videos_order_idx" ON "_galleries_v_version_videos" USING btree ("_order");
  CREATE INDEX "_galleries_v_version_videos_parent_id_idx" ON "_galleries_v_version_videos" USING btree ("_parent_id");
  CREATE INDEX "_galleries_v_version_videos_still_idx" ON "_galleries_v_version_videos" USING btree ("still_id");
  CREATE INDEX "_galleries_v_parent_idx" ON "_galleries_v" USING btree ("parent_id");
  CREATE INDEX "_galleries_v_version_version_owner_idx" ON "_galleries_v" USING btree ("version_owner");
  CREATE INDEX "_galleries_v_version_version_date_idx" ON "_galleries_v" USING btree ("version_date");
  CREATE INDEX "_galleries_v_version_version_cover_idx" ON "_galleries_v" USING btree ("version_cover_id");
  CREATE INDEX "_galleries_v_version_version_updated_at_idx" ON "_galleries_v" USING btree ("version_updated_at");
  CREATE INDEX "_galleries_v_version_version_created_at_idx" ON "_galleries_v" USING btree ("version_created_at");
  CREATE INDEX "_galleries_v_version_version__status_idx" ON "_galleries_v" USING btree ("version__status");
  CREATE INDEX "_galleries_v_created_at_idx" ON "_galleries_v" USING btree ("created_at");
  CREATE INDEX "_galleries_v_updated_at_idx" ON "_galleries_v" USING btree ("updated_at");
  CREATE INDEX "_galleries_v_latest_idx" ON "_galleries_v" USING btree ("latest");
  CREATE INDEX "_galleries_v_autosave_idx" ON "_galleries_v" USING btree ("autosave");
  CREATE INDEX "_galleries_v_rels_order_idx" ON "_galleries_v_rels" USING btree ("order");
  CREATE INDEX "_galleries_v_rels_parent_idx" ON "_galleries_v_rels" USING btree ("parent_id");
  CREATE INDEX "_galleries_v_rels_path_idx" ON "_galleries_v_rels" USING btree ("path");
  CREATE INDEX "_galleries_v_rels_media_id_idx" ON "_galleries_v_rels" USING btree ("media_id");
  CREATE INDEX "posters_dates_order_idx" ON "posters_dates" USING btree ("_order");
  CREATE INDEX "posters_dates_parent_id_idx" ON "posters_dates" USING btree ("_parent_id");
  CREATE INDEX "posters_dates_starts_at_idx" ON "posters_dates" USING btree ("starts_at");
  CREATE INDEX "posters_head_image_idx" ON "posters" USING btree ("head_image_id");
  CREATE INDEX "posters_category_idx" ON "posters" USING btree ("category_id");
  CREATE INDEX "posters_slug_idx" ON "posters" USING btree ("slug");
  CREATE INDEX "posters_updated_at_idx" ON "posters" USING btree ("updated_at");
  CREATE INDEX "posters_created_at_idx" ON "posters" USING btree ("created_at");
  CREATE INDEX "posters__status_idx" ON "posters" USING btree ("_status");
  CREATE INDEX "posters_rels_order_idx" ON "posters_rels" USING btree ("order");
  CREATE INDEX "posters_rels_parent_idx" ON "posters_rels" USING btree ("parent_id");
  CREATE INDEX "posters_rels_path_idx" ON "posters_rels" USING btree ("path");
  CREATE INDEX "posters_rels_files_id_idx" ON "posters_rels" USING btree ("files_id");
  CREATE INDEX "_posters_v_version_dates_order_idx" ON "_posters_v_version_dates" USING btree ("_order");
  CREATE INDEX "_posters_v_version_dates_parent_id_idx" ON "_posters_v_version_dates" USING btree ("_parent_id");
  CREATE INDEX "_posters_v_version_dates_starts_at_idx" ON "_posters_v_version_dates" USING btree ("starts_at");
  CREATE INDEX "_posters_v_parent_idx" ON "_posters_v" USING btree ("parent_id");
  CREATE INDEX "_posters_v_version_version_head_image_idx" ON "_posters_v" USING btree ("version_head_image_id");
  CREATE INDEX "_posters_v_version_version_category_idx" ON "_posters_v" USING btree ("version_category_id");
  CREATE INDEX "_posters_v_version_version_slug_idx" ON "_posters_v" USING btree ("version_slug");
  CREATE INDEX "_posters_v_version_version_updated_at_idx" ON "_posters_v" USING btree ("version_updated_at");
  CREATE INDEX "_posters_v_version_version_created_at_idx" ON "_posters_v" USING btree ("version_created_at");
  CREATE INDEX "_posters_v_version_version__status_idx" ON "_posters_v" USING btree ("version__status");
  CREATE INDEX "_posters_v_created_at_idx" ON "_posters_v" USING btree ("created_at");
  CREATE INDEX "_posters_v_updated_at_idx" ON "_posters_v" USING btree ("updated_at");
  CREATE INDEX "_posters_v_latest_idx" ON "_posters_v" USING btree ("latest");
  CREATE INDEX "_posters_v_autosave_idx" ON "_posters_v" USING btree ("autosave");
  CREATE INDEX "_posters_v_rels_order_idx" ON "_posters_v_rels" USING btree ("order");
  CREATE INDEX "_posters_v_rels_parent_idx" ON "_posters_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posters_v_rels_path_idx" ON "_posters_v_rels" USING btree ("path");
  CREATE INDEX "_posters_v_rels_files_id_idx" ON "_posters_v_rels" USING btree ("files_id");
  CREATE INDEX "poster_categories_position_idx" ON "poster_categories" USING btree ("position");
  CREATE INDEX "poster_categories_updated_at_idx" ON "poster_categories" USING btree ("updated_at");
  CREATE INDEX "poster_categories_created_at_idx" ON "poster_categories" USING btree ("created_at");
  CREATE INDEX "media_outlets_phones_order_idx" ON "media_outlets_phones" USING btree ("_order");
  CREATE INDEX "media_outlets_phones_parent_id_idx" ON "media_outlets_phones" USING btree ("_parent_id");
  CREATE INDEX "media_outlets_position_idx" ON "media_outlets" USING btree ("position");
  CREATE INDEX "media_outlets_updated_at_idx" ON "media_outlets" USING btree ("updated_at");
  CREATE INDEX "media_outlets_created_at_idx" ON "media_outlets" USING btree ("created_at");
  CREATE INDEX "media_outlets__status_idx" ON "media_outlets" USING btree ("_status");
  CREATE INDEX "_media_outlets_v_version_phones_order_idx" ON "_media_outlets_v_version_phones" USING btree ("_order");
  CREATE INDEX "_media_outlets_v_version_phones_parent_id_idx" ON "_media_outlets_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_media_outlets_v_parent_idx" ON "_media_outlets_v" USING btree ("parent_id");
  CREATE INDEX "_media_outlets_v_version_version_position_idx" ON "_media_outlets_v" USING btree ("version_position");
  CREATE INDEX "_media_outlets_v_version_version_updated_at_idx" ON "_media_outlets_v" USING btree ("version_updated_at");
  CREATE INDEX "_media_outlets_v_version_version_created_at_idx" ON "_media_outlets_v" USING btree ("version_created_at");
  CREATE INDEX "_media_outlets_v_version_version__status_idx" ON "_media_outlets_v" USING btree ("version__status");
  CREATE INDEX "_media_outlets_v_created_at_idx" ON "_media_outlets_v" USING btree ("created_at");
  CREATE INDEX "_media_outlets_v_updated_at_idx" ON "_media_outlets_v" USING btree ("updated_at");
  CREATE INDEX "_media_outlets_v_latest_idx" ON "_media_outlets_v" USING btree ("latest");
  CREATE INDEX "reference_entries_phones_order_idx" ON "reference_entries_phones" USING btree ("_order");
  CREATE INDEX "reference_entries_phones_parent_id_idx" ON "reference_entries_phones" USING btree ("_parent_id");
  CREATE INDEX "reference_entries_topic_idx" ON "reference_entries" USING btree ("topic_id");
  CREATE INDEX "reference_entries_position_idx" ON "reference_entries" USING btree ("position");
  CREATE INDEX "reference_entries_updated_at_idx" ON "reference_entries" USING btree ("updated_at");
  CREATE INDEX "reference_entries_created_at_idx" ON "reference_entries" USING btree ("created_at");
  CREATE INDEX "reference_entries__status_idx" ON "reference_entries" USING btree ("_status");
  CREATE INDEX "_reference_entries_v_version_phones_order_idx" ON "_reference_entries_v_version_phones" USING btree ("_order");
  CREATE INDEX "_reference_entries_v_version_phones_parent_id_idx" ON "_reference_entries_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_reference_entries_v_parent_idx" ON "_reference_entries_v" USING btree ("parent_id");
  CREATE INDEX "_reference_entries_v_version_version_topic_idx" ON "_reference_entries_v" USING btree ("version_topic_id");
  CREATE INDEX "_reference_entries_v_version_version_position_idx" ON "_reference_entries_v" USING btree ("version_position");
  CREATE INDEX "_reference_entries_v_version_version_updated_at_idx" ON "_reference_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_reference_entries_v_version_version_created_at_idx" ON "_reference_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_reference_entries_v_version_version__status_idx" ON "_reference_entries_v" USING btree ("version__status");
  CREATE INDEX "_reference_entries_v_created_at_idx" ON "_reference_entries_v" USING btree ("created_at");
  CREATE INDEX "_reference_entries_v_updated_at_idx" ON "_reference_entries_v" USING btree ("updated_at");
  CREATE INDEX "_reference_entries_v_latest_idx" ON "_reference_entries_v" USING btree ("latest");
  CREATE INDEX "reference_topics_position_idx" ON "reference_topics" USING btree ("position");
  CREATE INDEX "reference_topics_updated_at_idx" ON "reference_topics" USING btree ("updated_at");
  CREATE INDEX "reference_topics_created_at_idx" ON "reference_topics" USING btree ("created_at");
  CREATE INDEX "feedback_channels_order_idx" ON "feedback_channels" USING btree ("_order");
  CREATE INDEX "feedback_channels_parent_id_idx" ON "feedback_channels" USING btree ("_parent_id");
  CREATE INDEX "feedback_hours_order_idx" ON "feedback_hours" USING btree ("_order");
  CREATE INDEX "feedback_hours_parent_id_idx" ON "feedback_hours" USING btree ("_parent_id");
  CREATE INDEX "feedback_desks_order_idx" ON "feedback_desks" USING btree ("_order");
  CREATE INDEX "feedback_desks_parent_id_idx" ON "feedback_desks" USING btree ("_parent_id");
  CREATE INDEX "feedback_requisites_order_idx" ON "feedback_requisites" USING btree ("_order");
  CREATE INDEX "feedback_requisites_parent_id_idx" ON "feedback_requisites" USING btree ("_parent_id");
  CREATE INDEX "feedback__status_idx" ON "feedback" USING btree ("_status");
  CREATE INDEX "_feedback_v_version_channels_order_idx" ON "_feedback_v_version_channels" USING btree ("_order");
  CREATE INDEX "_feedback_v_version_channels_parent_id_idx" ON "_feedback_v_version_channels" USING btree ("_parent_id");
  CREATE INDEX "_feedback_v_version_hours_order_idx" ON "_feedback_v_version_hours" USING btree ("_order");
  CREATE INDEX "_feedback_v_version_hours_parent_id_idx" ON "_feedback_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_feedback_v_version_desks_order_idx" ON "_feedback_v_version_desks" USING btree ("_order");
  CREATE INDEX "_feedback_v_version_desks_parent_id_idx" ON "_feedback_v_version_desks" USING btree ("_parent_id");
  CREATE INDEX "_feedback_v_version_requisites_order_idx" ON "_feedback_v_version_requisites" USING btree ("_order");
  CREATE INDEX "_feedback_v_version_requisites_parent_id_idx" ON "_feedback_v_version_requisites" USING btree ("_parent_id");
  CREATE INDEX "_feedback_v_version_version__status_idx" ON "_feedback_v" USING btree ("version__status");
  CREATE INDEX "_feedback_v_created_at_idx" ON "_feedback_v" USING btree ("created_at");
  CREATE INDEX "_feedback_v_updated_at_idx" ON "_feedback_v" USING btree ("updated_at");
  CREATE INDEX "_feedback_v_latest_idx" ON "_feedback_v" USING btree ("latest");
  CREATE INDEX "_feedback_v_autosave_idx" ON "_feedback_v" USING btree ("autosave");
  CREATE INDEX "reception_hours_order_idx" ON "reception_hours" USING btree ("_order");
  CREATE INDEX "reception_hours_parent_id_idx" ON "reception_hours" USING btree ("_parent_id");
  CREATE INDEX "reception__status_idx" ON "reception" USING btree ("_status");
  CREATE INDEX "reception_rels_order_idx" ON "reception_rels" USING btree ("order");
  CREATE INDEX "reception_rels_parent_idx" ON "reception_rels" USING btree ("parent_id");
  CREATE INDEX "reception_rels_path_idx" ON "reception_rels" USING btree ("path");
  CREATE INDEX "reception_rels_files_id_idx" ON "reception_rels" USING btree ("files_id");
  CREATE INDEX "_reception_v_version_hours_order_idx" ON "_reception_v_version_hours" USING btree ("_order");
  CREATE INDEX "_reception_v_version_hours_parent_id_idx" ON "_reception_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_reception_v_version_version__status_idx" ON "_reception_v" USING btree ("version__status");
  CREATE INDEX "_reception_v_created_at_idx" ON "_reception_v" USING btree ("created_at");
  CREATE INDEX "_reception_v_updated_at_idx" ON "_reception_v" USING btree ("updated_at");
  CREATE INDEX "_reception_v_latest_idx" ON "_reception_v" USING btree ("latest");
  CREATE INDEX "_reception_v_autosave_idx" ON "_reception_v" USING btree ("autosave");
  CREATE INDEX "_reception_v_rels_order_idx" ON "_reception_v_rels" USING btree ("order");
  CREATE INDEX "_reception_v_rels_parent_idx" ON "_reception_v_rels" USING btree ("parent_id");
  CREATE INDEX "_reception_v_rels_path_idx" ON "_reception_v_rels" USING btree ("path");
  CREATE INDEX "_reception_v_rels_files_id_idx" ON "_reception_v_rels" USING btree ("files_id");
  CREATE INDEX "duty_page__status_idx" ON "duty_page" USING btree ("_status");
  CREATE INDEX "_duty_page_v_version_version__status_idx" ON "_duty_page_v" USING btree ("version__status");
  CREATE INDEX "_duty_page_v_created_at_idx" ON "_duty_page_v" USING btree ("created_at");
  CREATE INDEX "_duty_page_v_updated_at_idx" ON "_duty_page_v" USING btree ("updated_at");
  CREATE INDEX "_duty_page_v_latest_idx" ON "_duty_page_v" USING btree ("latest");
  CREATE INDEX "_duty_page_v_autosave_idx" ON "_duty_page_v" USING btree ("autosave");
  CREATE INDEX "city_about_figures_order_idx" ON "city_about_figures" USING btree ("_order");
  CREATE INDEX "city_about_figures_parent_id_idx" ON "city_about_figures" USING btree ("_parent_id");
  CREATE INDEX "city_about_facts_order_idx" ON "city_about_facts" USING btree ("_order");
  CREATE INDEX "city_about_facts_parent_id_idx" ON "city_about_facts" USING btree ("_parent_id");
  CREATE INDEX "city_about_symbols_order_idx" ON "city_about_symbols" USING btree ("_order");
  CREATE INDEX "city_about_symbols_parent_id_idx" ON "city_about_symbols" USING btree ("_parent_id");
  CREATE INDEX "city_about_symbols_image_idx" ON "city_about_symbols" USING btree ("image_id");
  CREATE INDEX "city_about_districts_order_idx" ON "city_about_districts" USING btree ("_order");
  CREATE INDEX "city_about_districts_parent_id_idx" ON "city_about_districts" USING btree ("_parent_id");
  CREATE INDEX "city_about_districts_image_idx" ON "city_about_districts" USING btree ("image_id");
  CREATE INDEX "city_about_head_image_idx" ON "city_about" USING btree ("head_image_id");
  CREATE INDEX "city_about__status_idx" ON "city_about" USING btree ("_status");
  CREATE INDEX "_city_about_v_version_figures_order_idx" ON "_city_about_v_version_figures" USING btree ("_order");
  CREATE INDEX "_city_about_v_version_figures_parent_id_idx" ON "_city_about_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_city_about_v_version_facts_order_idx" ON "_city_about_v_version_facts" USING btree ("_order");
  CREATE INDEX "_city_about_v_version_facts_parent_id_idx" ON "_city_about_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_city_about_v_version_symbols_order_idx" ON "_city_about_v_version_symbols" USING btree ("_order");
  CREATE INDEX "_city_about_v_version_symbols_parent_id_idx" ON "_city_about_v_version_symbols" USING btree ("_parent_id");
  CREATE INDEX "_city_about_v_version_symbols_image_idx" ON "_city_about_v_version_symbols" USING btree ("image_id");
  CREATE INDEX "_city_about_v_version_districts_order_idx" ON "_city_about_v_version_districts" USING btree ("_order");
  CREATE INDEX "_city_about_v_version_districts_parent_id_idx" ON "_city_about_v_version_districts" USING btree ("_parent_id");
  CREATE INDEX "_city_about_v_version_districts_image_idx" ON "_city_about_v_version_districts" USING btree ("image_id");
  CREATE INDEX "_city_about_v_version_version_head_image_idx" ON "_city_about_v" USING btree ("version_head_image_id");
  CREATE INDEX "_city_about_v_version_version__status_idx" ON "_city_about_v" USING btree ("version__status");
  CREATE INDEX "_city_about_v_created_at_idx" ON "_city_about_v" USING btree ("created_at");
  CREATE INDEX "_city_about_v_updated_at_idx" ON "_city_about_v" USING btree ("updated_at");
  CREATE INDEX "_city_about_v_latest_idx" ON "_city_about_v" USING btree ("latest");
  CREATE INDEX "_city_about_v_autosave_idx" ON "_city_about_v" USING btree ("autosave");
  CREATE INDEX "city_history_eras_events_order_idx" ON "city_history_eras_events" USING btree ("_order");
  CREATE INDEX "city_history_eras_events_parent_id_idx" ON "city_history_eras_events" USING btree ("_parent_id");
  CREATE INDEX "city_history_eras_events_image_idx" ON "city_history_eras_events" USING btree ("image_id");
  CREATE INDEX "city_history_eras_order_idx" ON "city_history_eras" USING btree ("_order");
  CREATE INDEX "city_history_eras_parent_id_idx" ON "city_history_eras" USING btree ("_parent_id");
  CREATE INDEX "city_history__status_idx" ON "city_history" USING btree ("_status");
  CREATE INDEX "_city_history_v_version_eras_events_order_idx" ON "_city_history_v_version_eras_events" USING btree ("_order");
  CREATE INDEX "_city_history_v_version_eras_events_parent_id_idx" ON "_city_history_v_version_eras_events" USING btree ("_parent_id");
  CREATE INDEX "_city_history_v_version_eras_events_image_idx" ON "_city_history_v_version_eras_events" USING btree ("image_id");
  CREATE INDEX "_city_history_v_version_eras_order_idx" ON "_city_history_v_version_eras" USING btree ("_order");
  CREATE INDEX "_city_history_v_version_eras_parent_id_idx" ON "_city_history_v_version_eras" USING btree ("_parent_id");
  CREATE INDEX "_city_history_v_version_version__status_idx" ON "_city_history_v" USING btree ("version__status");
  CREATE INDEX "_city_history_v_created_at_idx" ON "_city_history_v" USING btree ("created_at");
  CREATE INDEX "_city_history_v_updated_at_idx" ON "_city_history_v" USING btree ("updated_at");
  CREATE INDEX "_city_history_v_latest_idx" ON "_city_history_v" USING btree ("latest");
  CREATE INDEX "_city_history_v_autosave_idx" ON "_city_history_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organizations_fk" FOREIGN KEY ("organizations_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organization_spheres_fk" FOREIGN KEY ("organization_spheres_id") REFERENCES "public"."organization_spheres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ministers_fk" FOREIGN KEY ("ministers_id") REFERENCES "public"."ministers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activity_items_fk" FOREIGN KEY ("activity_items_id") REFERENCES "public"."activity_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activity_types_fk" FOREIGN KEY ("activity_types_id") REFERENCES "public"."activity_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_categories_fk" FOREIGN KEY ("project_categories_id") REFERENCES "public"."project_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_duty_services_fk" FOREIGN KEY ("duty_services_id") REFERENCES "public"."duty_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mayor_activities_fk" FOREIGN KEY ("mayor_activities_id") REFERENCES "public"."mayor_activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mayor_activity_types_fk" FOREIGN KEY ("mayor_activity_types_id") REFERENCES "public"."mayor_activity_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posters_fk" FOREIGN KEY ("posters_id") REFERENCES "public"."posters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_poster_categories_fk" FOREIGN KEY ("poster_categories_id") REFERENCES "public"."poster_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_outlets_fk" FOREIGN KEY ("media_outlets_id") REFERENCES "public"."media_outlets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reference_entries_fk" FOREIGN KEY ("reference_entries_id") REFERENCES "public"."reference_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reference_topics_fk" FOREIGN KEY ("reference_topics_id") REFERENCES "public"."reference_topics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_organizations_id_idx" ON "payload_locked_documents_rels" USING btree ("organizations_id");
  CREATE INDEX "payload_locked_documents_rels_organization_spheres_id_idx" ON "payload_locked_documents_rels" USING btree ("organization_spheres_id");
  CREATE INDEX "payload_locked_documents_rels_ministers_id_idx" ON "payload_locked_documents_rels" USING btree ("ministers_id");
  CREATE INDEX "payload_locked_documents_rels_activity_items_id_idx" ON "payload_locked_documents_rels" USING btree ("activity_items_id");
  CREATE INDEX "payload_locked_documents_rels_activity_types_id_idx" ON "payload_locked_documents_rels" USING btree ("activity_types_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_project_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("project_categories_id");
  CREATE INDEX "payload_locked_documents_rels_duty_services_id_idx" ON "payload_locked_documents_rels" USING btree ("duty_services_id");
  CREATE INDEX "payload_locked_documents_rels_mayor_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("mayor_activities_id");
  CREATE INDEX "payload_locked_documents_rels_mayor_activity_types_id_idx" ON "payload_locked_documents_rels" USING btree ("mayor_activity_types_id");
  CREATE INDEX "payload_locked_documents_rels_galleries_id_idx" ON "payload_locked_documents_rels" USING btree ("galleries_id");
  CREATE INDEX "payload_locked_documents_rels_posters_id_idx" ON "payload_locked_documents_rels" USING btree ("posters_id");
  CREATE INDEX "payload_locked_documents_rels_poster_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("poster_categories_id");
  CREATE INDEX "payload_locked_documents_rels_media_outlets_id_idx" ON "payload_locked_documents_rels" USING btree ("media_outlets_id");
  CREATE INDEX "payload_locked_documents_rels_reference_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("reference_entries_id");
  CREATE INDEX "payload_locked_documents_rels_reference_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("reference_topics_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "organizations_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "organizations_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "organizations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "organizations_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_organizations_v_version_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_organizations_v_version_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_organizations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_organizations_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "organization_spheres" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ministers_reception" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ministers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ministers_v_version_reception" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ministers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "activity_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "activity_items_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_activity_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_activity_items_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "activity_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_projects_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "project_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "duty_services_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "duty_services_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "duty_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_duty_services_v_version_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_duty_services_v_version_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_duty_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mayor_activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mayor_activities_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mayor_activities_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mayor_activities_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mayor_activity_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "galleries_videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "galleries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "galleries_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_galleries_v_version_videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_galleries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_galleries_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posters_dates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posters_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posters_v_version_dates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posters_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posters_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "poster_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_outlets_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_outlets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_outlets_v_version_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_media_outlets_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reference_entries_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reference_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reference_entries_v_version_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reference_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reference_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback_channels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback_desks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback_requisites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_feedback_v_version_channels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_feedback_v_version_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_feedback_v_version_desks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_feedback_v_version_requisites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_feedback_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reception_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reception" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reception_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reception_v_version_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reception_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reception_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "duty_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_duty_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_about_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_about_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_about_symbols" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_about_districts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_about" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_about_v_version_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_about_v_version_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_about_v_version_symbols" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_about_v_version_districts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_about_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_history_eras_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_history_eras" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "city_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_history_v_version_eras_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_history_v_version_eras" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_city_history_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "organizations_phones" CASCADE;
  DROP TABLE "organizations_hours" CASCADE;
  DROP TABLE "organizations" CASCADE;
  DROP TABLE "organizations_rels" CASCADE;
  DROP TABLE "_organizations_v_version_phones" CASCADE;
  DROP TABLE "_organizations_v_version_hours" CASCADE;
  DROP TABLE "_organizations_v" CASCADE;
  DROP TABLE "_organizations_v_rels" CASCADE;
  DROP TABLE "organization_spheres" CASCADE;
  DROP TABLE "ministers_reception" CASCADE;
  DROP TABLE "ministers" CASCADE;
  DROP TABLE "_ministers_v_version_reception" CASCADE;
  DROP TABLE "_ministers_v" CASCADE;
  DROP TABLE "activity_items" CASCADE;
  DROP TABLE "activity_items_rels" CASCADE;
  DROP TABLE "_activity_items_v" CASCADE;
  DROP TABLE "_activity_items_v_rels" CASCADE;
  DROP TABLE "activity_types" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "project_categories" CASCADE;
  DROP TABLE "duty_services_phones" CASCADE;
  DROP TABLE "duty_services_hours" CASCADE;
  DROP TABLE "duty_services" CASCADE;
  DROP TABLE "_duty_services_v_version_phones" CASCADE;
  DROP TABLE "_duty_services_v_version_hours" CASCADE;
  DROP TABLE "_duty_services_v" CASCADE;
  DROP TABLE "mayor_activities" CASCADE;
  DROP TABLE "mayor_activities_rels" CASCADE;
  DROP TABLE "_mayor_activities_v" CASCADE;
  DROP TABLE "_mayor_activities_v_rels" CASCADE;
  DROP TABLE "mayor_activity_types" CASCADE;
  DROP TABLE "galleries_videos" CASCADE;
  DROP TABLE "galleries" CASCADE;
  DROP TABLE "galleries_rels" CASCADE;
  DROP TABLE "_galleries_v_version_videos" CASCADE;
  DROP TABLE "_galleries_v" CASCADE;
  DROP TABLE "_galleries_v_rels" CASCADE;
  DROP TABLE "posters_dates" CASCADE;
  DROP TABLE "posters" CASCADE;
  DROP TABLE "posters_rels" CASCADE;
  DROP TABLE "_posters_v_version_dates" CASCADE;
  DROP TABLE "_posters_v" CASCADE;
  DROP TABLE "_posters_v_rels" CASCADE;
  DROP TABLE "poster_categories" CASCADE;
  DROP TABLE "media_outlets_phones" CASCADE;
  DROP TABLE "media_outlets" CASCADE;
  DROP TABLE "_media_outlets_v_version_phones" CASCADE;
  DROP TABLE "_media_outlets_v" CASCADE;
  DROP TABLE "reference_entries_phones" CASCADE;
  DROP TABLE "reference_entries" CASCADE;
  DROP TABLE "_reference_entries_v_version_phones" CASCADE;
  DROP TABLE "_reference_entries_v" CASCADE;
  DROP TABLE "reference_topics" CASCADE;
  DROP TABLE "feedback_channels" CASCADE;
  DROP TABLE "feedback_hours" CASCADE;
  DROP TABLE "feedback_desks" CASCADE;
  DROP TABLE "feedback_requisites" CASCADE;
  DROP TABLE "feedback" CASCADE;
  DROP TABLE "_feedback_v_version_channels" CASCADE;
  DROP TABLE "_feedback_v_version_hours" CASCADE;
  DROP TABLE "_feedback_v_version_desks" CASCADE;
  DROP TABLE "_feedback_v_version_requisites" CASCADE;
  DROP TABLE "_feedback_v" CASCADE;
  DROP TABLE "reception_hours" CASCADE;
  DROP TABLE "reception" CASCADE;
  DROP TABLE "reception_rels" CASCADE;
  DROP TABLE "_reception_v_version_hours" CASCADE;
  DROP TABLE "_reception_v" CASCADE;
  DROP TABLE "_reception_v_rels" CASCADE;
  DROP TABLE "duty_page" CASCADE;
  DROP TABLE "_duty_page_v" CASCADE;
  DROP TABLE "city_about_figures" CASCADE;
  DROP TABLE "city_about_facts" CASCADE;
  DROP TABLE "city_about_symbols" CASCADE;
  DROP TABLE "city_about_districts" CASCADE;
  DROP TABLE "city_about" CASCADE;
  DROP TABLE "_city_about_v_version_figures" CASCADE;
  DROP TABLE "_city_about_v_version_facts" CASCADE;
  DROP TABLE "_city_about_v_version_symbols" CASCADE;
  DROP TABLE "_city_about_v_version_districts" CASCADE;
  DROP TABLE "_city_about_v" CASCADE;
  DROP TABLE "city_history_eras_events" CASCADE;
  DROP TABLE "city_history_eras" CASCADE;
  DROP TABLE "city_history" CASCADE;
  DROP TABLE "_city_history_v_version_eras_events" CASCADE;
  DROP TABLE "_city_history_v_version_eras" CASCADE;
  DROP TABLE "_city_history_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_organizations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_organization_spheres_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ministers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_activity_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_activity_types_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_projects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_project_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_duty_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mayor_activities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mayor_activity_types_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_galleries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posters_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_poster_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_outlets_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reference_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reference_topics_fk";
  
  DROP INDEX "payload_locked_documents_rels_organizations_id_idx";
  DROP INDEX "payload_locked_documents_rels_organization_spheres_id_idx";
  DROP INDEX "payload_locked_documents_rels_ministers_id_idx";
  DROP INDEX "payload_locked_documents_rels_activity_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_activity_types_id_idx";
  DROP INDEX "payload_locked_documents_rels_projects_id_idx";
  DROP INDEX "payload_locked_documents_rels_project_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_duty_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_mayor_activities_id_idx";
  DROP INDEX "payload_locked_documents_rels_mayor_activity_types_id_idx";
  DROP INDEX "payload_locked_documents_rels_galleries_id_idx";
  DROP INDEX "payload_locked_documents_rels_posters_id_idx";
  DROP INDEX "payload_locked_documents_rels_poster_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_outlets_id_idx";
  DROP INDEX "payload_locked_documents_rels_reference_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_reference_topics_id_idx";
  ALTER TABLE "document_types" DROP COLUMN "plural";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "organizations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "organization_spheres_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ministers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "activity_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "activity_types_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "projects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "project_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "duty_services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mayor_activities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mayor_activity_types_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "galleries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posters_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "poster_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_outlets_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reference_entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reference_topics_id";
  ALTER TABLE "settings" DROP COLUMN "not_ready_when";
  ALTER TABLE "settings" DROP COLUMN "not_ready_who";
  ALTER TABLE "_settings_v" DROP COLUMN "version_not_ready_when";
  ALTER TABLE "_settings_v" DROP COLUMN "version_not_ready_who";
  ALTER TABLE "mayor" DROP COLUMN "biography";
  ALTER TABLE "mayor" DROP COLUMN "powers";
  ALTER TABLE "mayor" DROP COLUMN "reception_place";
  ALTER TABLE "mayor" DROP COLUMN "phone";
  ALTER TABLE "mayor" DROP COLUMN "address";
  ALTER TABLE "mayor" DROP COLUMN "news_tag";
  ALTER TABLE "mayor" DROP COLUMN "seo_title";
  ALTER TABLE "mayor" DROP COLUMN "seo_description";
  ALTER TABLE "_mayor_v" DROP COLUMN "version_biography";
  ALTER TABLE "_mayor_v" DROP COLUMN "version_powers";
  ALTER TABLE "_mayor_v" DROP COLUMN "version_reception_place";
  ALTER TABLE "_mayor_v" DROP COLUMN "version_phone";
  ALTER TABLE "_mayor_v" DROP COLUMN "version_address";
  ALTER TABLE "_mayor_v" DROP COLUMN "version_news_tag";
  ALTER TABLE "_mayor_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "_mayor_v" DROP COLUMN "version_seo_description";
  DROP TYPE "public"."enum_organizations_hours_weekday";
  DROP TYPE "public"."enum_organizations_kind";
  DROP TYPE "public"."enum_organizations_status";
  DROP TYPE "public"."enum__organizations_v_version_hours_weekday";
  DROP TYPE "public"."enum__organizations_v_version_kind";
  DROP TYPE "public"."enum__organizations_v_version_status";
  DROP TYPE "public"."enum_ministers_reception_weekday";
  DROP TYPE "public"."enum_ministers_status";
  DROP TYPE "public"."enum__ministers_v_version_reception_weekday";
  DROP TYPE "public"."enum__ministers_v_version_status";
  DROP TYPE "public"."enum_activity_items_status";
  DROP TYPE "public"."enum__activity_items_v_version_status";
  DROP TYPE "public"."enum_projects_stage";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_stage";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum_duty_services_hours_weekday";
  DROP TYPE "public"."enum_duty_services_kind";
  DROP TYPE "public"."enum_duty_services_status";
  DROP TYPE "public"."enum__duty_services_v_version_hours_weekday";
  DROP TYPE "public"."enum__duty_services_v_version_kind";
  DROP TYPE "public"."enum__duty_services_v_version_status";
  DROP TYPE "public"."enum_mayor_activities_status";
  DROP TYPE "public"."enum__mayor_activities_v_version_status";
  DROP TYPE "public"."enum_galleries_owner";
  DROP TYPE "public"."enum_galleries_status";
  DROP TYPE "public"."enum__galleries_v_version_owner";
  DROP TYPE "public"."enum__galleries_v_version_status";
  DROP TYPE "public"."enum_posters_age";
  DROP TYPE "public"."enum_posters_status";
  DROP TYPE "public"."enum__posters_v_version_age";
  DROP TYPE "public"."enum__posters_v_version_status";
  DROP TYPE "public"."enum_media_outlets_kind";
  DROP TYPE "public"."enum_media_outlets_status";
  DROP TYPE "public"."enum__media_outlets_v_version_kind";
  DROP TYPE "public"."enum__media_outlets_v_version_status";
  DROP TYPE "public"."enum_reference_entries_status";
  DROP TYPE "public"."enum__reference_entries_v_version_status";
  DROP TYPE "public"."enum_feedback_channels_kind";
  DROP TYPE "public"."enum_feedback_hours_weekday";
  DROP TYPE "public"."enum_feedback_status";
  DROP TYPE "public"."enum__feedback_v_version_channels_kind";
  DROP TYPE "public"."enum__feedback_v_version_hours_weekday";
  DROP TYPE "public"."enum__feedback_v_version_status";
  DROP TYPE "public"."enum_reception_hours_weekday";
  DROP TYPE "public"."enum_reception_status";
  DROP TYPE "public"."enum__reception_v_version_hours_weekday";
  DROP TYPE "public"."enum__reception_v_version_status";
  DROP TYPE "public"."enum_duty_page_status";
  DROP TYPE "public"."enum__duty_page_v_version_status";
  DROP TYPE "public"."enum_city_about_status";
  DROP TYPE "public"."enum__city_about_v_version_status";
  DROP TYPE "public"."enum_city_history_status";
  DROP TYPE "public"."enum__city_history_v_version_status";`)
}
