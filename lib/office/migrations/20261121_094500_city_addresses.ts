import { MigrateDownArgs, MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Streets and houses of the city's plan: what typed addresses and points of the map are looked up in. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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

    -- which data the two were filled with
    CREATE TABLE city_address_source (id boolean PRIMARY KEY DEFAULT true, version text NOT NULL);

    SELECT attach_content_triggers();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE city_address_source, city_houses, city_streets`)
}
