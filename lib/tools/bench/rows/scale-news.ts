import type { Client } from 'pg'
import { toLexical } from '@/lib/content/seed/loaders/lexical'
import type { Batch } from '@/lib/tools/bench/rows/batches'
import { newsLeads, newsSentences, newsTags, newsTitles, places } from '@/lib/tools/bench/rows/word-lists'
import { makeIdTable, makeWordTable, pick } from '@/lib/tools/bench/rows/word-tables'

const PARAGRAPHS = 3
const SENTENCES = 3
/** 2005 to 2023, whatever the number. */
const SPAN_SECONDS = 19 * 365.25 * 86_400
/** Types of ten rows; most are plain news. */
const TYPES = [1, 1, 1, 1, 1, 2, 2, 3, 4, 5]

const columns =
  'title lead head_image_id body type_id type_code body_text slug published_at expires_at pinned created_at updated_at'.split(
    ' ',
  )
const versionColumns = columns.map((name) => `version_${name}`).join(', ')

export async function prepareNewsLists(client: Client): Promise<void> {
  await makeWordTable(client, 'scale_titles', newsTitles())
  await makeWordTable(client, 'scale_leads', newsLeads())
  await makeWordTable(client, 'scale_sentences', newsSentences())
  await makeWordTable(client, 'scale_places', places())
  await makeWordTable(client, 'scale_tags', newsTags())
  await makeIdTable(
    client,
    'scale_images',
    'SELECT DISTINCT head_image_id AS id FROM news WHERE head_image_id IS NOT NULL',
  )
}

/** Adds published news older than the city's own, which stay on the home page. */
export async function addNews(client: Client, { from, to, first, total }: Batch): Promise<void> {
  await client.query('BEGIN')
  const { rows } = await client.query<{ ids: number[] }>(
    `WITH added AS (
      INSERT INTO news (${columns.join(', ')}, _status) SELECT ${columns.join(', ')}, 'published' FROM (${composition()}) composed ORDER BY i
      RETURNING id)
    SELECT array_agg(id) AS ids FROM added`,
    [from, to, first, SPAN_SECONDS / total],
  )
  // read back from the table: compressing long texts again costs more
  await client.query(
    `WITH versions AS (
      INSERT INTO _news_v (parent_id, ${versionColumns}, version__status, created_at, updated_at, latest, autosave)
      SELECT id, ${columns.join(', ')}, 'published', created_at, updated_at, true, false FROM news WHERE id = ANY($1) ORDER BY id
      RETURNING id, parent_id, parent_id::bigint AS i),
    tagged AS (
      SELECT v.id, v.parent_id, 1 AS place, t.text FROM versions v JOIN scale_tags t ON ${pick('scale_tags', 't', 21)}
      UNION ALL
      SELECT v.id, v.parent_id, 2, t.text FROM versions v JOIN scale_tags t ON ${pick('scale_tags', 't', 22)}),
    tags AS (INSERT INTO news_texts ("order", parent_id, path, text) SELECT place, parent_id, 'tags', text FROM tagged)
    INSERT INTO _news_v_texts ("order", parent_id, path, text) SELECT place, id, 'version.tags', text FROM tagged`,
    [rows[0]?.ids ?? []],
  )
  await client.query('COMMIT')
}

/** SQL for numbers $1 to $2; $3 is the first of the series, $4 the seconds between two. */
function composition(): string {
  const { paragraphs, joins } = bodyParts()
  const [open, close] = frame()
  const json = paragraphs.map((sentences) => paragraphJson(sentences)).join(` || ',' || `)
  const plain = paragraphs.map((sentences) => sentences.map((one) => `${one}.text`).join(` || ' ' || `))
  return `SELECT i, title.text || ' — ' || place.text AS title, lead.text AS lead, image.id AS head_image_id,
      (${literal(open)} || ${json} || ${literal(close)})::jsonb AS body, type.id AS type_id, type.code AS type_code,
      ${plain.join(` || E'\\n\\n' || `)} AS body_text,
      left(title.slug, 56) || '-' || place.slug AS slug, moment AS published_at,
      CASE WHEN type.code = 2 THEN moment + interval '30 days' END AS expires_at, false AS pinned,
      moment AS created_at, moment AS updated_at
    FROM generate_series($1::bigint, $2::bigint) AS i
    CROSS JOIN LATERAL (SELECT timestamptz '2005-01-01 09:00+03' + (i - $3) * $4::float8 * interval '1 second' AS moment) AS clock
    JOIN news_types type ON type.code = (ARRAY[${TYPES.join(', ')}])[1 + i % ${TYPES.length}]
    JOIN scale_titles title ON ${pick('scale_titles', 'title', 1)}
    JOIN scale_places place ON ${pick('scale_places', 'place', 2)}
    JOIN scale_leads lead ON ${pick('scale_leads', 'lead', 3)}
    LEFT JOIN scale_images image ON ${pick('scale_images', 'image', 4)}
    ${joins}`
}

function bodyParts(): { paragraphs: string[][]; joins: string } {
  const names = Array.from({ length: PARAGRAPHS * SENTENCES }, (_, index) => `s${index}`)
  const joins = names.map(
    (name, index) => `JOIN scale_sentences ${name} ON ${pick('scale_sentences', name, 100 + index)}`,
  )
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, index) =>
    names.slice(index * SENTENCES, (index + 1) * SENTENCES),
  )
  return { paragraphs, joins: joins.join('\n    ') }
}

const MARK = '§'

function paragraphJson(sentences: readonly string[]): string {
  const [open = '', close = ''] = JSON.stringify(toLexical(MARK).root.children[0]).split(MARK)
  return `${literal(open)} || ${sentences.map((one) => `${one}.json`).join(` || ' ' || `)} || ${literal(close)}`
}

function frame(): [string, string] {
  const { root } = toLexical('')
  const [open = '', close = ''] = JSON.stringify({ root: { ...root, children: [MARK] } }).split(`"${MARK}"`)
  return [open, close]
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
