import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The duty service's dispatcher, and answers of the support that the portal sends. */
const staff = sql`
  ALTER TYPE enum_staff_roles ADD VALUE IF NOT EXISTS 'dispatcher';
  ALTER TABLE support_requests ADD COLUMN IF NOT EXISTS answer_text varchar;`

/** Reasons of refusals and templates of answers. */
const texts = sql`
  CREATE TABLE IF NOT EXISTS private_desk_texts (
    id serial PRIMARY KEY NOT NULL,
    changed_by varchar,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone
  );
  CREATE TABLE IF NOT EXISTS private_desk_texts_refusal_reasons (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id varchar PRIMARY KEY NOT NULL,
    text varchar NOT NULL,
    CONSTRAINT private_desk_texts_refusal_reasons_parent_id_fk
      FOREIGN KEY (_parent_id) REFERENCES private_desk_texts (id) ON DELETE CASCADE
  );
  CREATE INDEX IF NOT EXISTS private_desk_texts_refusal_reasons_order_idx ON private_desk_texts_refusal_reasons (_order);
  CREATE INDEX IF NOT EXISTS private_desk_texts_refusal_reasons_parent_id_idx ON private_desk_texts_refusal_reasons (_parent_id);
  CREATE TABLE IF NOT EXISTS private_desk_texts_templates (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id varchar PRIMARY KEY NOT NULL,
    title varchar NOT NULL,
    text varchar NOT NULL,
    CONSTRAINT private_desk_texts_templates_parent_id_fk
      FOREIGN KEY (_parent_id) REFERENCES private_desk_texts (id) ON DELETE CASCADE
  );
  CREATE INDEX IF NOT EXISTS private_desk_texts_templates_order_idx ON private_desk_texts_templates (_order);
  CREATE INDEX IF NOT EXISTS private_desk_texts_templates_parent_id_idx ON private_desk_texts_templates (_parent_id);`

/** What the staff keep about people's things. No public query reads these; they go with the account they speak of. */
const privateRows = sql`
  CREATE TABLE IF NOT EXISTS private_notes (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    claim_id integer REFERENCES claims ON DELETE CASCADE,
    idea_id integer REFERENCES ideas ON DELETE CASCADE,
    support_request_id integer REFERENCES support_requests ON DELETE CASCADE,
    who text NOT NULL,
    text text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (num_nonnulls(claim_id, idea_id, support_request_id) = 1)
  );
  CREATE INDEX IF NOT EXISTS private_notes_claim_idx ON private_notes (claim_id) WHERE claim_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS private_notes_idea_idx ON private_notes (idea_id) WHERE idea_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS private_notes_support_idx ON private_notes (support_request_id) WHERE support_request_id IS NOT NULL;
  CREATE TABLE IF NOT EXISTS private_originals (
    claim_id integer UNIQUE REFERENCES claims ON DELETE CASCADE,
    idea_id integer UNIQUE REFERENCES ideas ON DELETE CASCADE,
    support_request_id integer UNIQUE REFERENCES support_requests ON DELETE CASCADE,
    title text,
    text text NOT NULL,
    address text NOT NULL,
    x double precision,
    y double precision,
    corrected_by text NOT NULL,
    corrected_at timestamptz NOT NULL DEFAULT now(),
    CHECK (num_nonnulls(claim_id, idea_id, support_request_id) = 1)
  );
  CREATE TABLE IF NOT EXISTS private_answer_drafts (
    staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
    claim_id integer REFERENCES claims ON DELETE CASCADE,
    idea_id integer REFERENCES ideas ON DELETE CASCADE,
    support_request_id integer REFERENCES support_requests ON DELETE CASCADE,
    text text NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now(),
    CHECK (num_nonnulls(claim_id, idea_id, support_request_id) = 1)
  );
  CREATE INDEX IF NOT EXISTS private_answer_drafts_staff_idx ON private_answer_drafts (staff_id);
  CREATE INDEX IF NOT EXISTS private_answer_drafts_claim_idx ON private_answer_drafts (claim_id) WHERE claim_id IS NOT NULL;`

/** Who still reads a claim that they handed over, and who looks at what now. */
const readers = sql`
  CREATE TABLE IF NOT EXISTS private_claim_readers (
    claim_id integer NOT NULL REFERENCES claims ON DELETE CASCADE,
    staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (staff_id, claim_id)
  );
  CREATE INDEX IF NOT EXISTS private_claim_readers_claim_idx ON private_claim_readers (claim_id);
  CREATE TABLE IF NOT EXISTS private_desk_openings (
    subject text NOT NULL,
    staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
    opened_at timestamptz NOT NULL DEFAULT now(),
    seen_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (subject, staff_id)
  );
  CREATE INDEX IF NOT EXISTS private_desk_openings_seen_idx ON private_desk_openings (seen_at);`

/** Emails by the card that lists them. */
const sentEmails = sql`
  ALTER TABLE private_letters ADD COLUMN IF NOT EXISTS about text;
  CREATE INDEX IF NOT EXISTS private_letters_about_idx ON private_letters (about) WHERE about IS NOT NULL;`

/** What the queue is sorted and searched by: a search joins all conditions by OR, so each needs an index. */
const queueIndexes = sql`
  CREATE INDEX IF NOT EXISTS claims_queue_idx ON claims (coalesce(deadline_date, 'infinity'::timestamptz), id)
    WHERE code IN ('1', '4');
  CREATE INDEX IF NOT EXISTS claims_newest_idx ON claims (created_at, id);
  CREATE INDEX IF NOT EXISTS claims_author_name_idx ON claims USING gin (plain_letters(author_name) gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS claims_author_email_idx ON claims USING gin (author_email gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS claims_author_phone_idx ON claims
    USING gin (regexp_replace(author_phone, '[^0-9]', '', 'g') gin_trgm_ops);`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const change of [staff, texts, privateRows, readers, sentEmails, queueIndexes]) await db.execute(change)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
