import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The city's boundary of its plan: claims come from inside of it alone. Longitude and latitude in degrees. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE city_boundaries (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, outline polygon NOT NULL);
    -- the plan is read once more, for its boundary
    DELETE FROM city_address_source;

    SELECT attach_content_triggers();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE city_boundaries`)
}
