import type { Client } from 'pg'
import type { Batch } from '@/lib/tools/bench/rows/batches'

const HOUSES_OF_STREET = 40

/** Street names to repeat: «улица 7-я Портовая». */
export async function prepareStreetNames(client: Client): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE scale_streets AS
     SELECT (row_number() OVER (ORDER BY id) - 1)::int AS n, substr(name, 7) AS name FROM city_streets
     WHERE settlement = '' AND name LIKE 'улица %' AND name !~ '\\d'`,
  )
}

/** Adds houses, forty per street, around the city. */
export async function addAddresses(client: Client, { from, to, first }: Batch): Promise<void> {
  await client.query(
    `WITH wanted AS (
      SELECT $3 + (i - $3) / ${HOUSES_OF_STREET} AS s, (i - $3) % ${HOUSES_OF_STREET} + 1 AS number
      FROM generate_series($1::bigint, $2::bigint) AS i),
    named AS (
      SELECT s, 'улица ' || s / total + 1 || '-я ' || name AS name, 41.7 + s % 100 * 0.003 AS latitude, 48.3 + s / 100 * 0.003 AS longitude
      FROM (SELECT DISTINCT s FROM wanted) AS streets
      CROSS JOIN (SELECT count(*) AS total FROM scale_streets) AS counted
      JOIN scale_streets ON n = s % total),
    added AS (
      INSERT INTO city_streets (settlement, name, key, kind, latitude, longitude)
      SELECT '', name, lower(replace(substr(name, 7), 'ё', 'е')), 'улица', latitude, longitude FROM named
      ON CONFLICT DO NOTHING RETURNING id, name)
    INSERT INTO city_houses (street_id, number, key, latitude, longitude)
    SELECT added.id, number, number, latitude, longitude + number * 0.00006
    FROM wanted JOIN named USING (s) JOIN added USING (name)`,
    [from, to, first],
  )
}
