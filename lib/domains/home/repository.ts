import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { findPageGlobal } from '@/lib/platform/payload/find-pages'
import type { Home } from '@/lib/platform/payload/payload-types'

export async function findHome(draft: boolean): Promise<Home> {
  return findPageGlobal('home', { draft })
}

export async function countContent(): Promise<{ documents: number; services: number; news: number }> {
  const [row] = await query<{ documents: number; services: number; news: number }>(sql`
    SELECT (SELECT count(*)::int FROM documents WHERE _status = 'published') AS documents,
      (SELECT count(*)::int FROM services WHERE _status = 'published') AS services,
      (SELECT coalesce(sum(total), 0)::int FROM news_counts) AS news`)
  return row ?? { documents: 0, services: 0, news: 0 }
}
