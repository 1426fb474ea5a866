import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { numberedTables, PUBLISHED, countShownPages, type NumberedKind } from '@/lib/platform/database/numbered-tables'
import { query } from '@/lib/platform/database/payload-client'
import type { DatasetState } from '@/lib/domains/datasets/contract'
import type { Dataset } from '@/lib/domains/datasets/define-dataset'
import { datasets } from '@/lib/domains/operations'
import { toIso } from '@/lib/time/dates'

/** Datasets whose rows have no pages or other ones: table, and the condition that makes a row public. */
const tables: Record<string, [table: string, shown: string]> = {
  galleries: ['galleries', `${PUBLISHED} AND owner = 'city'`],
  'service-centers': ['service_centers', PUBLISHED],
  'duty-services': ['duty_services', PUBLISHED],
  reference: ['reference_entries', PUBLISHED],
}

export async function findDatasets(): Promise<DatasetState[]> {
  const found = await query<DatasetState>(sql`${sql.join(datasets.map(selectState), sql` UNION ALL `)}
    UNION ALL SELECT 'tourism-' || s.link, count(i.id)::int, max(i.updated_at) FROM tourism_sections s
      LEFT JOIN tourism_items i ON i.section_id = s.id AND i._status = 'published'
      WHERE s._status = 'published' GROUP BY s.id`)
  return found.map(({ updated_at: at, ...state }) => ({ ...state, updated_at: toIso(at) }))
}

function selectState({ id }: Dataset): SQL {
  const [name, condition] = tables[id] ?? []
  if (name && condition)
    return buildStateQuery(id, sql.raw(`SELECT count(*)::int FROM ${name} WHERE ${condition}`), name, condition)
  const kind = findNumberedKind(id === 'maps' ? 'city_maps' : id)
  const { table, shown } = numberedTables[kind]
  return buildStateQuery(id, countShownPages(kind), table, shown)
}

function findNumberedKind(table: string): NumberedKind {
  const kind = (Object.keys(numberedTables) as NumberedKind[]).find((one) => numberedTables[one].table === table)
  if (!kind) throw new Error(`The dataset of ${table} needs a line in tables`)
  return kind
}

/** The last change comes from the end of an index, so nothing is scanned. */
function buildStateQuery(id: string, total: SQL, table: string, shown: string): SQL {
  const latest = sql.raw(`SELECT max(updated_at) FROM ${table} WHERE ${shown}`)
  return sql`SELECT ${sql.raw(`'${id}'`)} AS id, (${total}) AS total, (${latest}) AS updated_at`
}
