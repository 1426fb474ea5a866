import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { allOf, escapeLike, isLikeTitle, russianQuery } from '@/lib/platform/database/russian-search'
import type { Document } from '@/lib/platform/payload/payload-types'
import { actReference, type DocumentFilter } from '@/lib/domains/documents/contract'

export type DocumentQuery = Omit<DocumentFilter, 'page'> & { fuzzy?: boolean }

/** Ids of a page of the register, newest act first, and how many acts the filter meets. */
export async function findDocumentIds(
  filter: DocumentQuery,
  limit: number,
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const where = allOf(conditionsOf(filter))
  const [ids, [count]] = await Promise.all([
    query<{ id: number }>(
      sql`SELECT d.id FROM documents d WHERE ${where} ORDER BY d.date DESC, d.id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    query<{ total: number }>(sql`SELECT count(*)::int AS total FROM documents d WHERE ${where}`),
  ])
  return { ids: ids.map(({ id }) => id), total: count?.total ?? 0 }
}

/** What an act shows of another one. */
const referenceFields = Object.fromEntries(
  Object.keys(actReference.omit({ id: true }).shape).map((name) => [name, true]),
)

/** Published acts with their files and relations, in the order of the given ids. */
export async function findDocuments(ids: number[]): Promise<Document[]> {
  if (ids.length === 0) return []
  const { docs } = await (
    await payloadClient()
  ).find({
    collection: 'documents',
    where: { id: { in: ids } },
    depth: 2,
    pagination: false,
    populate: {
      files: { title: true, originName: true, filename: true, mimeType: true, filesize: true },
      documents: { ...referenceFields, _status: true },
    },
  })
  return docs.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** The newest draft of one act, for preview. */
export async function findDocumentDraft(id: number): Promise<Document | null> {
  return (await payloadClient()).findByID({ collection: 'documents', id, draft: true, depth: 2, disableErrors: true })
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
  if (text) all.push(fuzzy ? isLikeTitle(sql`d.title`, text) : isAbout(text))
  return all
}

/** The words stand in the act's title, summary or number, or in the text of one of its files. */
function isAbout(text: string): SQL {
  return sql`(d.search @@ ${russianQuery(text)} OR d.number ILIKE ${`%${escapeLike(text)}%`} OR d.id IN (
    SELECT r.parent_id FROM documents_rels r JOIN files f ON f.id = r.files_id
    WHERE r.path = 'files' AND f.search @@ ${russianQuery(text)}))`
}
