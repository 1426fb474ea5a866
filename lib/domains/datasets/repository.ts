import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { numberedTables, PUBLISHED, countShownPages, type NumberedKind } from '@/lib/platform/database/numbered-tables'
import { query } from '@/lib/platform/database/payload-client'

/** Lists whose rows have pages. */
const kinds: Record<string, NumberedKind> = {
  news: 'news',
  documents: 'document',
  posters: 'poster',
  services: 'service',
  organizations: 'organization',
  ministers: 'minister',
  projects: 'project',
  claims: 'claim',
  ideas: 'idea',
  discussions: 'discussion',
  maps: 'map',
}

/** Other lists, with the condition that makes a row public. */
const tables: Record<string, [table: string, shown: string]> = {
  galleries: ['galleries', `${PUBLISHED} AND owner = 'city'`],
  'service-centers': ['service_centers', PUBLISHED],
  'duty-services': ['duty_services', PUBLISHED],
  reference: ['reference_entries', PUBLISHED],
}

interface DatasetRow {
  id: string
  total: number
  updated_at: string | Date | null
}

export function findDatasets(): Promise<DatasetRow[]> {
  const selects = [
    ...Object.entries(kinds).map(([id, kind]) => {
      const { table, shown } = numberedTables[kind]
      return buildStateQuery(id, countShownPages(kind), table, shown)
    }),
    ...Object.entries(tables).map(([id, [table, shown]]) =>
      buildStateQuery(id, sql.raw(`SELECT count(*)::int FROM ${table} WHERE ${shown}`), table, shown),
    ),
  ]
  return query(sql`${sql.join(selects, sql` UNION ALL `)}
    UNION ALL SELECT 'tourism-' || s.link, count(i.id)::int, max(i.updated_at) FROM tourism_sections s
      LEFT JOIN tourism_items i ON i.section_id = s.id AND i._status = 'published'
      WHERE s._status = 'published' GROUP BY s.id`)
}

/** The last change comes from the end of an index, so nothing is scanned. */
function buildStateQuery(id: string, total: SQL, table: string, shown: string): SQL {
  const latest = sql.raw(`SELECT max(updated_at) FROM ${table} WHERE ${shown}`)
  return sql`SELECT ${sql.raw(`'${id}'`)} AS id, (${total}) AS total, (${latest}) AS updated_at`
}
