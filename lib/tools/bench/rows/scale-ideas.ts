import { demoCity } from '@/lib/content/demo-city'
import type { Client } from 'pg'
import type { Batch } from '@/lib/tools/bench/rows/batches'
import { makeIdTable, pick } from '@/lib/tools/bench/rows/word-tables'

/** Three years until yesterday, whatever the number. */
const SPAN_SECONDS = 3 * 365 * 86_400
/** Per hundred: collecting, under review, accepted, realised, rejected, in moderation. */
const fate =
  `CASE WHEN chance < 45 THEN '1' WHEN chance < 52 THEN '4' WHEN chance < 65 THEN '6' WHEN chance < 80 ` +
  `THEN '3' WHEN chance < 97 THEN '2' ELSE '5' END`

export async function prepareIdeaLists(client: Client): Promise<void> {
  await client.query(
    `CREATE TEMP TABLE scale_ideas AS
     SELECT (row_number() OVER (ORDER BY place) - 1)::int AS n, list.title, list.text, list.address, k.id AS category_id, k.department_id
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS list(title, text, address, category, place)
     JOIN idea_categories k ON k.title = list.category`,
    [
      demoCity().ideas.map(({ title }) => title),
      demoCity().ideas.map(({ text }) => text),
      demoCity().ideas.map(({ address }) => address),
      demoCity().ideas.map(({ category }) => category),
    ],
  )
  await client.query('ALTER TABLE scale_ideas ADD PRIMARY KEY (n)')
  await client.query('ANALYZE scale_ideas')
  await makeIdTable(client, 'scale_idea_photos', 'SELECT DISTINCT photo_id AS id FROM ideas WHERE photo_id IS NOT NULL')
}

/** Adds ideas with their publication; every fifth has votes. */
export async function addIdeas(client: Client, { from, to, first, total }: Batch): Promise<void> {
  const { rows } = await client.query<{ ids: number[] | null }>(
    `WITH composed AS MATERIALIZED (${composition()}),
    added AS (
      INSERT INTO ideas (title, text, address, x, y, code, category_id, department_id, author_name, show_author, photo_id,
        published_at, answered_at, answer_text, realized_at, report_text, created_at, updated_at)
      SELECT title, text, address, 48.29, 42.06, code::enum_ideas_code, category_id, department_id, $5, chance % 3 > 0, photo_id,
        CASE WHEN code <> '5' THEN moment + interval '20 hours' END,
        CASE WHEN code IN ('2', '3', '6') THEN least(now(), moment + interval '60 days') END,
        CASE WHEN code IN ('2', '3', '6') THEN 'Рассмотрено, решение приведено выше.' END,
        CASE WHEN code = '3' THEN least(now(), moment + interval '200 days') END,
        CASE WHEN code = '3' THEN 'Сделано и принято.' END, moment, moment
      FROM composed ORDER BY i RETURNING id, published_at),
    history AS (
      INSERT INTO idea_events (idea_id, title, from_code, to_code, who, told_at, created_at, updated_at)
      SELECT id, 'Опубликовать: начать сбор поддержки', '5', '1', 'Модератор портала', published_at, published_at, published_at
      FROM added WHERE published_at IS NOT NULL)
    SELECT array_agg(id) FILTER (WHERE id % 5 = 0 AND published_at IS NOT NULL) AS ids FROM added`,
    [from, to, first, SPAN_SECONDS / total, demoCity().ideaPast?.authors[0]],
  )
  // a separate statement: counters start after the ideas' statement
  await client.query(
    `INSERT INTO private_idea_votes (idea_id, is_for, comment, created_at)
     SELECT i.id, v % 4 > 0, CASE WHEN v % 7 = 0 THEN 'Поддерживаю.' END, i.published_at
     FROM ideas i CROSS JOIN LATERAL generate_series(1, (hashint4extended(i.id, 74) & 7)::int) AS v
     WHERE i.id = ANY($1::int[])`,
    [rows[0]?.ids ?? []],
  )
}

/** SQL for numbers $1 to $2; $3 is the first of the series, $4 the seconds between two. */
function composition(): string {
  return `SELECT i, chance, moment, ${fate} AS code, words.title || ' № ' || i AS title, words.text, words.address,
      words.category_id, words.department_id, photo.id AS photo_id
    FROM generate_series($1::bigint, $2::bigint) AS i
    CROSS JOIN LATERAL (SELECT (hashint8extended(i, 71) & 1073741823) % 100 AS chance,
      now() - interval '1 day' - floor((i - $3) * $4::float8) * interval '1 second' AS moment) AS drawn
    JOIN scale_ideas words ON ${pick('scale_ideas', 'words', 72)}
    JOIN scale_idea_photos photo ON ${pick('scale_idea_photos', 'photo', 73)}`
}
