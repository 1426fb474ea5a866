import { sql } from '@payloadcms/db-postgres'
import { rows } from '@/lib/backend/integrations/payload'

const PUBLISHED = "_status = 'published'"

/** Tables behind the lists, with what of them is public: the same as in the lists themselves. */
const tables: Record<string, [table: string, shown: string]> = {
  news: ['news', PUBLISHED],
  documents: ['documents', PUBLISHED],
  posters: ['posters', PUBLISHED],
  galleries: ['galleries', `${PUBLISHED} AND owner = 'city'`],
  services: ['services', PUBLISHED],
  'service-centers': ['service_centers', PUBLISHED],
  'duty-services': ['duty_services', PUBLISHED],
  reference: ['reference_entries', PUBLISHED],
  organizations: ['organizations', PUBLISHED],
  ministers: ['ministers', PUBLISHED],
  projects: ['projects', PUBLISHED],
  claims: ['claims', "published_at IS NOT NULL AND merged_into_id IS NULL AND category_id IS NOT NULL AND code <> '5'"],
  ideas: ['ideas', "published_at IS NOT NULL AND code <> '5'"],
  discussions: ['discussions', `${PUBLISHED} AND notification_start_date <= now()`],
  maps: ['city_maps', PUBLISHED],
}

export interface DatasetRow {
  id: string
  total: number
  updated_at: string | Date | null
}

/** How many public rows each list has and when the last of them changed. */
export function findDatasets(): Promise<DatasetRow[]> {
  const selects = Object.entries(tables).map(([id, [table, shown]]) =>
    sql.raw(`SELECT '${id}' AS id, count(*)::int AS total, max(updated_at) AS updated_at FROM ${table} WHERE ${shown}`),
  )
  return rows(sql`${sql.join(selects, sql` UNION ALL `)}
    UNION ALL SELECT 'tourism-' || s.link, count(i.id)::int, max(i.updated_at) FROM tourism_sections s
      LEFT JOIN tourism_items i ON i.section_id = s.id AND i._status = 'published'
      WHERE s._status = 'published' GROUP BY s.id`)
}
