import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'
import { allOf, escapeLike } from '@/lib/platform/database/russian-search'
import type { LinkFilter, UsefulLink } from '@/lib/domains/useful-links/contract'

export async function findLinks({ type_id: type, title }: LinkFilter, limit: number, offset: number) {
  const conditions = [sql`l._status = 'published'`, sql`l.type = ${String(type)}`]
  if (title) conditions.push(sql`plain_letters(l.title) ILIKE ${`%${escapeLike(title)}%`}`)
  const where = allOf(conditions)
  const [found, [count]] = await Promise.all([
    query<UsefulLink>(
      sql`SELECT l.title, l.url FROM useful_links l WHERE ${where} ORDER BY l.position, l.title COLLATE "ru-x-icu" LIMIT ${limit} OFFSET ${offset}`,
    ),
    query<{ total: number }>(sql`SELECT count(*)::int AS total FROM useful_links l WHERE ${where}`),
  ])
  return { found, total: count?.total ?? 0 }
}
