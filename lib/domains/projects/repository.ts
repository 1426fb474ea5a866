import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ProjectFilter, ProjectStage } from '@/lib/domains/projects/contract'
import { query } from '@/lib/platform/database/payload-client'
import { hasText, joinAnd } from '@/lib/platform/database/russian-search'
import { selectPageIds, withinDays } from '@/lib/platform/database/select'
import { findByIds } from '@/lib/platform/payload/find-pages'
import type { Project } from '@/lib/platform/payload/payload-types'

type ProjectQuery = Omit<ProjectFilter, 'page'>

/** What the city lives with now comes first, what is over last. */
const byUrgency = sql`ARRAY['works', 'paused', 'design', 'planned', 'done']`

export async function findProjectIds(
  filter: ProjectQuery,
  limit: number,
  offset = 0,
): Promise<{ ids: number[]; total: number }> {
  return selectPageIds({
    columns: sql`p.id`,
    from: sql`FROM projects p WHERE ${joinAnd(buildConditions(filter))}`,
    order: sql`array_position(${byUrgency}, p.stage::text), p.published_at DESC, p.id DESC`,
    limit,
    offset,
  })
}

export function findProjects(ids: number[]): Promise<Project[]> {
  return findByIds('projects', ids, {
    where: { _status: { equals: 'published' } },
    populate: { organizations: { title: true, _status: true } },
  })
}

export function findProjectTerms(): Promise<
  { list: 'category' | 'stage'; id: number; stage: ProjectStage | null; title: string; count: number }[]
> {
  return query(sql`
    SELECT 'category' AS list, c.id, NULL AS stage, c.title, count(p.id)::int AS count, c.position FROM project_categories c
      LEFT JOIN projects p ON p.category_id = c.id AND p._status = 'published' GROUP BY c.id
    UNION ALL
    SELECT 'stage', 0, p.stage::text, '', count(*)::int, 0 FROM projects p WHERE p._status = 'published' GROUP BY p.stage
    ORDER BY 1, position, 4`)
}

function buildConditions({ id, title, category, stage, start_date: start, end_date: end }: ProjectQuery): SQL[] {
  const all: SQL[] = [sql`p._status = 'published'`]
  if (id) all.push(sql`p.id = ${id}`)
  if (category) all.push(sql`p.category_id = ${category}`)
  if (stage) all.push(sql`p.stage::text = ${stage}`)
  all.push(...withinDays(sql`p.published_at`, start, end))
  if (title) all.push(hasText(sql`concat_ws(' ', p.title, p.address)`, sql`p.title`, title))
  return all
}
