import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Term } from '@/lib/contract/shapes'
import type { ServiceFilter, SituationStep } from '@/lib/domains/services/contract'
import { query } from '@/lib/platform/database/payload-client'
import { hasText, joinAnd } from '@/lib/platform/database/russian-search'
import { selectPage } from '@/lib/platform/database/select'
import { findPageGlobal, findPublished } from '@/lib/platform/payload/find-pages'
import type { Faq, ServicesAbout } from '@/lib/platform/payload/payload-types'

export interface ServiceRow {
  id: number
  title: string
  summary: string | null
  topic: Term | null
  audiences: Term[]
  life_situations: Term[]
  term: string | null
  fee: string | null
  is_online: boolean
  is_popular: boolean
}

type ServiceQuery = Omit<ServiceFilter, 'page'> & { ids?: number[]; popularOnly?: boolean; exceptId?: number }

const columns = sql`s.id, s.title, s.summary, s.term, s.fee, coalesce(s.popular, false) AS is_popular,
  CASE WHEN t.id IS NULL THEN NULL ELSE jsonb_build_object('id', t.id, 'title', t.title) END AS topic,
  ${selectTerms(sql`audiences`, 'audiences')} AS audiences, ${selectTerms(sql`life_situations`, 'lifeSituations')} AS life_situations,
  EXISTS (SELECT 1 FROM services_ways w WHERE w._parent_id = s.id AND w.kind = 'online') AS is_online`

export async function findServices(
  filter: ServiceQuery,
  limit: number,
  offset = 0,
): Promise<{ found: ServiceRow[]; total: number }> {
  return selectPage<ServiceRow>({
    columns,
    from: sql`FROM services s LEFT JOIN service_topics t ON t.id = s.topic_id WHERE ${joinAnd(buildConditions(filter))}`,
    order: sql`t.position, t.title COLLATE "ru-x-icu", s.title COLLATE "ru-x-icu", s.id`,
    limit,
    offset,
  })
}

export function findServiceTerms(): Promise<
  { list: 'audience' | 'topic' | 'situation'; id: number; title: string; count: number }[]
> {
  return query(sql`
    SELECT 'audience' AS list, t.id, t.title, t.position, ${countUses(sql`r.audiences_id = t.id`)} AS count FROM audiences t
    UNION ALL SELECT 'situation', t.id, t.title, t.position, ${countUses(sql`r.life_situations_id = t.id`)} FROM life_situations t
    UNION ALL SELECT 'topic', t.id, t.title, t.position,
      (SELECT count(*)::int FROM services s WHERE s.topic_id = t.id AND s._status = 'published') FROM service_topics t
    ORDER BY 1, 4, 3`)
}

export function findSituationSteps(situation: number): Promise<SituationStep[]> {
  return query(sql`
    SELECT title, text, nullif(url, '') AS url FROM life_situations_steps WHERE _parent_id = ${situation} ORDER BY _order`)
}

export function findServiceQuestions(id: number): Promise<Faq[]> {
  return findPublished('faq', { where: { service: { equals: id } }, sort: ['position', 'id'] })
}

export async function findServicesAbout(draft: boolean): Promise<ServicesAbout> {
  return findPageGlobal('services-about', { draft })
}

function selectTerms(table: SQL, path: string): SQL {
  const column = sql`r.${table}_id`
  return sql`coalesce((SELECT jsonb_agg(jsonb_build_object('id', x.id, 'title', x.title) ORDER BY r."order")
    FROM services_rels r JOIN ${table} x ON x.id = ${column} WHERE r.parent_id = s.id AND r.path = ${sql.raw(`'${path}'`)}), '[]')`
}

function countUses(condition: SQL): SQL {
  return sql`(SELECT count(*)::int FROM services_rels r JOIN services s ON s.id = r.parent_id AND s._status = 'published' WHERE ${condition})`
}

function buildConditions({
  text,
  audience,
  topic,
  life_situation: situation,
  ids,
  popularOnly,
  exceptId,
}: ServiceQuery): SQL[] {
  const all: SQL[] = [sql`s._status = 'published'`]
  if (ids) all.push(sql`s.id = ANY(${sql.param(ids)}::int[])`)
  if (exceptId) all.push(sql`s.id <> ${exceptId}`)
  if (popularOnly) all.push(sql`s.popular`)
  if (topic) all.push(sql`s.topic_id = ${topic}`)
  if (audience)
    all.push(sql`EXISTS (SELECT 1 FROM services_rels r WHERE r.parent_id = s.id AND r.audiences_id = ${audience})`)
  if (situation)
    all.push(
      sql`EXISTS (SELECT 1 FROM services_rels r WHERE r.parent_id = s.id AND r.life_situations_id = ${situation})`,
    )
  if (text)
    all.push(
      hasText(sql`s.title || ' ' || coalesce(s.summary, '') || ' ' || coalesce(s.authority, '')`, sql`s.title`, text),
    )
  return all
}
