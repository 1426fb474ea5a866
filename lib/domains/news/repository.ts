import { selectTotal, withinDays, toCityDay } from '@/lib/platform/database/select'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { env } from '@/lib/config/env'
import type { NewsCard, NewsFilter } from '@/lib/domains/news/contract'
import { query } from '@/lib/platform/database/payload-client'
import { joinAnd, matchesTitle, russianQuery } from '@/lib/platform/database/russian-search'
import { imageColumns, type StoredMedia } from '@/lib/platform/pictures/media'

export interface NewsRow extends Omit<
  NewsCard,
  'date_publication' | 'starts_at' | 'expires_at' | 'is_expired' | 'head_img'
> {
  date_publication: string | Date
  starts_at: string | Date | null
  expires_at: string | Date | null
  head_img: StoredMedia | null
}

interface NewsTypeRow {
  id: number
  code: number
  title: string
  count: number
}

export type NewsQuery = Omit<NewsFilter, 'page'> & {
  fuzzy?: boolean
  exceptType?: number
  actualOnly?: boolean
  pinnedFirst?: boolean
  /** Ending today first, then tomorrow, whatever the publication date; newest first within a day. */
  endingSoonFirst?: boolean
}

const columns = sql`n.id, coalesce(nullif(n.slug, ''), 'item') AS slug, n.title, coalesce(n.lead, '') AS lead,
  n.published_at AS date_publication, n.starts_at, n.expires_at, ${imageColumns(sql`n.head_image_id`)} AS head_img,
  jsonb_build_object('id', t.id, 'code', t.code::int, 'title', t.title) AS type`

export function findNews(filter: NewsQuery, limit: number, offset = 0): Promise<NewsRow[]> {
  const order = buildOrder(filter)
  // finds the page's ids by index alone, then reads a dozen rows
  return query<NewsRow>(sql`
    WITH page AS (
      SELECT n.id FROM news n WHERE ${joinAnd(buildConditions(filter))}
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
    SELECT ${columns} FROM page JOIN news n USING (id) JOIN news_types t ON t.id = n.type_id
    ORDER BY ${order}`)
}

export function findNewsOfEachType(limit: number): Promise<NewsRow[]> {
  return query<NewsRow>(sql`
    SELECT ${columns} FROM news_types t CROSS JOIN LATERAL (
      SELECT * FROM news WHERE _status = 'published' AND type_code = t.code
      ORDER BY published_at DESC, id DESC LIMIT ${limit}) n
    ORDER BY t.code, n.published_at DESC, n.id DESC`)
}

/** Without further filters the trigger counters are used. */
export async function countNews(filter: NewsQuery): Promise<number> {
  const { text, tag, start_date: start, end_date: end, type } = filter
  const hasStoredTotal = !text && !tag && !start && !end
  return selectTotal(
    hasStoredTotal
      ? sql`SELECT coalesce(sum(total), 0)::int AS total FROM news_counts WHERE ${type ? sql`type_code = ${type}` : sql`TRUE`}`
      : sql`SELECT count(*)::int AS total FROM news n WHERE ${joinAnd(buildConditions(filter))}`,
  )
}

export function findNewsTypes(): Promise<NewsTypeRow[]> {
  return query<NewsTypeRow>(sql`
    SELECT t.id, t.code::int AS code, t.title, coalesce(c.total, 0) AS count
    FROM news_types t LEFT JOIN news_counts c ON c.type_code = t.code ORDER BY t.code`)
}

/** Newest items compared: constant cost, however long the archive. */
const NEWEST_COMPARED = 400
/** A title word matters less than a tag; short ones do not matter. */
const WORD_WEIGHT = 0.3
const MIN_WORD_LENGTH = 4

/** Returns items to read next: chosen by an editor, then with shared rare tags and words, then same type. */
export function findRelatedNews(id: number, limit: number): Promise<NewsRow[]> {
  return query<NewsRow>(sql`
    WITH own AS MATERIALIZED (
      SELECT type_code, tsvector_to_array(ts_filter(search, '{a}')) AS words,
        ARRAY(SELECT text FROM news_texts WHERE parent_id = ${id} AND path = 'tags') AS tags
      FROM news WHERE id = ${id}),
    newest AS MATERIALIZED (
      SELECT id, search FROM news
      WHERE _status = 'published' AND id <> ${id} AND (expires_at IS NULL OR expires_at > now())
      ORDER BY published_at DESC, id DESC LIMIT ${NEWEST_COMPARED}),
    shared AS (
      SELECT newest.id, t.text AS term, 1.0 AS worth
      FROM own, newest JOIN news_texts t ON t.parent_id = newest.id AND t.path = 'tags' WHERE t.text = ANY(own.tags)
      UNION ALL
      SELECT newest.id, word.lexeme, ${WORD_WEIGHT}
      FROM own, newest, unnest(ts_filter(newest.search, '{a}')) word
      WHERE word.lexeme = ANY(own.words) AND length(word.lexeme) >= ${MIN_WORD_LENGTH}),
    weighed AS (
      SELECT id, worth * ln(${NEWEST_COMPARED}::numeric / count(*) OVER (PARTITION BY worth, term)) AS weight FROM shared),
    chosen AS (
      SELECT news_id AS id, min("order") AS place FROM news_rels
      WHERE parent_id = ${id} AND path = 'related' AND news_id IS NOT NULL GROUP BY news_id),
    best AS (
      SELECT n.id, chosen.place, coalesce(theme.weight, 0) AS weight, n.type_code IS DISTINCT FROM own.type_code AS is_other
      FROM own, (SELECT id FROM newest UNION SELECT id FROM chosen) candidate
      JOIN news n ON n.id = candidate.id AND n._status = 'published'
      LEFT JOIN chosen ON chosen.id = n.id
      LEFT JOIN (SELECT id, sum(weight) AS weight FROM weighed GROUP BY id) theme ON theme.id = n.id
      ORDER BY chosen.place, weight DESC, is_other, n.published_at DESC, n.id DESC LIMIT ${limit})
    SELECT ${columns} FROM best JOIN news n USING (id) JOIN news_types t ON t.id = n.type_id
    ORDER BY best.place, best.weight DESC, best.is_other, n.published_at DESC, n.id DESC`)
}

/** Returns the next older and newer item: messages among messages, news among news. */
export async function findNeighbours(
  item: { id: number; publishedAt: string; isMessage: boolean },
  messageCode: number,
) {
  const kind = item.isMessage ? sql`n.type_code = ${messageCode}` : sql`n.type_code <> ${messageCode}`
  const position = sql`(${item.publishedAt}::timestamptz, ${item.id}::int)`
  const side = (comparison: SQL, order: SQL) =>
    query<NewsRow>(sql`
    SELECT ${columns} FROM news n JOIN news_types t ON t.id = n.type_id
    WHERE n._status = 'published' AND ${kind} AND (n.published_at, n.id) ${comparison} ${position}
    ORDER BY n.published_at ${order}, n.id ${order} LIMIT 1`)
  const [[previous], [next]] = await Promise.all([side(sql`<`, sql`DESC`), side(sql`>`, sql`ASC`)])
  return { previous: previous ?? null, next: next ?? null }
}

/** Returns chosen items, then tagged ones, newest first. */
export function findNewsAbout({ ids, tag }: { ids: number[]; tag: string | null }, limit: number): Promise<NewsRow[]> {
  const chosen = sql`n.id = ANY(${sql.param(ids)}::int[])`
  return query<NewsRow>(sql`
    SELECT ${columns} FROM news n JOIN news_types t ON t.id = n.type_id
    WHERE n._status = 'published' AND (${chosen} OR n.id IN (SELECT parent_id FROM news_texts WHERE path = 'tags' AND text = ${tag ?? ''}))
    ORDER BY ${chosen} DESC, n.published_at DESC, n.id DESC LIMIT ${limit}`)
}

export async function findCarriedTags(tags: readonly string[]): Promise<string[]> {
  const found = await query<{ text: string }>(sql`
    SELECT DISTINCT t.text FROM news_texts t JOIN news n ON n.id = t.parent_id
    WHERE t.path = 'tags' AND t.text = ANY(${sql.param(tags)}::text[]) AND n._status = 'published'`)
  return found.map(({ text }) => text)
}

const lastDay = toCityDay(sql`n.expires_at`)
const endOfTomorrow = sql`((${toCityDay(sql`now()`)} + 2)::timestamp AT TIME ZONE ${env.TIME_ZONE})`

function buildOrder({ pinnedFirst, endingSoonFirst }: NewsQuery): SQL {
  const pinned = pinnedFirst ? sql`coalesce(n.pinned, false) DESC,` : sql``
  const ending = endingSoonFirst ? sql`CASE WHEN n.expires_at < ${endOfTomorrow} THEN ${lastDay} END,` : sql``
  return sql`${pinned} ${ending} n.published_at DESC, n.id DESC`
}

function buildConditions({
  type,
  exceptType,
  text,
  fuzzy,
  tag,
  start_date: start,
  end_date: end,
  actualOnly,
}: NewsQuery): SQL[] {
  const all: SQL[] = [sql`n._status = 'published'`]
  if (type) all.push(sql`n.type_code = ${type}`)
  if (exceptType) all.push(sql`n.type_code <> ${exceptType}`)
  if (text) all.push(fuzzy ? matchesTitle(sql`n.title`, text) : sql`n.search @@ ${russianQuery(text)}`)
  if (tag) all.push(sql`n.id IN (SELECT parent_id FROM news_texts WHERE path = 'tags' AND text = ${tag})`)
  all.push(...withinDays(sql`n.published_at`, start, end))
  if (actualOnly) all.push(sql`(n.expires_at IS NULL OR n.expires_at > now())`)
  return all
}

/** Codes are fixed; names may be edited in the back office. */
const names = ['Новости', 'Объявления', 'Анонсы', 'Официально', 'Фоторепортажи', 'Видео', 'Интервью']

/** Returns type ids by code; adds missing types, which news need. */
export async function ensureNewsTypes(payload: Payload): Promise<ReadonlyMap<number, number>> {
  const { docs } = await payload.find({ collection: 'news-types', pagination: false, depth: 0 })
  const ids = new Map(docs.map(({ code, id }) => [code, id]))
  for (const [index, title] of names.entries()) {
    const code = index + 1
    if (ids.has(code)) continue
    const { id } = await payload.create({ collection: 'news-types', data: { code, title }, depth: 0 })
    ids.set(code, id)
  }
  return ids
}
