import type { Client } from 'pg'
import { demoDocuments } from '@/lib/content/seed/content/documents'
import type { Batch } from '@/lib/tools/bench/rows/batches'
import { actSummaries, actTitles, places } from '@/lib/tools/bench/rows/word-lists'
import { makeIdTable, makeWordTable, pick } from '@/lib/tools/bench/rows/word-tables'

/** 1995 to 2023, whatever the number. */
const SPAN_DAYS = 29 * 365.25

const columns = 'title summary type_id number date issuer_id created_at updated_at'.split(' ')
const versionColumns = columns.map((name) => `version_${name}`).join(', ')

/** A database without dictionaries gets those of the demo city. */
export async function prepareDocumentLists(client: Client): Promise<void> {
  await fillDictionary(
    client,
    'document_types',
    demoDocuments.map(({ type }) => type),
  )
  await fillDictionary(
    client,
    'document_issuers',
    demoDocuments.map(({ issuer }) => issuer),
  )
  await makeWordTable(client, 'scale_act_titles', actTitles())
  await makeWordTable(client, 'scale_act_summaries', actSummaries())
  await makeWordTable(client, 'scale_act_places', places())
  await makeIdTable(client, 'scale_types', 'SELECT id FROM document_types')
  await makeIdTable(client, 'scale_issuers', 'SELECT id FROM document_issuers')
  await makeIdTable(client, 'scale_files', 'SELECT id FROM files')
}

/** Adds published acts with versions; they share existing files. */
export async function addDocuments(client: Client, { from, to, first, total }: Batch): Promise<void> {
  await client.query(
    `WITH composed AS MATERIALIZED (${composition()}),
    added AS (
      INSERT INTO documents (${columns.join(', ')}, state, _status)
      SELECT ${columns.join(', ')}, 'active', 'published' FROM composed ORDER BY i RETURNING id, ${columns.join(', ')}),
    versions AS (
      INSERT INTO _documents_v (parent_id, ${versionColumns}, version_state, version__status, created_at, updated_at, latest, autosave)
      SELECT id, ${columns.join(', ')}, 'active', 'published', created_at, updated_at, true, false FROM added ORDER BY id
      RETURNING id, parent_id),
    numbered AS (SELECT id, parent_id, parent_id::bigint AS i FROM versions),
    filed AS (SELECT v.id, v.parent_id, f.id AS file FROM numbered v JOIN scale_files f ON ${pick('scale_files', 'f', 31)}),
    files AS (INSERT INTO documents_rels ("order", parent_id, path, files_id) SELECT 1, parent_id, 'files', file FROM filed)
    INSERT INTO _documents_v_rels ("order", parent_id, path, files_id) SELECT 1, id, 'version.files', file FROM filed`,
    [from, to, first, SPAN_DAYS / total],
  )
}

/** SQL for numbers $1 to $2; $3 is the first of the series, $4 the days between two. */
function composition(): string {
  return `SELECT i, title.text || ' (' || place.text || ')' AS title, summary.text AS summary, type.id AS type_id,
      i || '-с' AS number, moment AS date, issuer.id AS issuer_id, moment AS created_at, moment AS updated_at
    FROM generate_series($1::bigint, $2::bigint) AS i
    CROSS JOIN LATERAL (
      SELECT timestamptz '1995-01-01 12:00+00' + floor((i - $3) * $4::float8) * interval '1 day' AS moment) AS clock
    JOIN scale_act_titles title ON ${pick('scale_act_titles', 'title', 1)}
    JOIN scale_act_places place ON ${pick('scale_act_places', 'place', 2)}
    JOIN scale_act_summaries summary ON ${pick('scale_act_summaries', 'summary', 3)}
    JOIN scale_types type ON ${pick('scale_types', 'type', 4)}
    JOIN scale_issuers issuer ON ${pick('scale_issuers', 'issuer', 5)}`
}

async function fillDictionary(client: Client, table: string, titles: readonly string[]): Promise<void> {
  await client.query(
    `INSERT INTO ${table} (title, position) SELECT title, place * 10 FROM unnest($1::text[]) WITH ORDINALITY AS list(title, place)
     WHERE NOT EXISTS (SELECT 1 FROM ${table})`,
    [[...new Set(titles)]],
  )
}
