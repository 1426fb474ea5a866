import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { DocumentFilter } from '@/lib/domains/documents/contract'
import { query } from '@/lib/platform/database/payload-client'
import { escapeLike, joinAnd, matchesTitle, russianQuery } from '@/lib/platform/database/russian-search'
import { findByIds, findPublished } from '@/lib/platform/payload/find-pages'
import type { Document } from '@/lib/platform/payload/payload-types'

export type DocumentQuery = Omit<DocumentFilter, 'page'> & { fuzzy?: boolean }

export async function findDocumentIds(
  filter: DocumentQuery,
  limit: number,
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const where = joinAnd(conditionsOf(filter))
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

const referenceFields = { title: true, number: true, date: true, type: true } as const

export function findDocuments(ids: number[]): Promise<Document[]> {
  return findByIds('documents', ids, {
    depth: 2,
    populate: {
      files: { title: true, originName: true, filename: true, mimeType: true, filesize: true },
      documents: { ...referenceFields, _status: true },
    },
  })
}

export interface ActChange {
  id: number
  kind: 'amends' | 'repeals' | 'amendedBy' | 'repealedBy'
  document: Document
}

export async function findChanges(ids: number[]): Promise<ActChange[]> {
  if (ids.length === 0) return []
  const asked = sql.param(ids)
  const changes = await query<{ id: number; kind: ActChange['kind']; other: number }>(sql`
    SELECT act_id AS id, kind, base_id AS other FROM act_changes WHERE act_id = ANY(${asked}::int[])
    UNION
    SELECT base_id, CASE kind WHEN 'amends' THEN 'amendedBy' ELSE 'repealedBy' END, act_id FROM act_changes
    WHERE base_id = ANY(${asked}::int[])`)
  if (changes.length === 0) return []
  const others = await findPublished('documents', {
    where: { id: { in: changes.map(({ other }) => other) } },
    select: referenceFields,
    sort: '-date',
    depth: 1,
  })
  return others.flatMap((document) =>
    changes.flatMap(({ id, kind, other }) => (other === document.id ? [{ id, kind, document }] : [])),
  )
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

function conditionsOf({
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
  if (number) all.push(sql`d.number ILIKE ${`%${escapeLike(number.replace(/^№\s*/, ''))}%`}`)
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
