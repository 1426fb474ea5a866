import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What an author or editor may be held to. */
const sections = sql`
  ALTER TYPE enum_staff_roles ADD VALUE IF NOT EXISTS 'author' BEFORE 'moderator';
  DO $$ BEGIN
    CREATE TYPE enum_staff_sections AS ENUM (
    'news', 'documents', 'services', 'service-centers', 'service-reports', 'faq', 'organizations', 'ministers',
    'activity-items', 'projects', 'duty-services', 'mayor-activities', 'galleries', 'posters', 'media-outlets',
    'reference-entries', 'city-maps', 'tourism-items', 'tourism-sections', 'useful-links'
    );
  EXCEPTION WHEN duplicate_object THEN NULL; END $$;
  CREATE TABLE IF NOT EXISTS staff_sections (
    "order" integer NOT NULL,
    parent_id integer NOT NULL,
    value enum_staff_sections,
    id serial PRIMARY KEY NOT NULL,
    CONSTRAINT staff_sections_parent_fk FOREIGN KEY (parent_id) REFERENCES staff (id) ON DELETE CASCADE
  );
  CREATE INDEX IF NOT EXISTS staff_sections_order_idx ON staff_sections ("order");
  CREATE INDEX IF NOT EXISTS staff_sections_parent_idx ON staff_sections (parent_id);`

/** When a document was put into the bin: a column and an index in each section and its versions. */
const bin = sql`
  DO $$ DECLARE name text; BEGIN
    FOREACH name IN ARRAY ARRAY[
      'news', 'documents', 'services', 'service_centers', 'service_reports', 'faq', 'organizations',
      'ministers', 'activity_items', 'projects', 'duty_services', 'mayor_activities', 'galleries', 'posters',
      'media_outlets', 'reference_entries', 'city_maps', 'tourism_items', 'tourism_sections', 'useful_links'
    ] LOOP
      EXECUTE format('ALTER TABLE %I ADD COLUMN IF NOT EXISTS deleted_at timestamp(3) with time zone', name);
      EXECUTE format('ALTER TABLE %I ADD COLUMN IF NOT EXISTS version_deleted_at timestamp(3) with time zone',
        '_' || name || '_v');
      EXECUTE format('CREATE INDEX IF NOT EXISTS %I ON %I (deleted_at)', name || '_deleted_at_idx', name);
      EXECUTE format('CREATE INDEX IF NOT EXISTS %I ON %I (version_deleted_at)',
        '_' || name || '_v_version_version_deleted_at_idx', '_' || name || '_v');
    END LOOP;
  END $$;`

/** Whom an event is meant for, apart from its age mark. */
const audience = sql`
  ALTER TABLE posters ADD COLUMN IF NOT EXISTS for_children boolean DEFAULT false;
  ALTER TABLE _posters_v ADD COLUMN IF NOT EXISTS version_for_children boolean DEFAULT false;`

/** Drafts that authors have sent to the editors, and what the editors sent back. */
const approvals = sql`
  CREATE TABLE IF NOT EXISTS private_approvals (
    section text NOT NULL,
    document_id integer NOT NULL,
    author_id integer REFERENCES staff ON DELETE SET NULL,
    sent_at timestamptz NOT NULL DEFAULT now(),
    returned_at timestamptz,
    returned_by text,
    reason text,
    PRIMARY KEY (section, document_id)
  );
  CREATE INDEX IF NOT EXISTS private_approvals_author_idx ON private_approvals (author_id);`

/** Residents who follow projects with the stage that each knows, and the news that followers were told of. */
const projectFollows = sql`
  CREATE TABLE IF NOT EXISTS private_project_follows (
    project_id integer NOT NULL REFERENCES projects ON DELETE CASCADE,
    resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
    stage text NOT NULL,
    followed_at timestamptz NOT NULL DEFAULT now(),
    is_mailed boolean NOT NULL DEFAULT true,
    stop_key bytea UNIQUE,
    PRIMARY KEY (project_id, resident_id)
  );
  CREATE INDEX IF NOT EXISTS private_project_follows_resident_idx ON private_project_follows (resident_id);
  CREATE TABLE IF NOT EXISTS private_project_news (
    project_id integer NOT NULL REFERENCES projects ON DELETE CASCADE,
    news_id integer NOT NULL REFERENCES news ON DELETE CASCADE,
    told_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (project_id, news_id)
  );
  CREATE INDEX IF NOT EXISTS private_project_news_news_idx ON private_project_news (news_id);`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const change of [sections, bin, audience, approvals, projectFollows]) await db.execute(change)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
