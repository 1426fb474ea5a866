import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who joined a claim, and the indexes of the map: what is open to all, by place, time and theme. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE private_claim_joins (
      claim_id integer NOT NULL REFERENCES claims ON DELETE CASCADE,
      resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
      joined_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (claim_id, resident_id)
    );
    CREATE INDEX private_claim_joins_resident_idx ON private_claim_joins (resident_id);

    -- links of letters by which guests confirm their claims; SHA-256 of the token
    CREATE TABLE private_claim_keys (
      claim_id integer PRIMARY KEY REFERENCES claims ON DELETE CASCADE,
      token bytea NOT NULL UNIQUE,
      expires_at timestamptz NOT NULL
    );

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

    -- the one condition of all public lists of claims
    CREATE INDEX claims_public_idx ON claims (created_at DESC, id DESC)
      WHERE published_at IS NOT NULL AND merged_into_id IS NULL AND category_id IS NOT NULL AND code <> '5';
    CREATE INDEX claims_place_idx ON claims (y, x)
      WHERE published_at IS NOT NULL AND merged_into_id IS NULL AND category_id IS NOT NULL AND code <> '5';
    CREATE INDEX claims_text_idx ON claims USING gin ((plain_letters(text || ' ' || address)) gin_trgm_ops)
      WHERE published_at IS NOT NULL AND merged_into_id IS NULL AND category_id IS NOT NULL AND code <> '5';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX claims_text_idx, claims_place_idx, claims_public_idx;
    DROP TABLE private_uploads, private_claim_keys, private_claim_joins;
  `)
}
