import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { DocumentFilter, LegalAct } from '@/lib/domains/documents/contract'
import { query } from '@/lib/platform/database/payload-client'
import { escapeLike, joinAnd, matchesTitle, russianQuery } from '@/lib/platform/database/russian-search'
import type { StoredFile } from '@/lib/platform/pictures/media'
import { dropNumberSign } from '@/lib/text/plain-text'

export type DocumentQuery = Omit<DocumentFilter, 'page'> & { fuzzy?: boolean }

export async function findDocumentIds(
  filter: DocumentQuery,
  limit: number,
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const where = joinAnd(buildConditions(filter))
  const order = filter.text
    ? basesFirst(where)
    : sql`SELECT d.id FROM documents d WHERE ${where} ORDER BY d.date DESC, d.id DESC`
  const [ids, [count]] = await Promise.all([
    query<{ id: number }>(sql`${order} LIMIT ${limit} OFFSET ${offset}`),
    query<{ total: number }>(sql`SELECT count(*)::int AS total FROM documents d WHERE ${where}`),
  ])
  return { ids: ids.map(({ id }) => id), total: count?.total ?? 0 }
}

/** Newest first, but an act precedes its amendments, dated by the newest of them. */
function basesFirst(where: SQL): SQL {
  return sql`
    WITH found AS MATERIALIZED (SELECT d.id, d.date FROM documents d WHERE ${where}),
    amendments AS (
      SELECT c.act_id, c.base_id, f.date FROM act_changes c JOIN found f ON f.id = c.act_id JOIN found b ON b.id = c.base_id
      WHERE c.kind = 'amends')
    SELECT f.id FROM found f LEFT JOIN (SELECT base_id, max(date) AS date FROM amendments GROUP BY base_id) a ON a.base_id = f.id
    ORDER BY greatest(f.date, a.date) DESC, f.id IN (SELECT act_id FROM amendments), f.date DESC, f.id DESC`
}

export type StoredAct = Omit<LegalAct, 'join_documents'> & { files: StoredFile[] }

/** Fields of an ActReference, of the act `a`. */
const reference = sql`'id', a.id, 'title', a.title, 'number', a.number, 'date', to_char(a.date AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
  'type', (SELECT jsonb_build_object('id', t.id, 'title', t.title) FROM document_types t WHERE t.id = a.type_id)`

/** Relations stored in the act first, then those stored only in the other act, newest first. */
const relations = sql`
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'document', jsonb_build_object(${reference}))
    ORDER BY r.place NULLS LAST, a.date DESC, a.id DESC), '[]')
  FROM (
    SELECT kind, other_id, min(place) AS place FROM (
      SELECT kind::text, document_id AS other_id, _order AS place FROM documents_relations WHERE _parent_id = d.id
      UNION ALL
      SELECT kind, base_id, NULL FROM act_changes WHERE act_id = d.id
      UNION ALL
      SELECT CASE kind WHEN 'amends' THEN 'amendedBy' ELSE 'repealedBy' END, act_id, NULL FROM act_changes WHERE base_id = d.id) every
    GROUP BY kind, other_id) r
  JOIN documents a ON a.id = r.other_id AND a._status = 'published'`

const files = sql`
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title, 'originName', f.origin_name, 'filename', f.filename,
    'mimeType', f.mime_type, 'filesize', f.filesize::int) ORDER BY r."order"), '[]')
  FROM documents_rels r JOIN files f ON f.id = r.files_id WHERE r.parent_id = d.id AND r.path = 'files'`

/** Returns acts in the order of `ids`, published or not. */
export async function findActs(ids: readonly number[]): Promise<StoredAct[]> {
  if (ids.length === 0) return []
  const asked = sql`${sql.param(ids)}::int[]`
  const found = await query<{ act: StoredAct }>(sql`
    SELECT (SELECT jsonb_build_object(${reference}) FROM documents a WHERE a.id = d.id) || jsonb_build_object(
      'summary', d.summary, 'status', d.state, 'issuer', jsonb_build_object('id', i.id, 'title', i.title),
      'relations', (${relations}), 'files', (${files})) AS act
    FROM documents d LEFT JOIN document_issuers i ON i.id = d.issuer_id
    WHERE d.id = ANY(${asked}) ORDER BY array_position(${asked}, d.id)`)
  return found.map(({ act }) => act)
}

interface DocumentTerm {
  list: 'type' | 'issuer'
  id: number
  title: string
  plural: string
  count: number
}

export function findDocumentTerms(): Promise<DocumentTerm[]> {
  return query(sql`
    SELECT 'type' AS list, t.id, t.title, coalesce(nullif(t.plural, ''), t.title) AS plural, count(d.id)::int AS count, t.position
      FROM document_types t
      LEFT JOIN documents d ON d.type_id = t.id AND d._status = 'published' GROUP BY t.id
    UNION ALL
    SELECT 'issuer', i.id, i.title, i.title, count(d.id)::int, i.position FROM document_issuers i
      LEFT JOIN documents d ON d.issuer_id = i.id AND d._status = 'published' GROUP BY i.id
    ORDER BY 1, position, title`)
}

function buildConditions({
  id,
  text,
  fuzzy,
  number,
  type,
  issuer,
  status,
  start_date: start,
  end_date: end,
}: DocumentQuery): SQL[] {
  const all: SQL[] = [sql`d._status = 'published'`]
  if (id) all.push(sql`d.id = ${id}`)
  if (type) all.push(sql`d.type_id = ${type}`)
  if (issuer) all.push(sql`d.issuer_id = ${issuer}`)
  if (status) all.push(sql`d.state = ${status}`)
  if (number) all.push(sql`d.number ILIKE ${`%${escapeLike(dropNumberSign(number))}%`}`)
  if (start) all.push(sql`d.date >= ${start}::date`)
  if (end) all.push(sql`d.date < ${end}::date + 1`)
  if (text) all.push(fuzzy ? matchesTitle(sql`d.title`, text) : isAbout(text))
  return all
}

function isAbout(text: string): SQL {
  return sql`(d.search @@ ${russianQuery(text)} OR d.number ILIKE ${`%${escapeLike(text)}%`} OR d.id IN (
    SELECT r.parent_id FROM documents_rels r JOIN files f ON f.id = r.files_id
    WHERE r.path = 'files' AND f.search @@ ${russianQuery(text)}))`
}
