import { sql } from '@payloadcms/db-postgres'
import type { LinkFilter, UsefulLink } from '@/lib/domains/useful-links/contract'
import { containsText, joinAnd } from '@/lib/platform/database/russian-search'
import { selectPage } from '@/lib/platform/database/select'

export async function findLinks({ type_id: type, title }: LinkFilter, limit: number, offset: number) {
  const conditions = [sql`l._status = 'published'`, sql`l.type = ${String(type)}`]
  if (title) conditions.push(containsText(sql`l.title`, title))
  return selectPage<UsefulLink>({
    columns: sql`l.title, l.url`,
    from: sql`FROM useful_links l WHERE ${joinAnd(conditions)}`,
    order: sql`l.position, l.title COLLATE "ru-x-icu"`,
    limit,
    offset,
  })
}
