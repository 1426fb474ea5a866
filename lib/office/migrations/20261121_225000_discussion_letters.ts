import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Letters about a discussion end by one call; what stands under the bell stays. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE private_discussion_follows ADD COLUMN is_mailed boolean NOT NULL DEFAULT true,
      ADD COLUMN stop_key bytea UNIQUE`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE private_discussion_follows DROP COLUMN is_mailed, DROP COLUMN stop_key`)
}
