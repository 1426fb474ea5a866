import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_documents_relations_kind" AS ENUM('amends', 'repeals', 'amendedBy', 'repealedBy', 'basis');
  CREATE TYPE "public"."enum_documents_state" AS ENUM('active', 'amended', 'repealed', 'draft');
  CREATE TYPE "public"."enum_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__documents_v_version_relations_kind" AS ENUM('amends', 'repeals', 'amendedBy', 'repealedBy', 'basis');
  CREATE TYPE "public"."enum__documents_v_version_state" AS ENUM('active', 'amended', 'repealed', 'draft');
  CREATE TYPE "public"."enum__documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_ways_kind" AS ENUM('office', 'center', 'post', 'online');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_ways_kind" AS ENUM('office', 'center', 'post', 'online');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_service_centers_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_service_centers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_centers_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__service_centers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_service_reports_kind" AS ENUM('report', 'methodical');
  CREATE TYPE "public"."enum_service_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_reports_v_version_kind" AS ENUM('report', 'methodical');
  CREATE TYPE "public"."enum__service_reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_useful_links_type" AS ENUM('1', '2', '3', '4');
  CREATE TYPE "public"."enum_staff_roles" AS ENUM('administrator', 'editor', 'moderator', 'officer', 'clerk', 'organizer');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_alert_level" AS ENUM('info', 'warning', 'danger');
  CREATE TYPE "public"."enum__alert_v_version_level" AS ENUM('info', 'warning', 'danger');
  CREATE TYPE "public"."enum_settings_socials_icon" AS ENUM('vk', 'ok', 'telegram', 'max', 'rutube', 'link');
  CREATE TYPE "public"."enum__settings_v_version_socials_icon" AS ENUM('vk', 'ok', 'telegram', 'max', 'rutube', 'link');
  CREATE TYPE "public"."enum_mayor_socials_icon" AS ENUM('vk', 'ok', 'telegram', 'max', 'rutube', 'link');
  CREATE TYPE "public"."enum_mayor_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mayor_v_version_socials_icon" AS ENUM('vk', 'ok', 'telegram', 'max', 'rutube', 'link');
  CREATE TYPE "public"."enum__mayor_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_about_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_about_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"lead" varchar,
  	"head_image_id" integer,
  	"body" jsonb,
  	"video_title" varchar,
  	"video_url" varchar,
  	"type_id" integer,
  	"type_code" numeric,
  	"body_text" varchar,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"pinned" boolean DEFAULT false,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer,
  	"news_id" integer
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_head_image_id" integer,
  	"version_body" jsonb,
  	"version_video_title" varchar,
  	"version_video_url" varchar,
  	"version_type_id" integer,
  	"version_type_code" numeric,
  	"version_body_text" varchar,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_expires_at" timestamp(3) with time zone,
  	"version_pinned" boolean DEFAULT false,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_news_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer,
  	"news_id" integer
  );
  
  CREATE TABLE "news_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" numeric NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "documents_relations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_documents_relations_kind",
  	"document_id" integer
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"type_id" integer,
  	"number" varchar,
  	"date" timestamp(3) with time zone,
  	"issuer_id" integer,
  	"state" "enum_documents_state" DEFAULT 'active',
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_documents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_documents_v_version_relations" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__documents_v_version_relations_kind",
  	"document_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_type_id" integer,
  	"version_number" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_issuer_id" integer,
  	"version_state" "enum__documents_v_version_state" DEFAULT 'active',
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__documents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_documents_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "document_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "document_issuers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_ways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_services_ways_kind",
  	"text" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"applicants" jsonb,
  	"result" jsonb,
  	"term" varchar,
  	"fee" varchar,
  	"own_documents" jsonb,
  	"interagency_documents" jsonb,
  	"refusal_grounds" jsonb,
  	"regulation_id" integer,
  	"complaint" jsonb,
  	"topic_id" integer,
  	"authority" varchar,
  	"popular" boolean DEFAULT false,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer,
  	"audiences_id" integer,
  	"life_situations_id" integer
  );
  
  CREATE TABLE "_services_v_version_ways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__services_v_version_ways_kind",
  	"text" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_applicants" jsonb,
  	"version_result" jsonb,
  	"version_term" varchar,
  	"version_fee" varchar,
  	"version_own_documents" jsonb,
  	"version_interagency_documents" jsonb,
  	"version_refusal_grounds" jsonb,
  	"version_regulation_id" integer,
  	"version_complaint" jsonb,
  	"version_topic_id" integer,
  	"version_authority" varchar,
  	"version_popular" boolean DEFAULT false,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_services_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer,
  	"audiences_id" integer,
  	"life_situations_id" integer
  );
  
  CREATE TABLE "audiences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "life_situations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_centers_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "service_centers_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_service_centers_hours_weekday",
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "service_centers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"address" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"email" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_service_centers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_service_centers_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_centers_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__service_centers_v_version_hours_weekday",
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_service_centers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_address" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_email" varchar,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__service_centers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "service_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_service_reports_kind",
  	"year" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_service_reports_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "service_reports_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_service_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_kind" "enum__service_reports_v_version_kind",
  	"version_year" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__service_reports_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_service_reports_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "faq" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"topic_id" integer,
  	"service_id" integer,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faq_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faq_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_question" varchar,
  	"version_answer" jsonb,
  	"version_topic_id" integer,
  	"version_service_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faq_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "faq_topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "useful_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"type" "enum_useful_links_type" NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar,
  	"sizes_medium_url" varchar,
  	"sizes_medium_width" numeric,
  	"sizes_medium_height" numeric,
  	"sizes_medium_mime_type" varchar,
  	"sizes_medium_filesize" numeric,
  	"sizes_medium_filename" varchar,
  	"sizes_large_url" varchar,
  	"sizes_large_width" numeric,
  	"sizes_large_height" numeric,
  	"sizes_large_mime_type" varchar,
  	"sizes_large_filesize" numeric,
  	"sizes_large_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"origin_name" varchar,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "staff_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" integer,
  	"news_types_id" integer,
  	"documents_id" integer,
  	"document_types_id" integer,
  	"document_issuers_id" integer,
  	"services_id" integer,
  	"audiences_id" integer,
  	"service_topics_id" integer,
  	"life_situations_id" integer,
  	"service_centers_id" integer,
  	"service_reports_id" integer,
  	"faq_id" integer,
  	"faq_topics_id" integer,
  	"useful_links_id" integer,
  	"media_id" integer,
  	"files_id" integer,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_projects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"link" varchar
  );
  
  CREATE TABLE "home_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar DEFAULT 'Чем помочь?',
  	"panorama_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "_home_v_version_projects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"image_id" integer,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_question" varchar DEFAULT 'Чем помочь?',
  	"version_panorama_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer
  );
  
  CREATE TABLE "alert" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enabled" boolean DEFAULT false,
  	"level" "enum_alert_level" DEFAULT 'info' NOT NULL,
  	"text" varchar,
  	"link" varchar,
  	"from" timestamp(3) with time zone,
  	"to" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_alert_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_enabled" boolean DEFAULT false,
  	"version_level" "enum__alert_v_version_level" DEFAULT 'info' NOT NULL,
  	"version_text" varchar,
  	"version_link" varchar,
  	"version_from" timestamp(3) with time zone,
  	"version_to" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "settings_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "settings_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "settings_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"icon" "enum_settings_socials_icon" DEFAULT 'link' NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"city" varchar NOT NULL,
  	"city_genitive" varchar NOT NULL,
  	"republic" varchar NOT NULL,
  	"administration" varchar NOT NULL,
  	"emblem_id" integer,
  	"card_id" integer,
  	"address" varchar NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"duty_phone" varchar,
  	"email" varchar,
  	"hours" varchar,
  	"tourism_url" varchar,
  	"geoportal_url" varchar,
  	"yandex_maps_key" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_settings_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"icon" "enum__settings_v_version_socials_icon" DEFAULT 'link' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_city" varchar NOT NULL,
  	"version_city_genitive" varchar NOT NULL,
  	"version_republic" varchar NOT NULL,
  	"version_administration" varchar NOT NULL,
  	"version_emblem_id" integer,
  	"version_card_id" integer,
  	"version_address" varchar NOT NULL,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_duty_phone" varchar,
  	"version_email" varchar,
  	"version_hours" varchar,
  	"version_tourism_url" varchar,
  	"version_geoportal_url" varchar,
  	"version_yandex_maps_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "mayor_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar,
  	"icon" "enum_mayor_socials_icon" DEFAULT 'link'
  );
  
  CREATE TABLE "mayor" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"surname" varchar,
  	"name" varchar,
  	"patronymic" varchar,
  	"description" varchar,
  	"reception" varchar,
  	"email" varchar,
  	"head_image_id" integer,
  	"_status" "enum_mayor_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_mayor_v_version_socials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar,
  	"icon" "enum__mayor_v_version_socials_icon" DEFAULT 'link',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_mayor_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_surname" varchar,
  	"version_name" varchar,
  	"version_patronymic" varchar,
  	"version_description" varchar,
  	"version_reception" varchar,
  	"version_email" varchar,
  	"version_head_image_id" integer,
  	"version__status" "enum__mayor_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "services_about" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"_status" "enum_services_about_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "services_about_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_services_about_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version__status" "enum__services_about_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_services_about_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  ALTER TABLE "news" ADD CONSTRAINT "news_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_type_id_news_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."news_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_texts" ADD CONSTRAINT "news_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_type_id_news_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."news_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_texts" ADD CONSTRAINT "_news_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_relations" ADD CONSTRAINT "documents_relations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents_relations" ADD CONSTRAINT "documents_relations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_type_id_document_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."document_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_issuer_id_document_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."document_issuers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents_rels" ADD CONSTRAINT "documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_rels" ADD CONSTRAINT "documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_documents_v_version_relations" ADD CONSTRAINT "_documents_v_version_relations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v_version_relations" ADD CONSTRAINT "_documents_v_version_relations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_documents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_parent_id_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_version_type_id_document_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "public"."document_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_version_issuer_id_document_issuers_id_fk" FOREIGN KEY ("version_issuer_id") REFERENCES "public"."document_issuers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v_rels" ADD CONSTRAINT "_documents_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_documents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_documents_v_rels" ADD CONSTRAINT "_documents_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_ways" ADD CONSTRAINT "services_ways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_regulation_id_documents_id_fk" FOREIGN KEY ("regulation_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_topic_id_service_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."service_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_audiences_fk" FOREIGN KEY ("audiences_id") REFERENCES "public"."audiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_life_situations_fk" FOREIGN KEY ("life_situations_id") REFERENCES "public"."life_situations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_ways" ADD CONSTRAINT "_services_v_version_ways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_regulation_id_documents_id_fk" FOREIGN KEY ("version_regulation_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_topic_id_service_topics_id_fk" FOREIGN KEY ("version_topic_id") REFERENCES "public"."service_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_audiences_fk" FOREIGN KEY ("audiences_id") REFERENCES "public"."audiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_life_situations_fk" FOREIGN KEY ("life_situations_id") REFERENCES "public"."life_situations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_centers_phones" ADD CONSTRAINT "service_centers_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_centers_hours" ADD CONSTRAINT "service_centers_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_centers_v_version_phones" ADD CONSTRAINT "_service_centers_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_centers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_centers_v_version_hours" ADD CONSTRAINT "_service_centers_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_centers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_centers_v" ADD CONSTRAINT "_service_centers_v_parent_id_service_centers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_centers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_reports_rels" ADD CONSTRAINT "service_reports_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_reports_rels" ADD CONSTRAINT "service_reports_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_reports_v" ADD CONSTRAINT "_service_reports_v_parent_id_service_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_reports_v_rels" ADD CONSTRAINT "_service_reports_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_reports_v_rels" ADD CONSTRAINT "_service_reports_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq" ADD CONSTRAINT "faq_topic_id_faq_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."faq_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq" ADD CONSTRAINT "faq_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_parent_id_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_version_topic_id_faq_topics_id_fk" FOREIGN KEY ("version_topic_id") REFERENCES "public"."faq_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_version_service_id_services_id_fk" FOREIGN KEY ("version_service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_types_fk" FOREIGN KEY ("news_types_id") REFERENCES "public"."news_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_types_fk" FOREIGN KEY ("document_types_id") REFERENCES "public"."document_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_issuers_fk" FOREIGN KEY ("document_issuers_id") REFERENCES "public"."document_issuers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audiences_fk" FOREIGN KEY ("audiences_id") REFERENCES "public"."audiences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_topics_fk" FOREIGN KEY ("service_topics_id") REFERENCES "public"."service_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_life_situations_fk" FOREIGN KEY ("life_situations_id") REFERENCES "public"."life_situations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_centers_fk" FOREIGN KEY ("service_centers_id") REFERENCES "public"."service_centers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_reports_fk" FOREIGN KEY ("service_reports_id") REFERENCES "public"."service_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_topics_fk" FOREIGN KEY ("faq_topics_id") REFERENCES "public"."faq_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_useful_links_fk" FOREIGN KEY ("useful_links_id") REFERENCES "public"."useful_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_projects" ADD CONSTRAINT "home_projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_projects" ADD CONSTRAINT "home_projects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_facts" ADD CONSTRAINT "home_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_panorama_id_media_id_fk" FOREIGN KEY ("panorama_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_projects" ADD CONSTRAINT "_home_v_version_projects_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_projects" ADD CONSTRAINT "_home_v_version_projects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_facts" ADD CONSTRAINT "_home_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_panorama_id_media_id_fk" FOREIGN KEY ("version_panorama_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_phones" ADD CONSTRAINT "settings_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer_columns_links" ADD CONSTRAINT "settings_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer_columns" ADD CONSTRAINT "settings_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_socials" ADD CONSTRAINT "settings_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_emblem_id_media_id_fk" FOREIGN KEY ("emblem_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_card_id_media_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_rels" ADD CONSTRAINT "settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_rels" ADD CONSTRAINT "settings_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_phones" ADD CONSTRAINT "_settings_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_footer_columns_links" ADD CONSTRAINT "_settings_v_version_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_footer_columns" ADD CONSTRAINT "_settings_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_socials" ADD CONSTRAINT "_settings_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_emblem_id_media_id_fk" FOREIGN KEY ("version_emblem_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_card_id_media_id_fk" FOREIGN KEY ("version_card_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_rels" ADD CONSTRAINT "_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_rels" ADD CONSTRAINT "_settings_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mayor_socials" ADD CONSTRAINT "mayor_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mayor"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mayor" ADD CONSTRAINT "mayor_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mayor_v_version_socials" ADD CONSTRAINT "_mayor_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mayor_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mayor_v" ADD CONSTRAINT "_mayor_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_about_rels" ADD CONSTRAINT "services_about_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services_about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_about_rels" ADD CONSTRAINT "services_about_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_about_v_rels" ADD CONSTRAINT "_services_about_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_about_v_rels" ADD CONSTRAINT "_services_about_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_head_image_idx" ON "news" USING btree ("head_image_id");
  CREATE INDEX "news_type_idx" ON "news" USING btree ("type_id");
  CREATE INDEX "news_type_code_idx" ON "news" USING btree ("type_code");
  CREATE INDEX "news_slug_idx" ON "news" USING btree ("slug");
  CREATE INDEX "news_published_at_idx" ON "news" USING btree ("published_at");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "news_texts_order_parent" ON "news_texts" USING btree ("order","parent_id");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_media_id_idx" ON "news_rels" USING btree ("media_id");
  CREATE INDEX "news_rels_files_id_idx" ON "news_rels" USING btree ("files_id");
  CREATE INDEX "news_rels_news_id_idx" ON "news_rels" USING btree ("news_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_head_image_idx" ON "_news_v" USING btree ("version_head_image_id");
  CREATE INDEX "_news_v_version_version_type_idx" ON "_news_v" USING btree ("version_type_id");
  CREATE INDEX "_news_v_version_version_type_code_idx" ON "_news_v" USING btree ("version_type_code");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_published_at_idx" ON "_news_v" USING btree ("version_published_at");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_news_v_texts_order_parent" ON "_news_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_media_id_idx" ON "_news_v_rels" USING btree ("media_id");
  CREATE INDEX "_news_v_rels_files_id_idx" ON "_news_v_rels" USING btree ("files_id");
  CREATE INDEX "_news_v_rels_news_id_idx" ON "_news_v_rels" USING btree ("news_id");
  CREATE UNIQUE INDEX "news_types_code_idx" ON "news_types" USING btree ("code");
  CREATE INDEX "news_types_updated_at_idx" ON "news_types" USING btree ("updated_at");
  CREATE INDEX "news_types_created_at_idx" ON "news_types" USING btree ("created_at");
  CREATE INDEX "documents_relations_order_idx" ON "documents_relations" USING btree ("_order");
  CREATE INDEX "documents_relations_parent_id_idx" ON "documents_relations" USING btree ("_parent_id");
  CREATE INDEX "documents_relations_document_idx" ON "documents_relations" USING btree ("document_id");
  CREATE INDEX "documents_type_idx" ON "documents" USING btree ("type_id");
  CREATE INDEX "documents_number_idx" ON "documents" USING btree ("number");
  CREATE INDEX "documents_date_idx" ON "documents" USING btree ("date");
  CREATE INDEX "documents_issuer_idx" ON "documents" USING btree ("issuer_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE INDEX "documents__status_idx" ON "documents" USING btree ("_status");
  CREATE INDEX "documents_rels_order_idx" ON "documents_rels" USING btree ("order");
  CREATE INDEX "documents_rels_parent_idx" ON "documents_rels" USING btree ("parent_id");
  CREATE INDEX "documents_rels_path_idx" ON "documents_rels" USING btree ("path");
  CREATE INDEX "documents_rels_files_id_idx" ON "documents_rels" USING btree ("files_id");
  CREATE INDEX "_documents_v_version_relations_order_idx" ON "_documents_v_version_relations" USING btree ("_order");
  CREATE INDEX "_documents_v_version_relations_parent_id_idx" ON "_documents_v_version_relations" USING btree ("_parent_id");
  CREATE INDEX "_documents_v_version_relations_document_idx" ON "_documents_v_version_relations" USING btree ("document_id");
  CREATE INDEX "_documents_v_parent_idx" ON "_documents_v" USING btree ("parent_id");
  CREATE INDEX "_documents_v_version_version_type_idx" ON "_documents_v" USING btree ("version_type_id");
  CREATE INDEX "_documents_v_version_version_number_idx" ON "_documents_v" USING btree ("version_number");
  CREATE INDEX "_documents_v_version_version_date_idx" ON "_documents_v" USING btree ("version_date");
  CREATE INDEX "_documents_v_version_version_issuer_idx" ON "_documents_v" USING btree ("version_issuer_id");
  CREATE INDEX "_documents_v_version_version_updated_at_idx" ON "_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_documents_v_version_version_created_at_idx" ON "_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_documents_v_version_version__status_idx" ON "_documents_v" USING btree ("version__status");
  CREATE INDEX "_documents_v_created_at_idx" ON "_documents_v" USING btree ("created_at");
  CREATE INDEX "_documents_v_updated_at_idx" ON "_documents_v" USING btree ("updated_at");
  CREATE INDEX "_documents_v_latest_idx" ON "_documents_v" USING btree ("latest");
  CREATE INDEX "_documents_v_autosave_idx" ON "_documents_v" USING btree ("autosave");
  CREATE INDEX "_documents_v_rels_order_idx" ON "_documents_v_rels" USING btree ("order");
  CREATE INDEX "_documents_v_rels_parent_idx" ON "_documents_v_rels" USING btree ("parent_id");
  CREATE INDEX "_documents_v_rels_path_idx" ON "_documents_v_rels" USING btree ("path");
  CREATE INDEX "_documents_v_rels_files_id_idx" ON "_documents_v_rels" USING btree ("files_id");
  CREATE INDEX "document_types_position_idx" ON "document_types" USING btree ("position");
  CREATE INDEX "document_types_updated_at_idx" ON "document_types" USING btree ("updated_at");
  CREATE INDEX "document_types_created_at_idx" ON "document_types" USING btree ("created_at");
  CREATE INDEX "document_issuers_position_idx" ON "document_issuers" USING btree ("position");
  CREATE INDEX "document_issuers_updated_at_idx" ON "document_issuers" USING btree ("updated_at");
  CREATE INDEX "document_issuers_created_at_idx" ON "document_issuers" USING btree ("created_at");
  CREATE INDEX "services_ways_order_idx" ON "services_ways" USING btree ("_order");
  CREATE INDEX "services_ways_parent_id_idx" ON "services_ways" USING btree ("_parent_id");
  CREATE INDEX "services_regulation_idx" ON "services" USING btree ("regulation_id");
  CREATE INDEX "services_topic_idx" ON "services" USING btree ("topic_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "services_rels_order_idx" ON "services_rels" USING btree ("order");
  CREATE INDEX "services_rels_parent_idx" ON "services_rels" USING btree ("parent_id");
  CREATE INDEX "services_rels_path_idx" ON "services_rels" USING btree ("path");
  CREATE INDEX "services_rels_files_id_idx" ON "services_rels" USING btree ("files_id");
  CREATE INDEX "services_rels_audiences_id_idx" ON "services_rels" USING btree ("audiences_id");
  CREATE INDEX "services_rels_life_situations_id_idx" ON "services_rels" USING btree ("life_situations_id");
  CREATE INDEX "_services_v_version_ways_order_idx" ON "_services_v_version_ways" USING btree ("_order");
  CREATE INDEX "_services_v_version_ways_parent_id_idx" ON "_services_v_version_ways" USING btree ("_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_regulation_idx" ON "_services_v" USING btree ("version_regulation_id");
  CREATE INDEX "_services_v_version_version_topic_idx" ON "_services_v" USING btree ("version_topic_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "_services_v_autosave_idx" ON "_services_v" USING btree ("autosave");
  CREATE INDEX "_services_v_rels_order_idx" ON "_services_v_rels" USING btree ("order");
  CREATE INDEX "_services_v_rels_parent_idx" ON "_services_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_v_rels_path_idx" ON "_services_v_rels" USING btree ("path");
  CREATE INDEX "_services_v_rels_files_id_idx" ON "_services_v_rels" USING btree ("files_id");
  CREATE INDEX "_services_v_rels_audiences_id_idx" ON "_services_v_rels" USING btree ("audiences_id");
  CREATE INDEX "_services_v_rels_life_situations_id_idx" ON "_services_v_rels" USING btree ("life_situations_id");
  CREATE INDEX "audiences_position_idx" ON "audiences" USING btree ("position");
  CREATE INDEX "audiences_updated_at_idx" ON "audiences" USING btree ("updated_at");
  CREATE INDEX "audiences_created_at_idx" ON "audiences" USING btree ("created_at");
  CREATE INDEX "service_topics_position_idx" ON "service_topics" USING btree ("position");
  CREATE INDEX "service_topics_updated_at_idx" ON "service_topics" USING btree ("updated_at");
  CREATE INDEX "service_topics_created_at_idx" ON "service_topics" USING btree ("created_at");
  CREATE INDEX "life_situations_position_idx" ON "life_situations" USING btree ("position");
  CREATE INDEX "life_situations_updated_at_idx" ON "life_situations" USING btree ("updated_at");
  CREATE INDEX "life_situations_created_at_idx" ON "life_situations" USING btree ("created_at");
  CREATE INDEX "service_centers_phones_order_idx" ON "service_centers_phones" USING btree ("_order");
  CREATE INDEX "service_centers_phones_parent_id_idx" ON "service_centers_phones" USING btree ("_parent_id");
  CREATE INDEX "service_centers_hours_order_idx" ON "service_centers_hours" USING btree ("_order");
  CREATE INDEX "service_centers_hours_parent_id_idx" ON "service_centers_hours" USING btree ("_parent_id");
  CREATE INDEX "service_centers_updated_at_idx" ON "service_centers" USING btree ("updated_at");
  CREATE INDEX "service_centers_created_at_idx" ON "service_centers" USING btree ("created_at");
  CREATE INDEX "service_centers__status_idx" ON "service_centers" USING btree ("_status");
  CREATE INDEX "_service_centers_v_version_phones_order_idx" ON "_service_centers_v_version_phones" USING btree ("_order");
  CREATE INDEX "_service_centers_v_version_phones_parent_id_idx" ON "_service_centers_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_service_centers_v_version_hours_order_idx" ON "_service_centers_v_version_hours" USING btree ("_order");
  CREATE INDEX "_service_centers_v_version_hours_parent_id_idx" ON "_service_centers_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_service_centers_v_parent_idx" ON "_service_centers_v" USING btree ("parent_id");
  CREATE INDEX "_service_centers_v_version_version_updated_at_idx" ON "_service_centers_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_centers_v_version_version_created_at_idx" ON "_service_centers_v" USING btree ("version_created_at");
  CREATE INDEX "_service_centers_v_version_version__status_idx" ON "_service_centers_v" USING btree ("version__status");
  CREATE INDEX "_service_centers_v_created_at_idx" ON "_service_centers_v" USING btree ("created_at");
  CREATE INDEX "_service_centers_v_updated_at_idx" ON "_service_centers_v" USING btree ("updated_at");
  CREATE INDEX "_service_centers_v_latest_idx" ON "_service_centers_v" USING btree ("latest");
  CREATE INDEX "service_reports_year_idx" ON "service_reports" USING btree ("year");
  CREATE INDEX "service_reports_updated_at_idx" ON "service_reports" USING btree ("updated_at");
  CREATE INDEX "service_reports_created_at_idx" ON "service_reports" USING btree ("created_at");
  CREATE INDEX "service_reports__status_idx" ON "service_reports" USING btree ("_status");
  CREATE INDEX "service_reports_rels_order_idx" ON "service_reports_rels" USING btree ("order");
  CREATE INDEX "service_reports_rels_parent_idx" ON "service_reports_rels" USING btree ("parent_id");
  CREATE INDEX "service_reports_rels_path_idx" ON "service_reports_rels" USING btree ("path");
  CREATE INDEX "service_reports_rels_files_id_idx" ON "service_reports_rels" USING btree ("files_id");
  CREATE INDEX "_service_reports_v_parent_idx" ON "_service_reports_v" USING btree ("parent_id");
  CREATE INDEX "_service_reports_v_version_version_year_idx" ON "_service_reports_v" USING btree ("version_year");
  CREATE INDEX "_service_reports_v_version_version_updated_at_idx" ON "_service_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_reports_v_version_version_created_at_idx" ON "_service_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_service_reports_v_version_version__status_idx" ON "_service_reports_v" USING btree ("version__status");
  CREATE INDEX "_service_reports_v_created_at_idx" ON "_service_reports_v" USING btree ("created_at");
  CREATE INDEX "_service_reports_v_updated_at_idx" ON "_service_reports_v" USING btree ("updated_at");
  CREATE INDEX "_service_reports_v_latest_idx" ON "_service_reports_v" USING btree ("latest");
  CREATE INDEX "_service_reports_v_rels_order_idx" ON "_service_reports_v_rels" USING btree ("order");
  CREATE INDEX "_service_reports_v_rels_parent_idx" ON "_service_reports_v_rels" USING btree ("parent_id");
  CREATE INDEX "_service_reports_v_rels_path_idx" ON "_service_reports_v_rels" USING btree ("path");
  CREATE INDEX "_service_reports_v_rels_files_id_idx" ON "_service_reports_v_rels" USING btree ("files_id");
  CREATE INDEX "faq_topic_idx" ON "faq" USING btree ("topic_id");
  CREATE INDEX "faq_service_idx" ON "faq" USING btree ("service_id");
  CREATE INDEX "faq_position_idx" ON "faq" USING btree ("position");
  CREATE INDEX "faq_updated_at_idx" ON "faq" USING btree ("updated_at");
  CREATE INDEX "faq_created_at_idx" ON "faq" USING btree ("created_at");
  CREATE INDEX "faq__status_idx" ON "faq" USING btree ("_status");
  CREATE INDEX "_faq_v_parent_idx" ON "_faq_v" USING btree ("parent_id");
  CREATE INDEX "_faq_v_version_version_topic_idx" ON "_faq_v" USING btree ("version_topic_id");
  CREATE INDEX "_faq_v_version_version_service_idx" ON "_faq_v" USING btree ("version_service_id");
  CREATE INDEX "_faq_v_version_version_position_idx" ON "_faq_v" USING btree ("version_position");
  CREATE INDEX "_faq_v_version_version_updated_at_idx" ON "_faq_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_v_version_version_created_at_idx" ON "_faq_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_v_version_version__status_idx" ON "_faq_v" USING btree ("version__status");
  CREATE INDEX "_faq_v_created_at_idx" ON "_faq_v" USING btree ("created_at");
  CREATE INDEX "_faq_v_updated_at_idx" ON "_faq_v" USING btree ("updated_at");
  CREATE INDEX "_faq_v_latest_idx" ON "_faq_v" USING btree ("latest");
  CREATE INDEX "faq_topics_position_idx" ON "faq_topics" USING btree ("position");
  CREATE INDEX "faq_topics_updated_at_idx" ON "faq_topics" USING btree ("updated_at");
  CREATE INDEX "faq_topics_created_at_idx" ON "faq_topics" USING btree ("created_at");
  CREATE INDEX "useful_links_type_idx" ON "useful_links" USING btree ("type");
  CREATE INDEX "useful_links_position_idx" ON "useful_links" USING btree ("position");
  CREATE INDEX "useful_links_updated_at_idx" ON "useful_links" USING btree ("updated_at");
  CREATE INDEX "useful_links_created_at_idx" ON "useful_links" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
  CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE INDEX "staff_roles_order_idx" ON "staff_roles" USING btree ("order");
  CREATE INDEX "staff_roles_parent_idx" ON "staff_roles" USING btree ("parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_news_types_id_idx" ON "payload_locked_documents_rels" USING btree ("news_types_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_document_types_id_idx" ON "payload_locked_documents_rels" USING btree ("document_types_id");
  CREATE INDEX "payload_locked_documents_rels_document_issuers_id_idx" ON "payload_locked_documents_rels" USING btree ("document_issuers_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_audiences_id_idx" ON "payload_locked_documents_rels" USING btree ("audiences_id");
  CREATE INDEX "payload_locked_documents_rels_service_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("service_topics_id");
  CREATE INDEX "payload_locked_documents_rels_life_situations_id_idx" ON "payload_locked_documents_rels" USING btree ("life_situations_id");
  CREATE INDEX "payload_locked_documents_rels_service_centers_id_idx" ON "payload_locked_documents_rels" USING btree ("service_centers_id");
  CREATE INDEX "payload_locked_documents_rels_service_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("service_reports_id");
  CREATE INDEX "payload_locked_documents_rels_faq_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_id");
  CREATE INDEX "payload_locked_documents_rels_faq_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_topics_id");
  CREATE INDEX "payload_locked_documents_rels_useful_links_id_idx" ON "payload_locked_documents_rels" USING btree ("useful_links_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_projects_order_idx" ON "home_projects" USING btree ("_order");
  CREATE INDEX "home_projects_parent_id_idx" ON "home_projects" USING btree ("_parent_id");
  CREATE INDEX "home_projects_image_idx" ON "home_projects" USING btree ("image_id");
  CREATE INDEX "home_facts_order_idx" ON "home_facts" USING btree ("_order");
  CREATE INDEX "home_facts_parent_id_idx" ON "home_facts" USING btree ("_parent_id");
  CREATE INDEX "home_panorama_idx" ON "home" USING btree ("panorama_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_services_id_idx" ON "home_rels" USING btree ("services_id");
  CREATE INDEX "_home_v_version_projects_order_idx" ON "_home_v_version_projects" USING btree ("_order");
  CREATE INDEX "_home_v_version_projects_parent_id_idx" ON "_home_v_version_projects" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_projects_image_idx" ON "_home_v_version_projects" USING btree ("image_id");
  CREATE INDEX "_home_v_version_facts_order_idx" ON "_home_v_version_facts" USING btree ("_order");
  CREATE INDEX "_home_v_version_facts_parent_id_idx" ON "_home_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_version_panorama_idx" ON "_home_v" USING btree ("version_panorama_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "_home_v_autosave_idx" ON "_home_v" USING btree ("autosave");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_services_id_idx" ON "_home_v_rels" USING btree ("services_id");
  CREATE INDEX "_alert_v_created_at_idx" ON "_alert_v" USING btree ("created_at");
  CREATE INDEX "_alert_v_updated_at_idx" ON "_alert_v" USING btree ("updated_at");
  CREATE INDEX "settings_phones_order_idx" ON "settings_phones" USING btree ("_order");
  CREATE INDEX "settings_phones_parent_id_idx" ON "settings_phones" USING btree ("_parent_id");
  CREATE INDEX "settings_footer_columns_links_order_idx" ON "settings_footer_columns_links" USING btree ("_order");
  CREATE INDEX "settings_footer_columns_links_parent_id_idx" ON "settings_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "settings_footer_columns_order_idx" ON "settings_footer_columns" USING btree ("_order");
  CREATE INDEX "settings_footer_columns_parent_id_idx" ON "settings_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "settings_socials_order_idx" ON "settings_socials" USING btree ("_order");
  CREATE INDEX "settings_socials_parent_id_idx" ON "settings_socials" USING btree ("_parent_id");
  CREATE INDEX "settings_emblem_idx" ON "settings" USING btree ("emblem_id");
  CREATE INDEX "settings_card_idx" ON "settings" USING btree ("card_id");
  CREATE INDEX "settings_rels_order_idx" ON "settings_rels" USING btree ("order");
  CREATE INDEX "settings_rels_parent_idx" ON "settings_rels" USING btree ("parent_id");
  CREATE INDEX "settings_rels_path_idx" ON "settings_rels" USING btree ("path");
  CREATE INDEX "settings_rels_files_id_idx" ON "settings_rels" USING btree ("files_id");
  CREATE INDEX "_settings_v_version_phones_order_idx" ON "_settings_v_version_phones" USING btree ("_order");
  CREATE INDEX "_settings_v_version_phones_parent_id_idx" ON "_settings_v_version_phones" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_footer_columns_links_order_idx" ON "_settings_v_version_footer_columns_links" USING btree ("_order");
  CREATE INDEX "_settings_v_version_footer_columns_links_parent_id_idx" ON "_settings_v_version_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_footer_columns_order_idx" ON "_settings_v_version_footer_columns" USING btree ("_order");
  CREATE INDEX "_settings_v_version_footer_columns_parent_id_idx" ON "_settings_v_version_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_socials_order_idx" ON "_settings_v_version_socials" USING btree ("_order");
  CREATE INDEX "_settings_v_version_socials_parent_id_idx" ON "_settings_v_version_socials" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_version_emblem_idx" ON "_settings_v" USING btree ("version_emblem_id");
  CREATE INDEX "_settings_v_version_version_card_idx" ON "_settings_v" USING btree ("version_card_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_rels_order_idx" ON "_settings_v_rels" USING btree ("order");
  CREATE INDEX "_settings_v_rels_parent_idx" ON "_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_settings_v_rels_path_idx" ON "_settings_v_rels" USING btree ("path");
  CREATE INDEX "_settings_v_rels_files_id_idx" ON "_settings_v_rels" USING btree ("files_id");
  CREATE INDEX "mayor_socials_order_idx" ON "mayor_socials" USING btree ("_order");
  CREATE INDEX "mayor_socials_parent_id_idx" ON "mayor_socials" USING btree ("_parent_id");
  CREATE INDEX "mayor_head_image_idx" ON "mayor" USING btree ("head_image_id");
  CREATE INDEX "mayor__status_idx" ON "mayor" USING btree ("_status");
  CREATE INDEX "_mayor_v_version_socials_order_idx" ON "_mayor_v_version_socials" USING btree ("_order");
  CREATE INDEX "_mayor_v_version_socials_parent_id_idx" ON "_mayor_v_version_socials" USING btree ("_parent_id");
  CREATE INDEX "_mayor_v_version_version_head_image_idx" ON "_mayor_v" USING btree ("version_head_image_id");
  CREATE INDEX "_mayor_v_version_version__status_idx" ON "_mayor_v" USING btree ("version__status");
  CREATE INDEX "_mayor_v_created_at_idx" ON "_mayor_v" USING btree ("created_at");
  CREATE INDEX "_mayor_v_updated_at_idx" ON "_mayor_v" USING btree ("updated_at");
  CREATE INDEX "_mayor_v_latest_idx" ON "_mayor_v" USING btree ("latest");
  CREATE INDEX "_mayor_v_autosave_idx" ON "_mayor_v" USING btree ("autosave");
  CREATE INDEX "services_about__status_idx" ON "services_about" USING btree ("_status");
  CREATE INDEX "services_about_rels_order_idx" ON "services_about_rels" USING btree ("order");
  CREATE INDEX "services_about_rels_parent_idx" ON "services_about_rels" USING btree ("parent_id");
  CREATE INDEX "services_about_rels_path_idx" ON "services_about_rels" USING btree ("path");
  CREATE INDEX "services_about_rels_files_id_idx" ON "services_about_rels" USING btree ("files_id");
  CREATE INDEX "_services_about_v_version_version__status_idx" ON "_services_about_v" USING btree ("version__status");
  CREATE INDEX "_services_about_v_created_at_idx" ON "_services_about_v" USING btree ("created_at");
  CREATE INDEX "_services_about_v_updated_at_idx" ON "_services_about_v" USING btree ("updated_at");
  CREATE INDEX "_services_about_v_latest_idx" ON "_services_about_v" USING btree ("latest");
  CREATE INDEX "_services_about_v_autosave_idx" ON "_services_about_v" USING btree ("autosave");
  CREATE INDEX "_services_about_v_rels_order_idx" ON "_services_about_v_rels" USING btree ("order");
  CREATE INDEX "_services_about_v_rels_parent_idx" ON "_services_about_v_rels" USING btree ("parent_id");
  CREATE INDEX "_services_about_v_rels_path_idx" ON "_services_about_v_rels" USING btree ("path");
  CREATE INDEX "_services_about_v_rels_files_id_idx" ON "_services_about_v_rels" USING btree ("files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "news" CASCADE;
  DROP TABLE "news_texts" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_texts" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "news_types" CASCADE;
  DROP TABLE "documents_relations" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "documents_rels" CASCADE;
  DROP TABLE "_documents_v_version_relations" CASCADE;
  DROP TABLE "_documents_v" CASCADE;
  DROP TABLE "_documents_v_rels" CASCADE;
  DROP TABLE "document_types" CASCADE;
  DROP TABLE "document_issuers" CASCADE;
  DROP TABLE "services_ways" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_rels" CASCADE;
  DROP TABLE "_services_v_version_ways" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_rels" CASCADE;
  DROP TABLE "audiences" CASCADE;
  DROP TABLE "service_topics" CASCADE;
  DROP TABLE "life_situations" CASCADE;
  DROP TABLE "service_centers_phones" CASCADE;
  DROP TABLE "service_centers_hours" CASCADE;
  DROP TABLE "service_centers" CASCADE;
  DROP TABLE "_service_centers_v_version_phones" CASCADE;
  DROP TABLE "_service_centers_v_version_hours" CASCADE;
  DROP TABLE "_service_centers_v" CASCADE;
  DROP TABLE "service_reports" CASCADE;
  DROP TABLE "service_reports_rels" CASCADE;
  DROP TABLE "_service_reports_v" CASCADE;
  DROP TABLE "_service_reports_v_rels" CASCADE;
  DROP TABLE "faq" CASCADE;
  DROP TABLE "_faq_v" CASCADE;
  DROP TABLE "faq_topics" CASCADE;
  DROP TABLE "useful_links" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "staff_roles" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_projects" CASCADE;
  DROP TABLE "home_facts" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "_home_v_version_projects" CASCADE;
  DROP TABLE "_home_v_version_facts" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "alert" CASCADE;
  DROP TABLE "_alert_v" CASCADE;
  DROP TABLE "settings_phones" CASCADE;
  DROP TABLE "settings_footer_columns_links" CASCADE;
  DROP TABLE "settings_footer_columns" CASCADE;
  DROP TABLE "settings_socials" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_rels" CASCADE;
  DROP TABLE "_settings_v_version_phones" CASCADE;
  DROP TABLE "_settings_v_version_footer_columns_links" CASCADE;
  DROP TABLE "_settings_v_version_footer_columns" CASCADE;
  DROP TABLE "_settings_v_version_socials" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_rels" CASCADE;
  DROP TABLE "mayor_socials" CASCADE;
  DROP TABLE "mayor" CASCADE;
  DROP TABLE "_mayor_v_version_socials" CASCADE;
  DROP TABLE "_mayor_v" CASCADE;
  DROP TABLE "services_about" CASCADE;
  DROP TABLE "services_about_rels" CASCADE;
  DROP TABLE "_services_about_v" CASCADE;
  DROP TABLE "_services_about_v_rels" CASCADE;
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_documents_relations_kind";
  DROP TYPE "public"."enum_documents_state";
  DROP TYPE "public"."enum_documents_status";
  DROP TYPE "public"."enum__documents_v_version_relations_kind";
  DROP TYPE "public"."enum__documents_v_version_state";
  DROP TYPE "public"."enum__documents_v_version_status";
  DROP TYPE "public"."enum_services_ways_kind";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_ways_kind";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_service_centers_hours_weekday";
  DROP TYPE "public"."enum_service_centers_status";
  DROP TYPE "public"."enum__service_centers_v_version_hours_weekday";
  DROP TYPE "public"."enum__service_centers_v_version_status";
  DROP TYPE "public"."enum_service_reports_kind";
  DROP TYPE "public"."enum_service_reports_status";
  DROP TYPE "public"."enum__service_reports_v_version_kind";
  DROP TYPE "public"."enum__service_reports_v_version_status";
  DROP TYPE "public"."enum_faq_status";
  DROP TYPE "public"."enum__faq_v_version_status";
  DROP TYPE "public"."enum_useful_links_type";
  DROP TYPE "public"."enum_staff_roles";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_alert_level";
  DROP TYPE "public"."enum__alert_v_version_level";
  DROP TYPE "public"."enum_settings_socials_icon";
  DROP TYPE "public"."enum__settings_v_version_socials_icon";
  DROP TYPE "public"."enum_mayor_socials_icon";
  DROP TYPE "public"."enum_mayor_status";
  DROP TYPE "public"."enum__mayor_v_version_socials_icon";
  DROP TYPE "public"."enum__mayor_v_version_status";
  DROP TYPE "public"."enum_services_about_status";
  DROP TYPE "public"."enum__services_about_v_version_status";`)
}
