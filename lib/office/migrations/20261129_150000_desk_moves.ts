import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Moves of the desk that can still be undone, and those that were refused at their moment. They hold typed text and
 * files: no public query reads them, and they go with the account that they speak of.
 */
const moves = sql`
  CREATE TABLE IF NOT EXISTS private_desk_moves (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    press uuid NOT NULL,
    staff_id integer NOT NULL REFERENCES staff ON DELETE CASCADE,
    address text,
    claim_id integer REFERENCES claims ON DELETE CASCADE,
    idea_id integer REFERENCES ideas ON DELETE CASCADE,
    support_request_id integer REFERENCES support_requests ON DELETE CASCADE,
    comment_id integer REFERENCES private_idea_votes ON DELETE CASCADE,
    move jsonb NOT NULL,
    pressed_at timestamptz NOT NULL DEFAULT now(),
    due_at timestamptz NOT NULL,
    refusal text,
    CHECK (num_nonnulls(claim_id, idea_id, support_request_id, comment_id) = 1)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS private_desk_moves_claim_idx ON private_desk_moves (claim_id) WHERE refusal IS NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS private_desk_moves_idea_idx ON private_desk_moves (idea_id) WHERE refusal IS NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS private_desk_moves_support_idx ON private_desk_moves (support_request_id) WHERE refusal IS NULL;
  CREATE UNIQUE INDEX IF NOT EXISTS private_desk_moves_comment_idx ON private_desk_moves (comment_id) WHERE refusal IS NULL;
  CREATE INDEX IF NOT EXISTS private_desk_moves_staff_idx ON private_desk_moves (staff_id);
  CREATE INDEX IF NOT EXISTS private_desk_moves_due_idx ON private_desk_moves (due_at) WHERE refusal IS NULL;
  CREATE TABLE IF NOT EXISTS private_desk_move_files (
    move_id integer NOT NULL REFERENCES private_desk_moves ON DELETE CASCADE,
    field text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (move_id, field)
  );`

/** Since when the one who has the card open writes the answer. */
const holders = sql`ALTER TABLE private_desk_openings ADD COLUMN IF NOT EXISTS held_at timestamptz;`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(moves)
  await db.execute(holders)
}

export async function down(): Promise<void> {
  throw new Error('Эта миграция не отменяется: восстановите копию базы')
}
