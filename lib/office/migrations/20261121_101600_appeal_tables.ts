import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Numbers of appeals that no two share, and the addresses residents keep for letters. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SEQUENCE private_appeal_receipts;
    CREATE SEQUENCE private_appeal_registrations;

    CREATE TABLE resident_addresses (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      resident_id integer NOT NULL REFERENCES residents ON DELETE CASCADE,
      address text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (resident_id, address)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE resident_addresses;
    DROP SEQUENCE private_appeal_registrations;
    DROP SEQUENCE private_appeal_receipts;
  `)
}
