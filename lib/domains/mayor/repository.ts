import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'
import type { ActivityFilter } from '@/lib/domains/mayor/contract'
import { payloadClient, query } from '@/lib/platform/database/payload-client'
import { findDraft, findPageGlobal } from '@/lib/platform/payload/find-pages'
import type { Mayor, MayorActivity } from '@/lib/platform/payload/payload-types'

export async function findMayor(draft: boolean): Promise<Mayor> {
  return findPageGlobal('mayor', { draft })
}

const populate = {
  news: { title: true, slug: true, typeCode: true, _status: true },
  galleries: { title: true, owner: true, _status: true },
} as const

export async function findActivities(
  { id, type_id: type, page }: ActivityFilter,
  limit: number,
): Promise<{ found: MayorActivity[]; total: number }> {
  const where: Where = {
    _status: { equals: 'published' },
    ...(id && { id: { equals: id } }),
    ...(type && { type: { equals: type } }),
  }
  const { docs, totalDocs } = await (
    await payloadClient()
  ).find({ collection: 'mayor-activities', where, sort: ['-date', '-id'], limit, page, depth: 1, populate })
  return { found: docs, total: totalDocs }
}

export function findActivityDraft(id: number): Promise<MayorActivity | null> {
  return findDraft('mayor-activities', id, { populate })
}

export function findActivityTypes(): Promise<{ id: number; title: string; count: number }[]> {
  return query(sql`
    SELECT t.id, t.title, count(a.id)::int AS count FROM mayor_activity_types t
    LEFT JOIN mayor_activities a ON a.type_id = t.id AND a._status = 'published'
    GROUP BY t.id ORDER BY t.position, t.id`)
}
