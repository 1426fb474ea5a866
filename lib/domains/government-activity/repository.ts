import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { GovernmentActivityFilter } from '@/lib/domains/government-activity/contract'
import { query } from '@/lib/platform/database/payload-client'
import { joinAnd, matchesTitle, russianQuery } from '@/lib/platform/database/russian-search'
import { selectPageIds } from '@/lib/platform/database/select'
import { findByIds } from '@/lib/platform/payload/find-pages'
import type { ActivityItem } from '@/lib/platform/payload/payload-types'
import { withDraft } from '@/lib/platform/preview/preview'

type ActivityQuery = Omit<GovernmentActivityFilter, 'page'>

export async function findActivityIds(
  filter: ActivityQuery,
  limit: number,
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  return selectPageIds({
    columns: sql`a.id`,
    from: sql`FROM activity_items a WHERE ${joinAnd(buildConditions(filter))}`,
    order: sql`a.date DESC, a.id DESC`,
    limit,
    offset,
  })
}

export async function findActivityItems(ids: number[], previewedId: number | undefined): Promise<ActivityItem[]> {
  const found = await findByIds('activity-items', ids, {
    populate: {
      files: { title: true, originName: true, filename: true, mimeType: true, filesize: true },
      organizations: { title: true, shortTitle: true, _status: true },
    },
  })
  return withDraft('activity-items', found, { id: previewedId, depth: 1 })
}

export function findActivityTypes(): Promise<{ id: number; title: string; count: number }[]> {
  return query(sql`SELECT t.id, t.title, count(a.id)::int AS count FROM activity_types t
    LEFT JOIN activity_items a ON a.type_id = t.id AND a._status = 'published' GROUP BY t.id ORDER BY t.position, t.title`)
}

export async function findActivityYears(type: number | undefined): Promise<number[]> {
  const found = await query<{ year: number }>(
    sql`SELECT DISTINCT a.year::int AS year FROM activity_items a WHERE ${joinAnd(buildConditions({ type }))} ORDER BY 1 DESC`,
  )
  return found.map(({ year }) => year)
}

function buildConditions({ type, year, text }: ActivityQuery): SQL[] {
  const all: SQL[] = [sql`a._status = 'published'`]
  if (type) all.push(sql`a.type_id = ${type}`)
  if (year) all.push(sql`a.year = ${year}`)
  if (text) {
    const words = sql`to_tsvector('russian', plain_letters(concat_ws(' ', a.title, a.summary)))`
    all.push(sql`(${words} @@ ${russianQuery(text)} OR ${matchesTitle(sql`a.title`, text)} OR a.id IN (
      SELECT r.parent_id FROM activity_items_rels r JOIN files f ON f.id = r.files_id
      WHERE r.path = 'files' AND f.search @@ ${russianQuery(text)}))`)
  }
  return all
}
