-- Tables of the collections and globals, as Payload wrote them. Names carry no schema: adoption makes the same tables in another one.
CREATE TYPE "enum_news_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__news_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_documents_relations_kind" AS ENUM('amends', 'repeals', 'amendedBy', 'repealedBy', 'basis');
CREATE TYPE "enum_documents_state" AS ENUM('active', 'amended', 'repealed', 'draft');
CREATE TYPE "enum_documents_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__documents_v_version_relations_kind" AS ENUM('amends', 'repeals', 'amendedBy', 'repealedBy', 'basis');
CREATE TYPE "enum__documents_v_version_state" AS ENUM('active', 'amended', 'repealed', 'draft');
CREATE TYPE "enum__documents_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_services_ways_kind" AS ENUM('office', 'center', 'post', 'online');
CREATE TYPE "enum_services_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__services_v_version_ways_kind" AS ENUM('office', 'center', 'post', 'online');
CREATE TYPE "enum__services_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_service_centers_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum_service_centers_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__service_centers_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum__service_centers_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_service_reports_kind" AS ENUM('report', 'methodical');
CREATE TYPE "enum_service_reports_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__service_reports_v_version_kind" AS ENUM('report', 'methodical');
CREATE TYPE "enum__service_reports_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_faq_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__faq_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_organizations_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum_organizations_kind" AS ENUM('authority', 'department', 'institution', 'enterprise');
CREATE TYPE "enum_organizations_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__organizations_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum__organizations_v_version_kind" AS ENUM('authority', 'department', 'institution', 'enterprise');
CREATE TYPE "enum__organizations_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_ministers_reception_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum_ministers_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__ministers_v_version_reception_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum__ministers_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_activity_items_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__activity_items_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_projects_stage" AS ENUM('planned', 'design', 'works', 'done', 'paused');
CREATE TYPE "enum_projects_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__projects_v_version_stage" AS ENUM('planned', 'design', 'works', 'done', 'paused');
CREATE TYPE "enum__projects_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_duty_services_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum_duty_services_kind" AS ENUM('emergency', 'dispatch', 'utility', 'housing', 'city');
CREATE TYPE "enum_duty_services_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__duty_services_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum__duty_services_v_version_kind" AS ENUM('emergency', 'dispatch', 'utility', 'housing', 'city');
CREATE TYPE "enum__duty_services_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_mayor_activities_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__mayor_activities_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_galleries_owner" AS ENUM('city', 'mayor');
CREATE TYPE "enum_galleries_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__galleries_v_version_owner" AS ENUM('city', 'mayor');
CREATE TYPE "enum__galleries_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_posters_age" AS ENUM('0', '6', '12', '16', '18');
CREATE TYPE "enum_posters_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__posters_v_version_age" AS ENUM('0', '6', '12', '16', '18');
CREATE TYPE "enum__posters_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_media_outlets_kind" AS ENUM('newspaper', 'magazine', 'tv', 'radio', 'online');
CREATE TYPE "enum_media_outlets_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__media_outlets_v_version_kind" AS ENUM('newspaper', 'magazine', 'tv', 'radio', 'online');
CREATE TYPE "enum__media_outlets_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_reference_entries_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__reference_entries_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_city_maps_legend_kind" AS ENUM('area', 'line', 'dashes', 'point');
CREATE TYPE "enum_city_maps_kind" AS ENUM('image', 'pdf', 'geojson');
CREATE TYPE "enum_city_maps_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__city_maps_v_version_legend_kind" AS ENUM('area', 'line', 'dashes', 'point');
CREATE TYPE "enum__city_maps_v_version_kind" AS ENUM('image', 'pdf', 'geojson');
CREATE TYPE "enum__city_maps_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_tourism_items_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum_tourism_items_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__tourism_items_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum__tourism_items_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_tourism_sections_kind" AS ENUM('sights', 'routes', 'hotels', 'food', 'museums', 'beaches');
CREATE TYPE "enum_tourism_sections_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__tourism_sections_v_version_kind" AS ENUM('sights', 'routes', 'hotels', 'food', 'museums', 'beaches');
CREATE TYPE "enum__tourism_sections_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_claims_is_accepted" AS ENUM('yes', 'no');
CREATE TYPE "enum_claims_code" AS ENUM('1', '2', '3', '4', '5');
CREATE TYPE "enum_claim_categories_icon" AS ENUM('road', 'yard', 'garbage', 'light', 'green', 'water', 'heat', 'bus', 'parking', 'building', 'animals', 'playground', 'snow', 'noise', 'access', 'trade', 'safety', 'sea');
CREATE TYPE "enum_claim_events_from_code" AS ENUM('1', '2', '3', '4', '5');
CREATE TYPE "enum_claim_events_to_code" AS ENUM('1', '2', '3', '4', '5');
CREATE TYPE "enum_discussions_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__discussions_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_private_discussion_votes_source" AS ENUM('portal', 'paper', 'journal');
CREATE TYPE "enum_private_discussion_votes_type" AS ENUM('1', '2', '3');
CREATE TYPE "enum_private_discussion_votes_answer_kind" AS ENUM('accepted', 'partly', 'declined');
CREATE TYPE "enum_ideas_code" AS ENUM('5', '4', '6', '1', '3', '2');
CREATE TYPE "enum_idea_events_from_code" AS ENUM('1', '2', '3', '4', '5', '6');
CREATE TYPE "enum_idea_events_to_code" AS ENUM('1', '2', '3', '4', '5', '6');
CREATE TYPE "enum_useful_links_type" AS ENUM('1', '2', '3', '4');
CREATE TYPE "enum_useful_links_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__useful_links_v_version_type" AS ENUM('1', '2', '3', '4');
CREATE TYPE "enum__useful_links_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_appeals_legal_type" AS ENUM('1', '2');
CREATE TYPE "enum_appeals_answer_delivery" AS ENUM('email', 'post');
CREATE TYPE "enum_appeals_answer_kind" AS ENUM('explained', 'supported', 'declined');
CREATE TYPE "enum_appeals_state" AS ENUM('received', 'registered', 'forwarded', 'reviewing', 'extended', 'answered', 'left');
CREATE TYPE "enum_support_requests_state" AS ENUM('new', 'working', 'answered', 'closed');
CREATE TYPE "enum_resident_consents_purpose" AS ENUM('registration', 'appeal', 'claim', 'idea', 'support');
CREATE TYPE "enum_consent_texts_purpose" AS ENUM('registration', 'appeal', 'claim', 'idea', 'support');
CREATE TYPE "enum_private_files_purpose" AS ENUM('support', 'claim', 'appeal', 'answer', 'idea', 'export');
CREATE TYPE "enum_staff_roles" AS ENUM('administrator', 'editor', 'moderator', 'officer', 'clerk', 'organizer');
CREATE TYPE "enum_audit_log_kind" AS ENUM('resident', 'guest', 'staff', 'portal');
CREATE TYPE "enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendLetter', 'schedulePublish');
CREATE TYPE "enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
CREATE TYPE "enum_payload_jobs_task_slug" AS ENUM('inline', 'sendLetter', 'schedulePublish');
CREATE TYPE "enum_home_bands" AS ENUM('news', 'messages', 'services', 'posters', 'projects', 'discussions', 'ideas', 'mayor', 'facts', 'links');
CREATE TYPE "enum_home_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__home_v_version_bands" AS ENUM('news', 'messages', 'services', 'posters', 'projects', 'discussions', 'ideas', 'mayor', 'facts', 'links');
CREATE TYPE "enum__home_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_alert_level" AS ENUM('info', 'warning', 'danger');
CREATE TYPE "enum__alert_v_version_level" AS ENUM('info', 'warning', 'danger');
CREATE TYPE "enum_settings_menu_links_place" AS ENUM('mayor', 'government', 'services', 'city', 'map', 'feedback', 'participation');
CREATE TYPE "enum_settings_socials_icon" AS ENUM('vk', 'ok', 'telegram', 'max', 'rutube', 'link');
CREATE TYPE "enum_settings_menu_participation" AS ENUM('mayor', 'government', 'services', 'city', 'map', 'feedback', 'participation', 'hidden');
CREATE TYPE "enum_settings_map_driver" AS ENUM('yandex', 'builtin');
CREATE TYPE "enum__settings_v_version_menu_links_place" AS ENUM('mayor', 'government', 'services', 'city', 'map', 'feedback', 'participation');
CREATE TYPE "enum__settings_v_version_socials_icon" AS ENUM('vk', 'ok', 'telegram', 'max', 'rutube', 'link');
CREATE TYPE "enum__settings_v_version_menu_participation" AS ENUM('mayor', 'government', 'services', 'city', 'map', 'feedback', 'participation', 'hidden');
CREATE TYPE "enum__settings_v_version_map_driver" AS ENUM('yandex', 'builtin');
CREATE TYPE "enum_services_about_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__services_about_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_feedback_channels_kind" AS ENUM('claim', 'appeal', 'support', 'reception', 'duty', 'discussion', 'idea');
CREATE TYPE "enum_feedback_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum_feedback_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__feedback_v_version_channels_kind" AS ENUM('claim', 'appeal', 'support', 'reception', 'duty', 'discussion', 'idea');
CREATE TYPE "enum__feedback_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum__feedback_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_reception_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum_reception_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__reception_v_version_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
CREATE TYPE "enum__reception_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_duty_page_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__duty_page_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_mayor_socials_icon" AS ENUM('vk', 'ok', 'telegram', 'max', 'rutube', 'link');
CREATE TYPE "enum_mayor_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__mayor_v_version_socials_icon" AS ENUM('vk', 'ok', 'telegram', 'max', 'rutube', 'link');
CREATE TYPE "enum__mayor_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_city_about_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__city_about_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_city_history_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__city_history_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_social_control_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__social_control_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_city_ideas_status" AS ENUM('draft', 'published');
CREATE TYPE "enum__city_ideas_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "enum_working_calendar_days_kind" AS ENUM('off', 'worked');
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
  "published_at" timestamp(3) with time zone,
  "expires_at" timestamp(3) with time zone,
  "pinned" boolean DEFAULT false,
  "slug" varchar,
  "seo_title" varchar,
  "seo_description" varchar,
  "changed_by" varchar,
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
  "version_published_at" timestamp(3) with time zone,
  "version_expires_at" timestamp(3) with time zone,
  "version_pinned" boolean DEFAULT false,
  "version_slug" varchar,
  "version_seo_title" varchar,
  "version_seo_description" varchar,
  "version_changed_by" varchar,
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
  "changed_by" varchar,
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
  "changed_by" varchar,
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
  "version_changed_by" varchar,
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
  "plural" varchar,
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "document_issuers" (
  "id" serial PRIMARY KEY NOT NULL,
  "title" varchar NOT NULL,
  "position" numeric DEFAULT 100,
  "changed_by" varchar,
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
  "changed_by" varchar,
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
  "version_changed_by" varchar,
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
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "service_topics" (
  "id" serial PRIMARY KEY NOT NULL,
  "title" varchar NOT NULL,
  "position" numeric DEFAULT 100,
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "life_situations" (
  "id" serial PRIMARY KEY NOT NULL,
  "title" varchar NOT NULL,
  "position" numeric DEFAULT 100,
  "changed_by" varchar,
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
  "changed_by" varchar,
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
  "version_changed_by" varchar,
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
  "changed_by" varchar,
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
  "version_changed_by" varchar,
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
  "changed_by" varchar,
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
  "version_changed_by" varchar,
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
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

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
  "curator_id" integer,
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
  "version_curator_id" integer,
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
  "source" varchar,
  "merged_into_id" integer,
  "report_text" varchar,
  "report_image_id" integer,
  "report_document_id" integer,
  "is_accepted" "enum_claims_is_accepted",
  "user_comment" varchar,
  "commented_at" timestamp(3) with time zone,
  "sent_verdict_photo_id" integer,
  "verdict_photo_id" integer,
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
  "warning" varchar,
  "told_at" timestamp(3) with time zone,
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "private_systems" (
  "id" serial PRIMARY KEY NOT NULL,
  "title" varchar NOT NULL,
  "is_on" boolean DEFAULT true,
  "key_hash" varchar,
  "messages" numeric DEFAULT 0,
  "last_message_at" timestamp(3) with time zone,
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "discussions" (
  "id" serial PRIMARY KEY NOT NULL,
  "title" varchar,
  "title_npa" varchar,
  "description" jsonb,
  "exhibition_description" jsonb,
  "head_image_id" integer,
  "organizer" varchar,
  "contacts" varchar,
  "comment_required" boolean,
  "notification_start_date" timestamp(3) with time zone,
  "notification_finish_date" timestamp(3) with time zone,
  "exhibition_start_date" timestamp(3) with time zone,
  "exhibition_finish_date" timestamp(3) with time zone,
  "review_start_date" timestamp(3) with time zone,
  "review_finish_date" timestamp(3) with time zone,
  "is_stopped" boolean,
  "stop_reason" varchar,
  "address" varchar,
  "latitude" numeric,
  "longitude" numeric,
  "territory" jsonb,
  "stopped_at" timestamp(3) with time zone,
  "seo_title" varchar,
  "seo_description" varchar,
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "_status" "enum_discussions_status" DEFAULT 'draft'
);

CREATE TABLE "discussions_rels" (
  "id" serial PRIMARY KEY NOT NULL,
  "order" integer,
  "parent_id" integer NOT NULL,
  "path" varchar NOT NULL,
  "files_id" integer,
  "media_id" integer
);

CREATE TABLE "_discussions_v" (
  "id" serial PRIMARY KEY NOT NULL,
  "parent_id" integer,
  "version_title" varchar,
  "version_title_npa" varchar,
  "version_description" jsonb,
  "version_exhibition_description" jsonb,
  "version_head_image_id" integer,
  "version_organizer" varchar,
  "version_contacts" varchar,
  "version_comment_required" boolean,
  "version_notification_start_date" timestamp(3) with time zone,
  "version_notification_finish_date" timestamp(3) with time zone,
  "version_exhibition_start_date" timestamp(3) with time zone,
  "version_exhibition_finish_date" timestamp(3) with time zone,
  "version_review_start_date" timestamp(3) with time zone,
  "version_review_finish_date" timestamp(3) with time zone,
  "version_is_stopped" boolean,
  "version_stop_reason" varchar,
  "version_address" varchar,
  "version_latitude" numeric,
  "version_longitude" numeric,
  "version_territory" jsonb,
  "version_stopped_at" timestamp(3) with time zone,
  "version_seo_title" varchar,
  "version_seo_description" varchar,
  "version_changed_by" varchar,
  "version_updated_at" timestamp(3) with time zone,
  "version_created_at" timestamp(3) with time zone,
  "version__status" "enum__discussions_v_version_status" DEFAULT 'draft',
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "latest" boolean
);

CREATE TABLE "_discussions_v_rels" (
  "id" serial PRIMARY KEY NOT NULL,
  "order" integer,
  "parent_id" integer NOT NULL,
  "path" varchar NOT NULL,
  "files_id" integer,
  "media_id" integer
);

CREATE TABLE "private_discussion_votes" (
  "id" serial PRIMARY KEY NOT NULL,
  "discussion_id" integer NOT NULL,
  "source" "enum_private_discussion_votes_source" DEFAULT 'paper' NOT NULL,
  "type" "enum_private_discussion_votes_type" NOT NULL,
  "text" varchar,
  "received_on" timestamp(3) with time zone,
  "source_note" varchar,
  "answer_kind" "enum_private_discussion_votes_answer_kind",
  "answer_text" varchar,
  "is_hidden" boolean,
  "hidden_reason" varchar,
  "number" numeric,
  "answered_at" timestamp(3) with time zone,
  "answer_told_at" timestamp(3) with time zone,
  "effective_at" timestamp(3) with time zone,
  "resident_id" numeric,
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

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
  "confirmed_at" timestamp(3) with time zone,
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
  "effective_at" timestamp(3) with time zone,
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

CREATE TABLE "useful_links" (
  "id" serial PRIMARY KEY NOT NULL,
  "title" varchar,
  "url" varchar,
  "type" "enum_useful_links_type",
  "position" numeric DEFAULT 100,
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "_status" "enum_useful_links_status" DEFAULT 'draft'
);

CREATE TABLE "_useful_links_v" (
  "id" serial PRIMARY KEY NOT NULL,
  "parent_id" integer,
  "version_title" varchar,
  "version_url" varchar,
  "version_type" "enum__useful_links_v_version_type",
  "version_position" numeric DEFAULT 100,
  "version_changed_by" varchar,
  "version_updated_at" timestamp(3) with time zone,
  "version_created_at" timestamp(3) with time zone,
  "version__status" "enum__useful_links_v_version_status" DEFAULT 'draft',
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "latest" boolean
);

CREATE TABLE "search_best_bets" (
  "id" serial PRIMARY KEY NOT NULL,
  "title" varchar NOT NULL,
  "queries" varchar NOT NULL,
  "url" varchar NOT NULL,
  "note" varchar,
  "position" numeric DEFAULT 100,
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "search_synonyms" (
  "id" serial PRIMARY KEY NOT NULL,
  "words" varchar NOT NULL,
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "private_search_misses" (
  "id" serial PRIMARY KEY NOT NULL,
  "query" varchar NOT NULL,
  "day" varchar NOT NULL,
  "times" numeric NOT NULL,
  "changed_by" varchar,
  "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

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
  "is_account_email" boolean,
  "forwarded_to_id" integer,
  "answer_kind" "enum_appeals_answer_kind",
  "answer_text" varchar,
  "state" "enum_appeals_state" DEFAULT 'received' NOT NULL,
  "number" varchar NOT NULL,
  "registration_number" varchar,
  "register_by" timestamp(3) with time zone,
  "answer_by" timestamp(3) with time zone,
  "next_term" timestamp(3) with time zone,
  "extended_at" timestamp(3) with time zone,
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

CREATE TABLE "private_files" (
  "id" serial PRIMARY KEY NOT NULL,
  "origin_name" varchar DEFAULT 'файл' NOT NULL,
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

CREATE TABLE "media" (
  "id" serial PRIMARY KEY NOT NULL,
  "alt" varchar NOT NULL,
  "caption" varchar,
  "changed_by" varchar,
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
  "is_tagged" boolean,
  "changed_by" varchar,
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
  "department_id" integer,
  "changed_by" varchar,
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
  "organizations_id" integer,
  "organization_spheres_id" integer,
  "ministers_id" integer,
  "activity_items_id" integer,
  "activity_types_id" integer,
  "projects_id" integer,
  "project_categories_id" integer,
  "duty_services_id" integer,
  "mayor_activities_id" integer,
  "mayor_activity_types_id" integer,
  "galleries_id" integer,
  "posters_id" integer,
  "poster_categories_id" integer,
  "media_outlets_id" integer,
  "reference_entries_id" integer,
  "reference_topics_id" integer,
  "city_maps_id" integer,
  "map_categories_id" integer,
  "tourism_items_id" integer,
  "tourism_sections_id" integer,
  "claims_id" integer,
  "claim_categories_id" integer,
  "claim_events_id" integer,
  "private_systems_id" integer,
  "discussions_id" integer,
  "private_discussion_votes_id" integer,
  "ideas_id" integer,
  "private_idea_votes_id" integer,
  "idea_categories_id" integer,
  "idea_events_id" integer,
  "useful_links_id" integer,
  "search_best_bets_id" integer,
  "search_synonyms_id" integer,
  "private_search_misses_id" integer,
  "appeals_id" integer,
  "appeal_topics_id" integer,
  "appeal_events_id" integer,
  "support_requests_id" integer,
  "residents_id" integer,
  "resident_consents_id" integer,
  "consent_texts_id" integer,
  "private_files_id" integer,
  "media_id" integer,
  "files_id" integer,
  "staff_id" integer,
  "audit_log_id" integer
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

CREATE TABLE "home_bands" (
  "order" integer NOT NULL,
  "parent_id" integer NOT NULL,
  "value" "enum_home_bands",
  "id" serial PRIMARY KEY NOT NULL
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
  "changed_by" varchar,
  "_status" "enum_home_status" DEFAULT 'draft',
  "updated_at" timestamp(3) with time zone,
  "created_at" timestamp(3) with time zone
);

CREATE TABLE "home_rels" (
  "id" serial PRIMARY KEY NOT NULL,
  "order" integer,
  "parent_id" integer NOT NULL,
  "path" varchar NOT NULL,
  "services_id" integer,
  "projects_id" integer
);

CREATE TABLE "_home_v_version_bands" (
  "order" integer NOT NULL,
  "parent_id" integer NOT NULL,
  "value" "enum__home_v_version_bands",
  "id" serial PRIMARY KEY NOT NULL
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
  "version_changed_by" varchar,
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
  "services_id" integer,
  "projects_id" integer
);

CREATE TABLE "alert" (
  "id" serial PRIMARY KEY NOT NULL,
  "enabled" boolean DEFAULT false,
  "level" "enum_alert_level" DEFAULT 'info' NOT NULL,
  "text" varchar,
  "link" varchar,
  "from" timestamp(3) with time zone,
  "to" timestamp(3) with time zone,
  "changed_by" varchar,
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
  "version_changed_by" varchar,
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

CREATE TABLE "settings_menu_links" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" varchar PRIMARY KEY NOT NULL,
  "title" varchar NOT NULL,
  "url" varchar NOT NULL,
  "place" "enum_settings_menu_links_place" DEFAULT 'participation' NOT NULL
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
  "support_email" varchar,
  "hours" varchar,
  "menu_participation" "enum_settings_menu_participation" DEFAULT 'feedback',
  "map_driver" "enum_settings_map_driver" DEFAULT 'yandex',
  "yandex_maps_key" varchar,
  "map_tiles_url" varchar,
  "map_attribution" varchar,
  "map_zoom" numeric DEFAULT 14,
  "tourism_url" varchar,
  "geoportal_url" varchar,
  "not_ready_when" varchar,
  "not_ready_who" varchar,
  "changed_by" varchar,
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

CREATE TABLE "_settings_v_version_menu_links" (
  "_order" integer NOT NULL,
  "_parent_id" integer NOT NULL,
  "id" serial PRIMARY KEY NOT NULL,
  "title" varchar NOT NULL,
  "url" varchar NOT NULL,
  "place" "enum__settings_v_version_menu_links_place" DEFAULT 'participation' NOT NULL,
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
  "version_support_email" varchar,
  "version_hours" varchar,
  "version_menu_participation" "enum__settings_v_version_menu_participation" DEFAULT 'feedback',
  "version_map_driver" "enum__settings_v_version_map_driver" DEFAULT 'yandex',
  "version_yandex_maps_key" varchar,
  "version_map_tiles_url" varchar,
  "version_map_attribution" varchar,
  "version_map_zoom" numeric DEFAULT 14,
  "version_tourism_url" varchar,
  "version_geoportal_url" varchar,
  "version_not_ready_when" varchar,
  "version_not_ready_who" varchar,
  "version_changed_by" varchar,
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

CREATE TABLE "services_about" (
  "id" serial PRIMARY KEY NOT NULL,
  "title" varchar,
  "body" jsonb,
  "seo_title" varchar,
  "seo_description" varchar,
  "changed_by" varchar,
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
  "version_changed_by" varchar,
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
  "head_image_id" integer,
  "biography" jsonb,
  "powers" jsonb,
  "reception" varchar,
  "reception_place" varchar,
  "phone" varchar,
  "email" varchar,
  "address" varchar,
  "news_tag" varchar DEFAULT 'глава города',
  "seo_title" varchar,
  "seo_description" varchar,
  "changed_by" varchar,
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
  "version_head_image_id" integer,
  "version_biography" jsonb,
  "version_powers" jsonb,
  "version_reception" varchar,
  "version_reception_place" varchar,
  "version_phone" varchar,
  "version_email" varchar,
  "version_address" varchar,
  "version_news_tag" varchar DEFAULT 'глава города',
  "version_seo_title" varchar,
  "version_seo_description" varchar,
  "version_changed_by" varchar,
  "version__status" "enum__mayor_v_version_status" DEFAULT 'draft',
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

ALTER TABLE "news" ADD CONSTRAINT "news_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "news" ADD CONSTRAINT "news_type_id_news_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "news_types"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "news_texts" ADD CONSTRAINT "news_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "news"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_type_id_news_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "news_types"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_news_v_texts" ADD CONSTRAINT "_news_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_news_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_news_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "documents_relations" ADD CONSTRAINT "documents_relations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "documents_relations" ADD CONSTRAINT "documents_relations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_type_id_document_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "document_types"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_issuer_id_document_issuers_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "document_issuers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "documents_rels" ADD CONSTRAINT "documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "documents_rels" ADD CONSTRAINT "documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_documents_v_version_relations" ADD CONSTRAINT "_documents_v_version_relations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_documents_v_version_relations" ADD CONSTRAINT "_documents_v_version_relations_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_documents_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_parent_id_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "documents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_version_type_id_document_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "document_types"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_version_issuer_id_document_issuers_id_fk" FOREIGN KEY ("version_issuer_id") REFERENCES "document_issuers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_documents_v_rels" ADD CONSTRAINT "_documents_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_documents_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_documents_v_rels" ADD CONSTRAINT "_documents_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "services_ways" ADD CONSTRAINT "services_ways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "services" ADD CONSTRAINT "services_regulation_id_documents_id_fk" FOREIGN KEY ("regulation_id") REFERENCES "documents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "services" ADD CONSTRAINT "services_topic_id_service_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "service_topics"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_audiences_fk" FOREIGN KEY ("audiences_id") REFERENCES "audiences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_life_situations_fk" FOREIGN KEY ("life_situations_id") REFERENCES "life_situations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_services_v_version_ways" ADD CONSTRAINT "_services_v_version_ways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_services_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "services"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_regulation_id_documents_id_fk" FOREIGN KEY ("version_regulation_id") REFERENCES "documents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_topic_id_service_topics_id_fk" FOREIGN KEY ("version_topic_id") REFERENCES "service_topics"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_services_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_audiences_fk" FOREIGN KEY ("audiences_id") REFERENCES "audiences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_life_situations_fk" FOREIGN KEY ("life_situations_id") REFERENCES "life_situations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "service_centers_phones" ADD CONSTRAINT "service_centers_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "service_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "service_centers_hours" ADD CONSTRAINT "service_centers_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "service_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_service_centers_v_version_phones" ADD CONSTRAINT "_service_centers_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_service_centers_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_service_centers_v_version_hours" ADD CONSTRAINT "_service_centers_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_service_centers_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_service_centers_v" ADD CONSTRAINT "_service_centers_v_parent_id_service_centers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "service_centers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_reports_rels" ADD CONSTRAINT "service_reports_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "service_reports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "service_reports_rels" ADD CONSTRAINT "service_reports_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_service_reports_v" ADD CONSTRAINT "_service_reports_v_parent_id_service_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "service_reports"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_service_reports_v_rels" ADD CONSTRAINT "_service_reports_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_service_reports_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_service_reports_v_rels" ADD CONSTRAINT "_service_reports_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "faq" ADD CONSTRAINT "faq_topic_id_faq_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "faq_topics"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "faq" ADD CONSTRAINT "faq_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_parent_id_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "faq"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_version_topic_id_faq_topics_id_fk" FOREIGN KEY ("version_topic_id") REFERENCES "faq_topics"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_version_service_id_services_id_fk" FOREIGN KEY ("version_service_id") REFERENCES "services"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "organizations_phones" ADD CONSTRAINT "organizations_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "organizations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "organizations_hours" ADD CONSTRAINT "organizations_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "organizations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_sphere_id_organization_spheres_id_fk" FOREIGN KEY ("sphere_id") REFERENCES "organization_spheres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_parent_id_organizations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_head_id_ministers_id_fk" FOREIGN KEY ("head_id") REFERENCES "ministers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_curator_id_ministers_id_fk" FOREIGN KEY ("curator_id") REFERENCES "ministers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "organizations_rels" ADD CONSTRAINT "organizations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "organizations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "organizations_rels" ADD CONSTRAINT "organizations_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "organizations_rels" ADD CONSTRAINT "organizations_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_organizations_v_version_phones" ADD CONSTRAINT "_organizations_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_organizations_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_organizations_v_version_hours" ADD CONSTRAINT "_organizations_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_organizations_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_parent_id_organizations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_sphere_id_organization_spheres_id_fk" FOREIGN KEY ("version_sphere_id") REFERENCES "organization_spheres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_parent_id_organizations_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_head_id_ministers_id_fk" FOREIGN KEY ("version_head_id") REFERENCES "ministers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_organizations_v" ADD CONSTRAINT "_organizations_v_version_curator_id_ministers_id_fk" FOREIGN KEY ("version_curator_id") REFERENCES "ministers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_organizations_v_rels" ADD CONSTRAINT "_organizations_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_organizations_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_organizations_v_rels" ADD CONSTRAINT "_organizations_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_organizations_v_rels" ADD CONSTRAINT "_organizations_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ministers_reception" ADD CONSTRAINT "ministers_reception_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "ministers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ministers" ADD CONSTRAINT "ministers_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ministers" ADD CONSTRAINT "ministers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_ministers_v_version_reception" ADD CONSTRAINT "_ministers_v_version_reception_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_ministers_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_ministers_v" ADD CONSTRAINT "_ministers_v_parent_id_ministers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "ministers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_ministers_v" ADD CONSTRAINT "_ministers_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_ministers_v" ADD CONSTRAINT "_ministers_v_version_organization_id_organizations_id_fk" FOREIGN KEY ("version_organization_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "activity_items" ADD CONSTRAINT "activity_items_type_id_activity_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "activity_types"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "activity_items" ADD CONSTRAINT "activity_items_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "activity_items_rels" ADD CONSTRAINT "activity_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "activity_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "activity_items_rels" ADD CONSTRAINT "activity_items_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_activity_items_v" ADD CONSTRAINT "_activity_items_v_parent_id_activity_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "activity_items"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_activity_items_v" ADD CONSTRAINT "_activity_items_v_version_type_id_activity_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "activity_types"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_activity_items_v" ADD CONSTRAINT "_activity_items_v_version_organization_id_organizations_id_fk" FOREIGN KEY ("version_organization_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_activity_items_v_rels" ADD CONSTRAINT "_activity_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_activity_items_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_activity_items_v_rels" ADD CONSTRAINT "_activity_items_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_report_image_id_media_id_fk" FOREIGN KEY ("report_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_category_id_project_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "project_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "projects" ADD CONSTRAINT "projects_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_report_image_id_media_id_fk" FOREIGN KEY ("version_report_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_category_id_project_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "project_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_organization_id_organizations_id_fk" FOREIGN KEY ("version_organization_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "duty_services_phones" ADD CONSTRAINT "duty_services_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "duty_services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "duty_services_hours" ADD CONSTRAINT "duty_services_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "duty_services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_duty_services_v_version_phones" ADD CONSTRAINT "_duty_services_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_duty_services_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_duty_services_v_version_hours" ADD CONSTRAINT "_duty_services_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_duty_services_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_duty_services_v" ADD CONSTRAINT "_duty_services_v_parent_id_duty_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "duty_services"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "mayor_activities" ADD CONSTRAINT "mayor_activities_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "mayor_activities" ADD CONSTRAINT "mayor_activities_type_id_mayor_activity_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "mayor_activity_types"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "mayor_activities" ADD CONSTRAINT "mayor_activities_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "galleries"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "mayor_activities_rels" ADD CONSTRAINT "mayor_activities_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "mayor_activities"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mayor_activities_rels" ADD CONSTRAINT "mayor_activities_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_mayor_activities_v" ADD CONSTRAINT "_mayor_activities_v_parent_id_mayor_activities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "mayor_activities"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_mayor_activities_v" ADD CONSTRAINT "_mayor_activities_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_mayor_activities_v" ADD CONSTRAINT "_mayor_activities_v_version_type_id_mayor_activity_types_id_fk" FOREIGN KEY ("version_type_id") REFERENCES "mayor_activity_types"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_mayor_activities_v" ADD CONSTRAINT "_mayor_activities_v_version_gallery_id_galleries_id_fk" FOREIGN KEY ("version_gallery_id") REFERENCES "galleries"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_mayor_activities_v_rels" ADD CONSTRAINT "_mayor_activities_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_mayor_activities_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_mayor_activities_v_rels" ADD CONSTRAINT "_mayor_activities_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "galleries_videos" ADD CONSTRAINT "galleries_videos_still_id_media_id_fk" FOREIGN KEY ("still_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "galleries_videos" ADD CONSTRAINT "galleries_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "galleries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "galleries_rels" ADD CONSTRAINT "galleries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "galleries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "galleries_rels" ADD CONSTRAINT "galleries_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_galleries_v_version_videos" ADD CONSTRAINT "_galleries_v_version_videos_still_id_media_id_fk" FOREIGN KEY ("still_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_galleries_v_version_videos" ADD CONSTRAINT "_galleries_v_version_videos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_galleries_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_parent_id_galleries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "galleries"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_galleries_v" ADD CONSTRAINT "_galleries_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_galleries_v_rels" ADD CONSTRAINT "_galleries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_galleries_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_galleries_v_rels" ADD CONSTRAINT "_galleries_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "posters_dates" ADD CONSTRAINT "posters_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "posters"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "posters" ADD CONSTRAINT "posters_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "posters" ADD CONSTRAINT "posters_category_id_poster_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "poster_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "posters_rels" ADD CONSTRAINT "posters_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "posters"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "posters_rels" ADD CONSTRAINT "posters_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_posters_v_version_dates" ADD CONSTRAINT "_posters_v_version_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_posters_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_posters_v" ADD CONSTRAINT "_posters_v_parent_id_posters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "posters"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posters_v" ADD CONSTRAINT "_posters_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posters_v" ADD CONSTRAINT "_posters_v_version_category_id_poster_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "poster_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posters_v_rels" ADD CONSTRAINT "_posters_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_posters_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_posters_v_rels" ADD CONSTRAINT "_posters_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "media_outlets_phones" ADD CONSTRAINT "media_outlets_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "media_outlets"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_media_outlets_v_version_phones" ADD CONSTRAINT "_media_outlets_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_media_outlets_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_media_outlets_v" ADD CONSTRAINT "_media_outlets_v_parent_id_media_outlets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "media_outlets"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "reference_entries_phones" ADD CONSTRAINT "reference_entries_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "reference_entries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reference_entries" ADD CONSTRAINT "reference_entries_topic_id_reference_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "reference_topics"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_reference_entries_v_version_phones" ADD CONSTRAINT "_reference_entries_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_reference_entries_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_reference_entries_v" ADD CONSTRAINT "_reference_entries_v_parent_id_reference_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "reference_entries"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_reference_entries_v" ADD CONSTRAINT "_reference_entries_v_version_topic_id_reference_topics_id_fk" FOREIGN KEY ("version_topic_id") REFERENCES "reference_topics"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "city_maps_legend" ADD CONSTRAINT "city_maps_legend_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "city_maps"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "city_maps" ADD CONSTRAINT "city_maps_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "city_maps" ADD CONSTRAINT "city_maps_source_id_files_id_fk" FOREIGN KEY ("source_id") REFERENCES "files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "city_maps" ADD CONSTRAINT "city_maps_act_id_documents_id_fk" FOREIGN KEY ("act_id") REFERENCES "documents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "city_maps" ADD CONSTRAINT "city_maps_category_id_map_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "map_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "city_maps" ADD CONSTRAINT "city_maps_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "city_maps_rels" ADD CONSTRAINT "city_maps_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "city_maps"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "city_maps_rels" ADD CONSTRAINT "city_maps_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_city_maps_v_version_legend" ADD CONSTRAINT "_city_maps_v_version_legend_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_city_maps_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_parent_id_city_maps_id_fk" FOREIGN KEY ("parent_id") REFERENCES "city_maps"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_version_source_id_files_id_fk" FOREIGN KEY ("version_source_id") REFERENCES "files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_version_act_id_documents_id_fk" FOREIGN KEY ("version_act_id") REFERENCES "documents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_version_category_id_map_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "map_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_city_maps_v" ADD CONSTRAINT "_city_maps_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_city_maps_v_rels" ADD CONSTRAINT "_city_maps_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_city_maps_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_city_maps_v_rels" ADD CONSTRAINT "_city_maps_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tourism_items_stops" ADD CONSTRAINT "tourism_items_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "tourism_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tourism_items_hours" ADD CONSTRAINT "tourism_items_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "tourism_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tourism_items_phones" ADD CONSTRAINT "tourism_items_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "tourism_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tourism_items" ADD CONSTRAINT "tourism_items_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "tourism_items" ADD CONSTRAINT "tourism_items_section_id_tourism_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "tourism_sections"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "tourism_items_rels" ADD CONSTRAINT "tourism_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "tourism_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tourism_items_rels" ADD CONSTRAINT "tourism_items_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_tourism_items_v_version_stops" ADD CONSTRAINT "_tourism_items_v_version_stops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_tourism_items_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_tourism_items_v_version_hours" ADD CONSTRAINT "_tourism_items_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_tourism_items_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_tourism_items_v_version_phones" ADD CONSTRAINT "_tourism_items_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_tourism_items_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_tourism_items_v" ADD CONSTRAINT "_tourism_items_v_parent_id_tourism_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "tourism_items"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_tourism_items_v" ADD CONSTRAINT "_tourism_items_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_tourism_items_v" ADD CONSTRAINT "_tourism_items_v_version_section_id_tourism_sections_id_fk" FOREIGN KEY ("version_section_id") REFERENCES "tourism_sections"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_tourism_items_v_rels" ADD CONSTRAINT "_tourism_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_tourism_items_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_tourism_items_v_rels" ADD CONSTRAINT "_tourism_items_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "tourism_sections" ADD CONSTRAINT "tourism_sections_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_tourism_sections_v" ADD CONSTRAINT "_tourism_sections_v_parent_id_tourism_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "tourism_sections"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_tourism_sections_v" ADD CONSTRAINT "_tourism_sections_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claims_merged_into_id_claims_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "claims"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claims_report_image_id_media_id_fk" FOREIGN KEY ("report_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claims_report_document_id_files_id_fk" FOREIGN KEY ("report_document_id") REFERENCES "files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claims_sent_verdict_photo_id_private_files_id_fk" FOREIGN KEY ("sent_verdict_photo_id") REFERENCES "private_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claims_verdict_photo_id_media_id_fk" FOREIGN KEY ("verdict_photo_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claims_category_id_claim_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "claim_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "claims" ADD CONSTRAINT "claims_department_id_organizations_id_fk" FOREIGN KEY ("department_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "claims_rels" ADD CONSTRAINT "claims_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "claims"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "claims_rels" ADD CONSTRAINT "claims_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "private_files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "claims_rels" ADD CONSTRAINT "claims_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "claim_categories" ADD CONSTRAINT "claim_categories_parent_id_claim_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "claim_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "claim_categories" ADD CONSTRAINT "claim_categories_department_id_organizations_id_fk" FOREIGN KEY ("department_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "claim_events" ADD CONSTRAINT "claim_events_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "claims"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "discussions_rels" ADD CONSTRAINT "discussions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "discussions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "discussions_rels" ADD CONSTRAINT "discussions_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "discussions_rels" ADD CONSTRAINT "discussions_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_discussions_v" ADD CONSTRAINT "_discussions_v_parent_id_discussions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "discussions"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_discussions_v" ADD CONSTRAINT "_discussions_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_discussions_v_rels" ADD CONSTRAINT "_discussions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_discussions_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_discussions_v_rels" ADD CONSTRAINT "_discussions_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_discussions_v_rels" ADD CONSTRAINT "_discussions_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "private_discussion_votes" ADD CONSTRAINT "private_discussion_votes_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "discussions"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_sent_photo_id_private_files_id_fk" FOREIGN KEY ("sent_photo_id") REFERENCES "private_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_report_image_id_media_id_fk" FOREIGN KEY ("report_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_category_id_idea_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "idea_categories"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ideas" ADD CONSTRAINT "ideas_department_id_organizations_id_fk" FOREIGN KEY ("department_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ideas_rels" ADD CONSTRAINT "ideas_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "ideas"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ideas_rels" ADD CONSTRAINT "ideas_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "private_files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ideas_rels" ADD CONSTRAINT "ideas_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ideas_rels" ADD CONSTRAINT "ideas_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "private_idea_votes" ADD CONSTRAINT "private_idea_votes_idea_id_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "ideas"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "private_idea_votes" ADD CONSTRAINT "private_idea_votes_resident_id_residents_id_fk" FOREIGN KEY ("resident_id") REFERENCES "residents"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "idea_categories" ADD CONSTRAINT "idea_categories_department_id_organizations_id_fk" FOREIGN KEY ("department_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "idea_events" ADD CONSTRAINT "idea_events_idea_id_ideas_id_fk" FOREIGN KEY ("idea_id") REFERENCES "ideas"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_useful_links_v" ADD CONSTRAINT "_useful_links_v_parent_id_useful_links_id_fk" FOREIGN KEY ("parent_id") REFERENCES "useful_links"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_receipt_id_private_files_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "private_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_forwarded_to_id_organizations_id_fk" FOREIGN KEY ("forwarded_to_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_topic_id_appeal_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "appeal_topics"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "appeals_rels" ADD CONSTRAINT "appeals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "appeals"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "appeals_rels" ADD CONSTRAINT "appeals_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "private_files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "appeal_events" ADD CONSTRAINT "appeal_events_appeal_id_appeals_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "appeals"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "support_requests_rels" ADD CONSTRAINT "support_requests_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "support_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "support_requests_rels" ADD CONSTRAINT "support_requests_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "private_files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "staff" ADD CONSTRAINT "staff_department_id_organizations_id_fk" FOREIGN KEY ("department_id") REFERENCES "organizations"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_types_fk" FOREIGN KEY ("news_types_id") REFERENCES "news_types"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_types_fk" FOREIGN KEY ("document_types_id") REFERENCES "document_types"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_issuers_fk" FOREIGN KEY ("document_issuers_id") REFERENCES "document_issuers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audiences_fk" FOREIGN KEY ("audiences_id") REFERENCES "audiences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_topics_fk" FOREIGN KEY ("service_topics_id") REFERENCES "service_topics"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_life_situations_fk" FOREIGN KEY ("life_situations_id") REFERENCES "life_situations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_centers_fk" FOREIGN KEY ("service_centers_id") REFERENCES "service_centers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_reports_fk" FOREIGN KEY ("service_reports_id") REFERENCES "service_reports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "faq"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_topics_fk" FOREIGN KEY ("faq_topics_id") REFERENCES "faq_topics"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organizations_fk" FOREIGN KEY ("organizations_id") REFERENCES "organizations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_organization_spheres_fk" FOREIGN KEY ("organization_spheres_id") REFERENCES "organization_spheres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ministers_fk" FOREIGN KEY ("ministers_id") REFERENCES "ministers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activity_items_fk" FOREIGN KEY ("activity_items_id") REFERENCES "activity_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activity_types_fk" FOREIGN KEY ("activity_types_id") REFERENCES "activity_types"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_categories_fk" FOREIGN KEY ("project_categories_id") REFERENCES "project_categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_duty_services_fk" FOREIGN KEY ("duty_services_id") REFERENCES "duty_services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mayor_activities_fk" FOREIGN KEY ("mayor_activities_id") REFERENCES "mayor_activities"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mayor_activity_types_fk" FOREIGN KEY ("mayor_activity_types_id") REFERENCES "mayor_activity_types"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "galleries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posters_fk" FOREIGN KEY ("posters_id") REFERENCES "posters"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_poster_categories_fk" FOREIGN KEY ("poster_categories_id") REFERENCES "poster_categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_outlets_fk" FOREIGN KEY ("media_outlets_id") REFERENCES "media_outlets"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reference_entries_fk" FOREIGN KEY ("reference_entries_id") REFERENCES "reference_entries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reference_topics_fk" FOREIGN KEY ("reference_topics_id") REFERENCES "reference_topics"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_city_maps_fk" FOREIGN KEY ("city_maps_id") REFERENCES "city_maps"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_map_categories_fk" FOREIGN KEY ("map_categories_id") REFERENCES "map_categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tourism_items_fk" FOREIGN KEY ("tourism_items_id") REFERENCES "tourism_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tourism_sections_fk" FOREIGN KEY ("tourism_sections_id") REFERENCES "tourism_sections"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claims_fk" FOREIGN KEY ("claims_id") REFERENCES "claims"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claim_categories_fk" FOREIGN KEY ("claim_categories_id") REFERENCES "claim_categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_claim_events_fk" FOREIGN KEY ("claim_events_id") REFERENCES "claim_events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_systems_fk" FOREIGN KEY ("private_systems_id") REFERENCES "private_systems"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_discussions_fk" FOREIGN KEY ("discussions_id") REFERENCES "discussions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_discussion_votes_fk" FOREIGN KEY ("private_discussion_votes_id") REFERENCES "private_discussion_votes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ideas_fk" FOREIGN KEY ("ideas_id") REFERENCES "ideas"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_idea_votes_fk" FOREIGN KEY ("private_idea_votes_id") REFERENCES "private_idea_votes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_idea_categories_fk" FOREIGN KEY ("idea_categories_id") REFERENCES "idea_categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_idea_events_fk" FOREIGN KEY ("idea_events_id") REFERENCES "idea_events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_useful_links_fk" FOREIGN KEY ("useful_links_id") REFERENCES "useful_links"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_best_bets_fk" FOREIGN KEY ("search_best_bets_id") REFERENCES "search_best_bets"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_misses_fk" FOREIGN KEY ("private_search_misses_id") REFERENCES "private_search_misses"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appeals_fk" FOREIGN KEY ("appeals_id") REFERENCES "appeals"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appeal_topics_fk" FOREIGN KEY ("appeal_topics_id") REFERENCES "appeal_topics"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_appeal_events_fk" FOREIGN KEY ("appeal_events_id") REFERENCES "appeal_events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_support_requests_fk" FOREIGN KEY ("support_requests_id") REFERENCES "support_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_residents_fk" FOREIGN KEY ("residents_id") REFERENCES "residents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resident_consents_fk" FOREIGN KEY ("resident_consents_id") REFERENCES "resident_consents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_texts_fk" FOREIGN KEY ("consent_texts_id") REFERENCES "consent_texts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_private_files_fk" FOREIGN KEY ("private_files_id") REFERENCES "private_files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "audit_log"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_bands" ADD CONSTRAINT "home_bands_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_facts" ADD CONSTRAINT "home_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home" ADD CONSTRAINT "home_panorama_id_media_id_fk" FOREIGN KEY ("panorama_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "home"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_version_bands" ADD CONSTRAINT "_home_v_version_bands_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_version_facts" ADD CONSTRAINT "_home_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_panorama_id_media_id_fk" FOREIGN KEY ("version_panorama_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_home_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settings_phones" ADD CONSTRAINT "settings_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settings_menu_links" ADD CONSTRAINT "settings_menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settings_footer_columns_links" ADD CONSTRAINT "settings_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "settings_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settings_footer_columns" ADD CONSTRAINT "settings_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settings_socials" ADD CONSTRAINT "settings_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settings" ADD CONSTRAINT "settings_emblem_id_media_id_fk" FOREIGN KEY ("emblem_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "settings" ADD CONSTRAINT "settings_card_id_media_id_fk" FOREIGN KEY ("card_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "settings_rels" ADD CONSTRAINT "settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "settings_rels" ADD CONSTRAINT "settings_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_settings_v_version_phones" ADD CONSTRAINT "_settings_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_settings_v_version_menu_links" ADD CONSTRAINT "_settings_v_version_menu_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_settings_v_version_footer_columns_links" ADD CONSTRAINT "_settings_v_version_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_settings_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_settings_v_version_footer_columns" ADD CONSTRAINT "_settings_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_settings_v_version_socials" ADD CONSTRAINT "_settings_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_emblem_id_media_id_fk" FOREIGN KEY ("version_emblem_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_card_id_media_id_fk" FOREIGN KEY ("version_card_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_settings_v_rels" ADD CONSTRAINT "_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_settings_v_rels" ADD CONSTRAINT "_settings_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "services_about_rels" ADD CONSTRAINT "services_about_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "services_about"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "services_about_rels" ADD CONSTRAINT "services_about_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_services_about_v_rels" ADD CONSTRAINT "_services_about_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_services_about_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_services_about_v_rels" ADD CONSTRAINT "_services_about_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "feedback_channels" ADD CONSTRAINT "feedback_channels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "feedback"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "feedback_hours" ADD CONSTRAINT "feedback_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "feedback"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "feedback_desks" ADD CONSTRAINT "feedback_desks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "feedback"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "feedback_requisites" ADD CONSTRAINT "feedback_requisites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "feedback"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_feedback_v_version_channels" ADD CONSTRAINT "_feedback_v_version_channels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_feedback_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_feedback_v_version_hours" ADD CONSTRAINT "_feedback_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_feedback_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_feedback_v_version_desks" ADD CONSTRAINT "_feedback_v_version_desks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_feedback_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_feedback_v_version_requisites" ADD CONSTRAINT "_feedback_v_version_requisites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_feedback_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reception_hours" ADD CONSTRAINT "reception_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "reception"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reception_rels" ADD CONSTRAINT "reception_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "reception"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "reception_rels" ADD CONSTRAINT "reception_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_reception_v_version_hours" ADD CONSTRAINT "_reception_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_reception_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_reception_v_rels" ADD CONSTRAINT "_reception_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "_reception_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_reception_v_rels" ADD CONSTRAINT "_reception_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mayor_socials" ADD CONSTRAINT "mayor_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "mayor"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mayor" ADD CONSTRAINT "mayor_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_mayor_v_version_socials" ADD CONSTRAINT "_mayor_v_version_socials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_mayor_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_mayor_v" ADD CONSTRAINT "_mayor_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "city_about_figures" ADD CONSTRAINT "city_about_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "city_about"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "city_about_facts" ADD CONSTRAINT "city_about_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "city_about"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "city_about_symbols" ADD CONSTRAINT "city_about_symbols_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "city_about_symbols" ADD CONSTRAINT "city_about_symbols_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "city_about"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "city_about_districts" ADD CONSTRAINT "city_about_districts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "city_about_districts" ADD CONSTRAINT "city_about_districts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "city_about"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "city_about" ADD CONSTRAINT "city_about_head_image_id_media_id_fk" FOREIGN KEY ("head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_city_about_v_version_figures" ADD CONSTRAINT "_city_about_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_city_about_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_city_about_v_version_facts" ADD CONSTRAINT "_city_about_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_city_about_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_city_about_v_version_symbols" ADD CONSTRAINT "_city_about_v_version_symbols_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_city_about_v_version_symbols" ADD CONSTRAINT "_city_about_v_version_symbols_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_city_about_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_city_about_v_version_districts" ADD CONSTRAINT "_city_about_v_version_districts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_city_about_v_version_districts" ADD CONSTRAINT "_city_about_v_version_districts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_city_about_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_city_about_v" ADD CONSTRAINT "_city_about_v_version_head_image_id_media_id_fk" FOREIGN KEY ("version_head_image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "city_history_eras_events" ADD CONSTRAINT "city_history_eras_events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "city_history_eras_events" ADD CONSTRAINT "city_history_eras_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "city_history_eras"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "city_history_eras" ADD CONSTRAINT "city_history_eras_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "city_history"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_city_history_v_version_eras_events" ADD CONSTRAINT "_city_history_v_version_eras_events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_city_history_v_version_eras_events" ADD CONSTRAINT "_city_history_v_version_eras_events_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_city_history_v_version_eras"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_city_history_v_version_eras" ADD CONSTRAINT "_city_history_v_version_eras_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_city_history_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "social_control_blocks" ADD CONSTRAINT "social_control_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "social_control"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_social_control_v_version_blocks" ADD CONSTRAINT "_social_control_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_social_control_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "city_ideas_blocks" ADD CONSTRAINT "city_ideas_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "city_ideas"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_city_ideas_v_version_blocks" ADD CONSTRAINT "_city_ideas_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "_city_ideas_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "working_calendar_days" ADD CONSTRAINT "working_calendar_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "working_calendar"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "news_head_image_idx" ON "news" USING btree ("head_image_id");
CREATE INDEX "news_type_idx" ON "news" USING btree ("type_id");
CREATE INDEX "news_type_code_idx" ON "news" USING btree ("type_code");
CREATE INDEX "news_published_at_idx" ON "news" USING btree ("published_at");
CREATE INDEX "news_slug_idx" ON "news" USING btree ("slug");
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
CREATE INDEX "_news_v_version_version_published_at_idx" ON "_news_v" USING btree ("version_published_at");
CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
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
CREATE INDEX "organizations_phones_order_idx" ON "organizations_phones" USING btree ("_order");
CREATE INDEX "organizations_phones_parent_id_idx" ON "organizations_phones" USING btree ("_parent_id");
CREATE INDEX "organizations_hours_order_idx" ON "organizations_hours" USING btree ("_order");
CREATE INDEX "organizations_hours_parent_id_idx" ON "organizations_hours" USING btree ("_parent_id");
CREATE INDEX "organizations_head_image_idx" ON "organizations" USING btree ("head_image_id");
CREATE INDEX "organizations_kind_idx" ON "organizations" USING btree ("kind");
CREATE INDEX "organizations_sphere_idx" ON "organizations" USING btree ("sphere_id");
CREATE INDEX "organizations_parent_idx" ON "organizations" USING btree ("parent_id");
CREATE INDEX "organizations_head_idx" ON "organizations" USING btree ("head_id");
CREATE INDEX "organizations_curator_idx" ON "organizations" USING btree ("curator_id");
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
CREATE INDEX "_organizations_v_version_version_curator_idx" ON "_organizations_v" USING btree ("version_curator_id");
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
CREATE INDEX "claims_resident_id_idx" ON "claims" USING btree ("resident_id");
CREATE INDEX "claims_merged_into_idx" ON "claims" USING btree ("merged_into_id");
CREATE INDEX "claims_report_image_idx" ON "claims" USING btree ("report_image_id");
CREATE INDEX "claims_report_document_idx" ON "claims" USING btree ("report_document_id");
CREATE INDEX "claims_sent_verdict_photo_idx" ON "claims" USING btree ("sent_verdict_photo_id");
CREATE INDEX "claims_verdict_photo_idx" ON "claims" USING btree ("verdict_photo_id");
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
CREATE INDEX "claim_events_told_at_idx" ON "claim_events" USING btree ("told_at");
CREATE INDEX "claim_events_updated_at_idx" ON "claim_events" USING btree ("updated_at");
CREATE INDEX "claim_events_created_at_idx" ON "claim_events" USING btree ("created_at");
CREATE UNIQUE INDEX "private_systems_title_idx" ON "private_systems" USING btree ("title");
CREATE UNIQUE INDEX "private_systems_key_hash_idx" ON "private_systems" USING btree ("key_hash");
CREATE INDEX "private_systems_updated_at_idx" ON "private_systems" USING btree ("updated_at");
CREATE INDEX "private_systems_created_at_idx" ON "private_systems" USING btree ("created_at");
CREATE INDEX "discussions_head_image_idx" ON "discussions" USING btree ("head_image_id");
CREATE INDEX "discussions_updated_at_idx" ON "discussions" USING btree ("updated_at");
CREATE INDEX "discussions_created_at_idx" ON "discussions" USING btree ("created_at");
CREATE INDEX "discussions__status_idx" ON "discussions" USING btree ("_status");
CREATE INDEX "discussions_rels_order_idx" ON "discussions_rels" USING btree ("order");
CREATE INDEX "discussions_rels_parent_idx" ON "discussions_rels" USING btree ("parent_id");
CREATE INDEX "discussions_rels_path_idx" ON "discussions_rels" USING btree ("path");
CREATE INDEX "discussions_rels_files_id_idx" ON "discussions_rels" USING btree ("files_id");
CREATE INDEX "discussions_rels_media_id_idx" ON "discussions_rels" USING btree ("media_id");
CREATE INDEX "_discussions_v_parent_idx" ON "_discussions_v" USING btree ("parent_id");
CREATE INDEX "_discussions_v_version_version_head_image_idx" ON "_discussions_v" USING btree ("version_head_image_id");
CREATE INDEX "_discussions_v_version_version_updated_at_idx" ON "_discussions_v" USING btree ("version_updated_at");
CREATE INDEX "_discussions_v_version_version_created_at_idx" ON "_discussions_v" USING btree ("version_created_at");
CREATE INDEX "_discussions_v_version_version__status_idx" ON "_discussions_v" USING btree ("version__status");
CREATE INDEX "_discussions_v_created_at_idx" ON "_discussions_v" USING btree ("created_at");
CREATE INDEX "_discussions_v_updated_at_idx" ON "_discussions_v" USING btree ("updated_at");
CREATE INDEX "_discussions_v_latest_idx" ON "_discussions_v" USING btree ("latest");
CREATE INDEX "_discussions_v_rels_order_idx" ON "_discussions_v_rels" USING btree ("order");
CREATE INDEX "_discussions_v_rels_parent_idx" ON "_discussions_v_rels" USING btree ("parent_id");
CREATE INDEX "_discussions_v_rels_path_idx" ON "_discussions_v_rels" USING btree ("path");
CREATE INDEX "_discussions_v_rels_files_id_idx" ON "_discussions_v_rels" USING btree ("files_id");
CREATE INDEX "_discussions_v_rels_media_id_idx" ON "_discussions_v_rels" USING btree ("media_id");
CREATE INDEX "private_discussion_votes_discussion_idx" ON "private_discussion_votes" USING btree ("discussion_id");
CREATE INDEX "private_discussion_votes_number_idx" ON "private_discussion_votes" USING btree ("number");
CREATE INDEX "private_discussion_votes_answered_at_idx" ON "private_discussion_votes" USING btree ("answered_at");
CREATE INDEX "private_discussion_votes_answer_told_at_idx" ON "private_discussion_votes" USING btree ("answer_told_at");
CREATE INDEX "private_discussion_votes_updated_at_idx" ON "private_discussion_votes" USING btree ("updated_at");
CREATE INDEX "private_discussion_votes_created_at_idx" ON "private_discussion_votes" USING btree ("created_at");
CREATE INDEX "ideas_sent_photo_idx" ON "ideas" USING btree ("sent_photo_id");
CREATE INDEX "ideas_resident_id_idx" ON "ideas" USING btree ("resident_id");
CREATE INDEX "ideas_photo_idx" ON "ideas" USING btree ("photo_id");
CREATE INDEX "ideas_report_image_idx" ON "ideas" USING btree ("report_image_id");
CREATE INDEX "ideas_code_idx" ON "ideas" USING btree ("code");
CREATE INDEX "ideas_deadline_date_idx" ON "ideas" USING btree ("deadline_date");
CREATE INDEX "ideas_category_idx" ON "ideas" USING btree ("category_id");
CREATE INDEX "ideas_department_idx" ON "ideas" USING btree ("department_id");
CREATE INDEX "ideas_confirmed_at_idx" ON "ideas" USING btree ("confirmed_at");
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
CREATE INDEX "useful_links_type_idx" ON "useful_links" USING btree ("type");
CREATE INDEX "useful_links_position_idx" ON "useful_links" USING btree ("position");
CREATE INDEX "useful_links_updated_at_idx" ON "useful_links" USING btree ("updated_at");
CREATE INDEX "useful_links_created_at_idx" ON "useful_links" USING btree ("created_at");
CREATE INDEX "useful_links__status_idx" ON "useful_links" USING btree ("_status");
CREATE INDEX "_useful_links_v_parent_idx" ON "_useful_links_v" USING btree ("parent_id");
CREATE INDEX "_useful_links_v_version_version_type_idx" ON "_useful_links_v" USING btree ("version_type");
CREATE INDEX "_useful_links_v_version_version_position_idx" ON "_useful_links_v" USING btree ("version_position");
CREATE INDEX "_useful_links_v_version_version_updated_at_idx" ON "_useful_links_v" USING btree ("version_updated_at");
CREATE INDEX "_useful_links_v_version_version_created_at_idx" ON "_useful_links_v" USING btree ("version_created_at");
CREATE INDEX "_useful_links_v_version_version__status_idx" ON "_useful_links_v" USING btree ("version__status");
CREATE INDEX "_useful_links_v_created_at_idx" ON "_useful_links_v" USING btree ("created_at");
CREATE INDEX "_useful_links_v_updated_at_idx" ON "_useful_links_v" USING btree ("updated_at");
CREATE INDEX "_useful_links_v_latest_idx" ON "_useful_links_v" USING btree ("latest");
CREATE INDEX "search_best_bets_position_idx" ON "search_best_bets" USING btree ("position");
CREATE INDEX "search_best_bets_updated_at_idx" ON "search_best_bets" USING btree ("updated_at");
CREATE INDEX "search_best_bets_created_at_idx" ON "search_best_bets" USING btree ("created_at");
CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
CREATE INDEX "private_search_misses_day_idx" ON "private_search_misses" USING btree ("day");
CREATE INDEX "private_search_misses_times_idx" ON "private_search_misses" USING btree ("times");
CREATE INDEX "private_search_misses_updated_at_idx" ON "private_search_misses" USING btree ("updated_at");
CREATE INDEX "private_search_misses_created_at_idx" ON "private_search_misses" USING btree ("created_at");
CREATE INDEX "appeals_receipt_idx" ON "appeals" USING btree ("receipt_id");
CREATE INDEX "appeals_resident_id_idx" ON "appeals" USING btree ("resident_id");
CREATE INDEX "appeals_forwarded_to_idx" ON "appeals" USING btree ("forwarded_to_id");
CREATE INDEX "appeals_state_idx" ON "appeals" USING btree ("state");
CREATE UNIQUE INDEX "appeals_number_idx" ON "appeals" USING btree ("number");
CREATE INDEX "appeals_registration_number_idx" ON "appeals" USING btree ("registration_number");
CREATE INDEX "appeals_register_by_idx" ON "appeals" USING btree ("register_by");
CREATE INDEX "appeals_answer_by_idx" ON "appeals" USING btree ("answer_by");
CREATE INDEX "appeals_next_term_idx" ON "appeals" USING btree ("next_term");
CREATE INDEX "appeals_extended_at_idx" ON "appeals" USING btree ("extended_at");
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
CREATE INDEX "support_requests_resident_id_idx" ON "support_requests" USING btree ("resident_id");
CREATE INDEX "support_requests_state_idx" ON "support_requests" USING btree ("state");
CREATE INDEX "support_requests_updated_at_idx" ON "support_requests" USING btree ("updated_at");
CREATE INDEX "support_requests_created_at_idx" ON "support_requests" USING btree ("created_at");
CREATE INDEX "support_requests_rels_order_idx" ON "support_requests_rels" USING btree ("order");
CREATE INDEX "support_requests_rels_parent_idx" ON "support_requests_rels" USING btree ("parent_id");
CREATE INDEX "support_requests_rels_path_idx" ON "support_requests_rels" USING btree ("path");
CREATE INDEX "support_requests_rels_private_files_id_idx" ON "support_requests_rels" USING btree ("private_files_id");
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
CREATE INDEX "private_files_purpose_idx" ON "private_files" USING btree ("purpose");
CREATE INDEX "private_files_resident_id_idx" ON "private_files" USING btree ("resident_id");
CREATE INDEX "private_files_updated_at_idx" ON "private_files" USING btree ("updated_at");
CREATE INDEX "private_files_created_at_idx" ON "private_files" USING btree ("created_at");
CREATE UNIQUE INDEX "private_files_filename_idx" ON "private_files" USING btree ("filename");
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
CREATE INDEX "staff_department_idx" ON "staff" USING btree ("department_id");
CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
CREATE INDEX "audit_log_kind_idx" ON "audit_log" USING btree ("kind");
CREATE INDEX "audit_log_who_idx" ON "audit_log" USING btree ("who");
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
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
CREATE INDEX "payload_locked_documents_rels_reference_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("reference_topics_id");
CREATE INDEX "payload_locked_documents_rels_city_maps_id_idx" ON "payload_locked_documents_rels" USING btree ("city_maps_id");
CREATE INDEX "payload_locked_documents_rels_map_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("map_categories_id");
CREATE INDEX "payload_locked_documents_rels_tourism_items_id_idx" ON "payload_locked_documents_rels" USING btree ("tourism_items_id");
CREATE INDEX "payload_locked_documents_rels_tourism_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("tourism_sections_id");
CREATE INDEX "payload_locked_documents_rels_claims_id_idx" ON "payload_locked_documents_rels" USING btree ("claims_id");
CREATE INDEX "payload_locked_documents_rels_claim_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("claim_categories_id");
CREATE INDEX "payload_locked_documents_rels_claim_events_id_idx" ON "payload_locked_documents_rels" USING btree ("claim_events_id");
CREATE INDEX "payload_locked_documents_rels_private_systems_id_idx" ON "payload_locked_documents_rels" USING btree ("private_systems_id");
CREATE INDEX "payload_locked_documents_rels_discussions_id_idx" ON "payload_locked_documents_rels" USING btree ("discussions_id");
CREATE INDEX "payload_locked_documents_rels_private_discussion_votes_i_idx" ON "payload_locked_documents_rels" USING btree ("private_discussion_votes_id");
CREATE INDEX "payload_locked_documents_rels_ideas_id_idx" ON "payload_locked_documents_rels" USING btree ("ideas_id");
CREATE INDEX "payload_locked_documents_rels_private_idea_votes_id_idx" ON "payload_locked_documents_rels" USING btree ("private_idea_votes_id");
CREATE INDEX "payload_locked_documents_rels_idea_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("idea_categories_id");
CREATE INDEX "payload_locked_documents_rels_idea_events_id_idx" ON "payload_locked_documents_rels" USING btree ("idea_events_id");
CREATE INDEX "payload_locked_documents_rels_useful_links_id_idx" ON "payload_locked_documents_rels" USING btree ("useful_links_id");
CREATE INDEX "payload_locked_documents_rels_search_best_bets_id_idx" ON "payload_locked_documents_rels" USING btree ("search_best_bets_id");
CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");
CREATE INDEX "payload_locked_documents_rels_private_search_misses_id_idx" ON "payload_locked_documents_rels" USING btree ("private_search_misses_id");
CREATE INDEX "payload_locked_documents_rels_appeals_id_idx" ON "payload_locked_documents_rels" USING btree ("appeals_id");
CREATE INDEX "payload_locked_documents_rels_appeal_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("appeal_topics_id");
CREATE INDEX "payload_locked_documents_rels_appeal_events_id_idx" ON "payload_locked_documents_rels" USING btree ("appeal_events_id");
CREATE INDEX "payload_locked_documents_rels_support_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("support_requests_id");
CREATE INDEX "payload_locked_documents_rels_residents_id_idx" ON "payload_locked_documents_rels" USING btree ("residents_id");
CREATE INDEX "payload_locked_documents_rels_resident_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("resident_consents_id");
CREATE INDEX "payload_locked_documents_rels_consent_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_texts_id");
CREATE INDEX "payload_locked_documents_rels_private_files_id_idx" ON "payload_locked_documents_rels" USING btree ("private_files_id");
CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_log_id");
CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
CREATE INDEX "home_bands_order_idx" ON "home_bands" USING btree ("order");
CREATE INDEX "home_bands_parent_idx" ON "home_bands" USING btree ("parent_id");
CREATE INDEX "home_facts_order_idx" ON "home_facts" USING btree ("_order");
CREATE INDEX "home_facts_parent_id_idx" ON "home_facts" USING btree ("_parent_id");
CREATE INDEX "home_panorama_idx" ON "home" USING btree ("panorama_id");
CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
CREATE INDEX "home_rels_services_id_idx" ON "home_rels" USING btree ("services_id");
CREATE INDEX "home_rels_projects_id_idx" ON "home_rels" USING btree ("projects_id");
CREATE INDEX "_home_v_version_bands_order_idx" ON "_home_v_version_bands" USING btree ("order");
CREATE INDEX "_home_v_version_bands_parent_idx" ON "_home_v_version_bands" USING btree ("parent_id");
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
CREATE INDEX "_home_v_rels_projects_id_idx" ON "_home_v_rels" USING btree ("projects_id");
CREATE INDEX "_alert_v_created_at_idx" ON "_alert_v" USING btree ("created_at");
CREATE INDEX "_alert_v_updated_at_idx" ON "_alert_v" USING btree ("updated_at");
CREATE INDEX "settings_phones_order_idx" ON "settings_phones" USING btree ("_order");
CREATE INDEX "settings_phones_parent_id_idx" ON "settings_phones" USING btree ("_parent_id");
CREATE INDEX "settings_menu_links_order_idx" ON "settings_menu_links" USING btree ("_order");
CREATE INDEX "settings_menu_links_parent_id_idx" ON "settings_menu_links" USING btree ("_parent_id");
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
CREATE INDEX "_settings_v_version_menu_links_order_idx" ON "_settings_v_version_menu_links" USING btree ("_order");
CREATE INDEX "_settings_v_version_menu_links_parent_id_idx" ON "_settings_v_version_menu_links" USING btree ("_parent_id");
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
CREATE INDEX "_services_about_v_rels_files_id_idx" ON "_services_about_v_rels" USING btree ("files_id");
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
CREATE INDEX "working_calendar_days_order_idx" ON "working_calendar_days" USING btree ("_order");
CREATE INDEX "working_calendar_days_parent_id_idx" ON "working_calendar_days" USING btree ("_parent_id");
