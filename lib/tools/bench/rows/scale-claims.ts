import { demoCity } from '@/lib/content/demo-city'
import type { Client } from 'pg'
import { listDemoClaims } from '@/lib/content/seed/content/claims'
import type { Batch } from '@/lib/tools/bench/rows/batches'
import { makeIdTable, pick } from '@/lib/tools/bench/rows/word-tables'

/** Three years until yesterday, whatever the number. */
const SPAN_SECONDS = 3 * 365 * 86_400
/** More than the city has; added streets come after. */
const MAX_HOUSES = 12_000
/** Per hundred: solved, in work, waiting, refused, in moderation. */
const fate = `CASE WHEN chance < 70 THEN '3' WHEN chance < 80 THEN '4' WHEN chance < 88 THEN '1' WHEN chance < 98 THEN '2' ELSE '5' END`

export async function prepareClaimLists(client: Client): Promise<void> {
  const claims = listDemoClaims(demoCity().claimBranches)
  await client.query(
    `CREATE TEMP TABLE scale_claims AS
     SELECT (row_number() OVER (ORDER BY place) - 1)::int AS n, list.text, answer, k.id AS category_id, k.department_id,
       k.term_days::int AS term
     FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS list(text, answer, theme, place)
     JOIN claim_categories k ON k.title = list.theme AND k.parent_id IS NOT NULL`,
    [claims.map(({ text }) => text), claims.map(({ answer }) => answer), claims.map(({ theme }) => theme)],
  )
  await client.query(
    `CREATE TEMP TABLE scale_claim_houses AS
     SELECT (row_number() OVER (ORDER BY street.id, house.key) - 1)::int AS n, house.longitude, house.latitude,
       replace(replace(street.name, 'улица ', 'ул. '), 'переулок ', 'пер. ') || ', ' || house.number AS address
     FROM city_houses house JOIN city_streets street ON street.id = house.street_id LIMIT ${MAX_HOUSES}`,
  )
  for (const table of ['scale_claims', 'scale_claim_houses']) {
    await client.query(`ALTER TABLE ${table} ADD PRIMARY KEY (n)`)
    await client.query(`ANALYZE ${table}`)
  }
  await makeIdTable(
    client,
    'scale_claim_photos',
    `SELECT DISTINCT media_id AS id FROM claims_rels WHERE path = 'photos'`,
  )
}

/** Adds claims with their first step; every second has a photo. */
export async function addClaims(client: Client, { from, to, first, total }: Batch): Promise<void> {
  await client.query(
    `WITH composed AS MATERIALIZED (${composition()}),
    added AS (
      INSERT INTO claims (text, address, x, y, code, category_id, department_id, author_name, confirmed_at, published_at,
        deadline_date, answered_at, report_text, is_accepted, created_at, updated_at)
      SELECT text, address, x, y, code::enum_claims_code, category_id, department_id, 'Житель', moment,
        CASE WHEN code <> '5' THEN moment + interval '5 hours' END,
        CASE WHEN code <> '5' THEN date_trunc('day', moment) + (term * 7 / 5 + 1) * interval '1 day' + interval '12 hours' END,
        CASE WHEN code IN ('2', '3') THEN least(now(), moment + (1 + chance % (term * 2)) * interval '1 day') END,
        CASE WHEN code = '3' THEN answer END,
        (CASE WHEN code = '3' AND chance % 2 = 0 THEN 'yes' END)::enum_claims_is_accepted, moment, moment
      FROM composed ORDER BY i RETURNING id, id::bigint AS i, published_at),
    history AS (
      INSERT INTO claim_events (claim_id, title, from_code, to_code, who, told_at, created_at, updated_at)
      SELECT id, 'Опубликовать', '5', '1', 'Модератор портала', published_at, published_at, published_at
      FROM added WHERE published_at IS NOT NULL)
    INSERT INTO claims_rels ("order", parent_id, path, media_id)
    SELECT 1, added.id, 'photos', photo.id FROM added
    JOIN scale_claim_photos photo ON ${pick('scale_claim_photos', 'photo', 54)}
    WHERE added.id % 2 = 0 AND published_at IS NOT NULL`,
    [from, to, first, SPAN_SECONDS / total],
  )
}

/** SQL for numbers $1 to $2; $3 is the first of the series, $4 the seconds between two. */
function composition(): string {
  return `SELECT i, chance, moment, ${fate} AS code, words.text || ' Сообщение ' || i || '.' AS text, words.answer,
      words.category_id, words.department_id, words.term, house.address,
      round((house.longitude + ((hashint8extended(i, 61) & 1023) - 512) * 0.000001)::numeric, 6) AS x,
      round((house.latitude + ((hashint8extended(i, 62) & 1023) - 512) * 0.000001)::numeric, 6) AS y
    FROM generate_series($1::bigint, $2::bigint) AS i
    CROSS JOIN LATERAL (SELECT (hashint8extended(i, 51) & 1073741823) % 100 AS chance,
      now() - interval '1 day' - floor((i - $3) * $4::float8) * interval '1 second' AS moment) AS drawn
    JOIN scale_claims words ON ${pick('scale_claims', 'words', 52)}
    JOIN scale_claim_houses house ON ${pick('scale_claim_houses', 'house', 53)}`
}
