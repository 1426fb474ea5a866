-- What Payload's collections cannot say: text search, indexes with conditions, tables that the office does not edit.
-- Functions, triggers and views that nothing stored depends on stand in the schema.sql of their domain.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- ё is typed as е by most people. Indexes and stored columns below hold its results: another text of it needs a migration
-- that makes them anew.
CREATE FUNCTION plain_letters(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT translate(coalesce($1, ''), 'ёЁ', 'еЕ') $$;


-- Published content

-- deleted published pages: their addresses answer 410
CREATE TABLE gone_pages (
  collection text NOT NULL,
  id integer NOT NULL,
  gone_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (collection, id)
);

-- how many news of a type are published: counting 200 000 rows costs more than the page
CREATE TABLE news_counts (type_code integer PRIMARY KEY, total integer NOT NULL DEFAULT 0);

ALTER TABLE news ADD COLUMN search tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('russian', plain_letters(title)), 'A') ||
  setweight(to_tsvector('russian', plain_letters(lead)), 'B') ||
  setweight(to_tsvector('russian', plain_letters(left(body_text, 100000))), 'C')
) STORED;
-- packing the vectors saves a fifth of their size and costs a tenth of writing and of weighing what was found
ALTER TABLE news ALTER COLUMN search SET STORAGE EXTERNAL;
CREATE INDEX news_search_idx ON news USING gin (search) WHERE _status = 'published';
CREATE INDEX news_title_trgm_idx ON news USING gin (plain_letters(title) gin_trgm_ops) WHERE _status = 'published';
CREATE INDEX news_list_idx ON news (published_at DESC, id DESC) WHERE _status = 'published';
CREATE INDEX news_type_list_idx ON news (type_code, published_at DESC, id DESC) WHERE _status = 'published';
CREATE INDEX news_tag_idx ON news_texts (text, parent_id) WHERE path = 'tags';
CREATE INDEX news_texts_parent_idx ON news_texts (parent_id);

ALTER TABLE documents ADD COLUMN search tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('russian', plain_letters(title)), 'A') ||
  setweight(to_tsvector('simple', coalesce(number, '')), 'A') ||
  setweight(to_tsvector('russian', plain_letters(summary)), 'B')
) STORED;
CREATE INDEX documents_search_idx ON documents USING gin (search);
CREATE INDEX documents_title_trgm_idx ON documents USING gin (plain_letters(title) gin_trgm_ops);
CREATE INDEX documents_number_trgm_idx ON documents USING gin (number gin_trgm_ops);
CREATE INDEX documents_list_idx ON documents (date DESC, id DESC) WHERE _status = 'published';

ALTER TABLE files ADD COLUMN search tsvector
  GENERATED ALWAYS AS (to_tsvector('russian', plain_letters(left(text, 300000)))) STORED;
CREATE INDEX files_search_idx ON files USING gin (search);

-- how a picture of the staff looks, and where and when it was taken: the file itself forgets that at upload
CREATE TABLE private_picture_traces (
  media_id integer PRIMARY KEY REFERENCES media ON DELETE CASCADE,
  hash bit(64) NOT NULL,
  x double precision,
  y double precision,
  taken_at timestamptz
);


-- Residents

CREATE UNIQUE INDEX residents_email_key ON residents (lower(email));

CREATE TABLE resident_passwords (
  resident_id integer PRIMARY KEY REFERENCES residents ON DELETE CASCADE,
  hash text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- token: SHA-256 of what the resident holds
CREATE TABLE resident_sessions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
  token bytea NOT NULL UNIQUE,
  device text NOT NULL,
  address text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX resident_sessions_resident_idx ON resident_sessions (resident_id);
CREATE INDEX resident_sessions_expires_idx ON resident_sessions (expires_at);

-- links of letters: a new password, a new address; one of a kind at a time, gone once used
CREATE TABLE resident_keys (
  resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('reset', 'email')),
  token bytea NOT NULL UNIQUE,
  email text,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (resident_id, kind)
);

-- links of letters that were opened, or that a newer letter took the place of: opened again they say what is true
CREATE TABLE resident_spent_keys (
  token bytea PRIMARY KEY,
  resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
  email text NOT NULL,
  is_used boolean NOT NULL,
  spent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX resident_spent_keys_resident_idx ON resident_spent_keys (resident_id);
CREATE INDEX resident_spent_keys_spent_idx ON resident_spent_keys (spent_at);

CREATE TABLE resident_notifications (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
  kind text NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz
);
CREATE INDEX resident_notifications_list_idx ON resident_notifications (resident_id, id DESC);
CREATE INDEX resident_notifications_unread_idx ON resident_notifications (resident_id) WHERE read_at IS NULL;

-- seen_at and mailed_at: publication moment up to which news were shown under the bell and sent by mail
CREATE TABLE resident_news (
  resident_id integer PRIMARY KEY REFERENCES residents ON DELETE CASCADE,
  news_types integer[] NOT NULL DEFAULT '{}',
  mail text NOT NULL DEFAULT 'never' CHECK (mail IN ('never', 'at_once', 'daily', 'weekly')),
  token bytea UNIQUE,
  seen_at timestamptz NOT NULL DEFAULT now(),
  mailed_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE resident_addresses (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
  address text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (resident_id, address)
);


-- The portal's own registers

-- counters only: after a crash they may begin anew, so they need not be written twice
CREATE UNLOGGED TABLE private_limits (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  ends_at timestamptz NOT NULL
);

-- answers are encrypted with the key that only the caller has
CREATE TABLE private_repeats (
  key bytea PRIMARY KEY,
  request bytea NOT NULL,
  answer bytea,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX private_repeats_created_idx ON private_repeats (created_at);

CREATE TABLE private_letters (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text,
  kind text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  html text NOT NULL,
  unsubscribe_url text,
  message_id text NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'refused')),
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz
);
CREATE INDEX private_letters_created_idx ON private_letters (created_at);

-- what residents and guests uploaded and have not attached yet; SHA-256 of the name in its address
CREATE TABLE private_uploads (
  token bytea PRIMARY KEY,
  folder text NOT NULL,
  resident_id integer REFERENCES residents ON DELETE CASCADE,
  file_id integer NOT NULL REFERENCES private_files ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  used_at timestamptz
);
CREATE INDEX private_uploads_created_idx ON private_uploads (created_at) WHERE used_at IS NULL;


-- The city's plan: what typed addresses and points of the map are looked up in

CREATE TABLE city_streets (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  settlement text NOT NULL,
  name text NOT NULL,
  -- the name without «улица», in small letters, е for ё; and the kind that was left out
  key text NOT NULL,
  kind text,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  UNIQUE (settlement, name)
);
-- the nearest by distance: names are searched by likeness
CREATE INDEX city_streets_key_idx ON city_streets USING gist (key gist_trgm_ops(siglen = 64));

CREATE TABLE city_houses (
  street_id integer NOT NULL REFERENCES city_streets ON DELETE CASCADE,
  number text NOT NULL,
  key text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  PRIMARY KEY (street_id, key)
);
CREATE INDEX city_houses_point_idx ON city_houses USING gist (point(longitude, latitude));

-- claims come from inside of it alone; longitude and latitude in degrees
CREATE TABLE city_boundaries (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, outline polygon NOT NULL);

-- which data the three were filled with
CREATE TABLE city_address_source (id boolean PRIMARY KEY DEFAULT true, version text NOT NULL);


-- Claims

-- history goes with what it tells of; a theme stays while claims carry it
ALTER TABLE claim_events
  DROP CONSTRAINT claim_events_claim_id_claims_id_fk,
  ADD CONSTRAINT claim_events_claim_id_claims_id_fk FOREIGN KEY (claim_id) REFERENCES claims ON DELETE CASCADE;
ALTER TABLE claims
  DROP CONSTRAINT claims_category_id_claim_categories_id_fk,
  ADD CONSTRAINT claims_category_id_claim_categories_id_fk
    FOREIGN KEY (category_id) REFERENCES claim_categories ON DELETE RESTRICT;

-- effective_at: when the address of the account was confirmed; until then the row counts nowhere
CREATE TABLE private_claim_joins (
  claim_id integer NOT NULL REFERENCES claims ON DELETE CASCADE,
  resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
  joined_at timestamptz NOT NULL DEFAULT now(),
  effective_at timestamptz,
  PRIMARY KEY (claim_id, resident_id)
);
CREATE INDEX private_claim_joins_resident_idx ON private_claim_joins (resident_id);
CREATE INDEX private_claim_joins_waiting_idx ON private_claim_joins (resident_id) WHERE effective_at IS NULL;

-- links of letters by which guests confirm their claims; SHA-256 of the token
CREATE TABLE private_claim_keys (
  claim_id integer PRIMARY KEY REFERENCES claims ON DELETE CASCADE,
  token bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- the one condition of all public lists of claims; counts, filters and points of the map are answered from the index alone:
-- with 100 000 claims the table is ten times its size
CREATE INDEX claims_public_idx ON claims (created_at DESC, id DESC)
  INCLUDE (code, category_id, department_id, deadline_date, x, y)
  WHERE published_at IS NOT NULL AND merged_into_id IS NULL AND category_id IS NOT NULL AND code <> '5';
CREATE INDEX claims_place_idx ON claims (y, x)
  WHERE published_at IS NOT NULL AND merged_into_id IS NULL AND category_id IS NOT NULL AND code <> '5';
CREATE INDEX claims_text_idx ON claims USING gin ((plain_letters(text || ' ' || address)) gin_trgm_ops)
  WHERE published_at IS NOT NULL AND merged_into_id IS NULL AND category_id IS NOT NULL AND code <> '5';
CREATE INDEX claims_waiting_idx ON claims (resident_id) WHERE confirmed_at IS NULL;


-- Appeals

ALTER TABLE appeal_events
  DROP CONSTRAINT appeal_events_appeal_id_appeals_id_fk,
  ADD CONSTRAINT appeal_events_appeal_id_appeals_id_fk FOREIGN KEY (appeal_id) REFERENCES appeals ON DELETE CASCADE;
-- the clock looks every few seconds for what nobody was told of: it must find nothing without reading tables through
CREATE INDEX appeal_events_untold_idx ON appeal_events (id) WHERE told_at IS NULL;

-- the last number of a year: no two papers share one
CREATE TABLE private_appeal_numbers (
  paper text NOT NULL CHECK (paper IN ('receipt', 'registration')),
  year integer NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (paper, year)
);


-- Ideas

ALTER TABLE private_idea_votes
  DROP CONSTRAINT private_idea_votes_idea_id_ideas_id_fk,
  ADD CONSTRAINT private_idea_votes_idea_id_ideas_id_fk FOREIGN KEY (idea_id) REFERENCES ideas ON DELETE CASCADE,
  ADD CONSTRAINT private_idea_votes_one_a_resident UNIQUE (idea_id, resident_id);
ALTER TABLE idea_events
  DROP CONSTRAINT idea_events_idea_id_ideas_id_fk,
  ADD CONSTRAINT idea_events_idea_id_ideas_id_fk FOREIGN KEY (idea_id) REFERENCES ideas ON DELETE CASCADE;
CREATE INDEX private_idea_votes_comments_idx ON private_idea_votes (idea_id, created_at DESC, id DESC)
  WHERE comment IS NOT NULL AND NOT is_hidden AND effective_at IS NOT NULL;
CREATE INDEX private_idea_votes_waiting_idx ON private_idea_votes (resident_id) WHERE effective_at IS NULL;

-- counters stand beside the ideas: a vote changes no row of a public page, so it purges none
CREATE TABLE private_idea_counts (
  idea_id integer PRIMARY KEY REFERENCES ideas ON DELETE CASCADE,
  likes integer NOT NULL DEFAULT 0,
  dislikes integer NOT NULL DEFAULT 0,
  comments integer NOT NULL DEFAULT 0
);
CREATE INDEX private_idea_counts_likes_idx ON private_idea_counts (likes DESC, idea_id DESC);
CREATE INDEX private_idea_counts_comments_idx ON private_idea_counts (comments DESC, idea_id DESC);

-- how many published ideas are where: a list page needs its total, and counting 200 000 rows costs more than the page
CREATE TABLE private_idea_totals (
  category_id integer NOT NULL,
  code integer NOT NULL,
  total integer NOT NULL,
  PRIMARY KEY (category_id, code)
);

-- whose comment a moderator hid: it stays hidden when its author votes anew
CREATE TABLE private_idea_hushed (
  idea_id integer NOT NULL REFERENCES ideas ON DELETE CASCADE,
  resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
  PRIMARY KEY (idea_id, resident_id)
);
CREATE INDEX private_idea_hushed_resident_idx ON private_idea_hushed (resident_id);

-- the one condition of all public lists of ideas
CREATE INDEX ideas_public_idx ON ideas (created_at DESC, id DESC) WHERE published_at IS NOT NULL AND code <> '5';
CREATE INDEX ideas_public_category_idx ON ideas (category_id, created_at DESC, id DESC)
  WHERE published_at IS NOT NULL AND code <> '5';
CREATE INDEX ideas_title_idx ON ideas USING gin ((plain_letters(title)) gin_trgm_ops)
  WHERE published_at IS NOT NULL AND code <> '5';
CREATE INDEX ideas_title_words_idx ON ideas USING gin (to_tsvector('russian', plain_letters(title)))
  WHERE published_at IS NOT NULL AND code <> '5';
-- realised ideas are listed by the day they came true
CREATE INDEX ideas_realized_idx ON ideas (realized_at DESC NULLS LAST, id DESC)
  WHERE published_at IS NOT NULL AND code <> '5' AND code = '3';
CREATE INDEX ideas_waiting_idx ON ideas (resident_id) WHERE confirmed_at IS NULL;


-- Discussions

ALTER TABLE private_discussion_votes
  ALTER COLUMN number TYPE integer, ALTER COLUMN number SET NOT NULL,
  ALTER COLUMN resident_id TYPE integer,
  ADD CONSTRAINT private_discussion_votes_resident_fk FOREIGN KEY (resident_id) REFERENCES residents ON DELETE SET NULL,
  ADD CONSTRAINT private_discussion_votes_text_check CHECK (source = 'portal' OR text IS NOT NULL);
CREATE UNIQUE INDEX private_discussion_votes_number_key ON private_discussion_votes (discussion_id, number);
-- erased residents leave their votes without a name, as many as there are
CREATE UNIQUE INDEX private_discussion_votes_resident_key ON private_discussion_votes (discussion_id, resident_id);
CREATE INDEX private_discussion_votes_own_idx ON private_discussion_votes (resident_id) WHERE resident_id IS NOT NULL;
CREATE INDEX private_discussion_votes_waiting_idx ON private_discussion_votes (resident_id) WHERE effective_at IS NULL;
CREATE INDEX private_discussion_votes_untold_idx ON private_discussion_votes (id)
  WHERE answered_at IS NOT NULL AND answer_told_at IS NULL;
CREATE INDEX discussions_list_idx ON discussions (exhibition_finish_date DESC, id DESC) WHERE _status = 'published';

-- letters about a discussion end by one call of the key; what stands under the bell stays
CREATE TABLE private_discussion_follows (
  discussion_id integer NOT NULL REFERENCES discussions ON DELETE CASCADE,
  resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
  followed_at timestamptz NOT NULL DEFAULT now(),
  is_mailed boolean NOT NULL DEFAULT true,
  stop_key bytea UNIQUE,
  PRIMARY KEY (discussion_id, resident_id)
);
CREATE INDEX private_discussion_follows_resident_idx ON private_discussion_follows (resident_id);

-- a number that was given once is never given again, also when its vote is gone
CREATE TABLE private_discussion_numbers (
  discussion_id integer PRIMARY KEY REFERENCES discussions ON DELETE CASCADE,
  last integer NOT NULL
);

-- the stage that pages were last made with, and the day they count from: its change makes them anew
CREATE TABLE discussion_stages (
  discussion_id integer PRIMARY KEY REFERENCES discussions ON DELETE CASCADE,
  code integer NOT NULL,
  counted_on date NOT NULL
);

-- each stage of a discussion, and each new last day of votes, is told once
CREATE TABLE private_discussion_events (
  discussion_id integer NOT NULL REFERENCES discussions ON DELETE CASCADE,
  kind text NOT NULL
    CHECK (kind IN ('51', '52', '53', 'stopped') OR kind ~ '^until [0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  told_at timestamptz,
  PRIMARY KEY (discussion_id, kind)
);
CREATE INDEX private_discussion_events_untold_idx ON private_discussion_events (created_at) WHERE told_at IS NULL;


-- Search: one index over all that is public (docs/decisions/search.md)

CREATE UNIQUE INDEX private_search_misses_query_day_idx ON private_search_misses (query, day);

-- one table, apart by size: the newest of a large kind must not hide the few of a small one
CREATE TABLE search_entries (
  source text NOT NULL,
  item_id integer NOT NULL,
  kind text NOT NULL,
  slug text,
  variant text,
  title text NOT NULL,
  note text,
  lead text,
  body text,
  date timestamptz,
  weight real NOT NULL,
  title_search tsvector NOT NULL,
  search tsvector NOT NULL,
  PRIMARY KEY (source, item_id, kind)
) PARTITION BY LIST (kind);
CREATE TABLE search_entries_news PARTITION OF search_entries FOR VALUES IN ('news', 'messages');
CREATE TABLE search_entries_documents PARTITION OF search_entries FOR VALUES IN ('documents');
CREATE TABLE search_entries_claims PARTITION OF search_entries FOR VALUES IN ('claims');
CREATE TABLE search_entries_ideas PARTITION OF search_entries FOR VALUES IN ('ideas');
CREATE TABLE search_entries_others PARTITION OF search_entries DEFAULT;
-- the newest hundreds are read with their vectors: kept in the row they cost half
ALTER TABLE search_entries_news SET (toast_tuple_target = 4080);
ALTER TABLE search_entries_documents SET (toast_tuple_target = 4080);
ALTER TABLE search_entries_news ALTER COLUMN search SET STORAGE EXTERNAL;
CREATE INDEX search_entries_text_idx ON search_entries USING gin (search);
CREATE INDEX search_entries_title_idx ON search_entries USING gin (title_search);
CREATE INDEX search_entries_date_idx ON search_entries (date DESC NULLS LAST);

-- what a typed word may have meant; a word that nothing public holds any more finds nothing, so none is removed
CREATE TABLE search_words (word text NOT NULL, stem text NOT NULL, root text NOT NULL);
CREATE INDEX search_words_word_idx ON search_words (word);
CREATE INDEX search_words_root_idx ON search_words (root);
CREATE INDEX search_words_like_idx ON search_words USING gin (word gin_trgm_ops);

-- sections of the portal and pages that exist once, written at the start from lib/navigation/sections.ts
CREATE TABLE search_pages (
  id serial PRIMARY KEY,
  path text NOT NULL UNIQUE,
  title text NOT NULL,
  lead text NOT NULL,
  words text NOT NULL
);
