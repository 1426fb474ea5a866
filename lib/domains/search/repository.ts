import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { env } from '@/lib/config/env'
import type { SearchFilter, SearchKind } from '@/lib/domains/search/contract'
import {
  bestFirst,
  boostedRanks,
  coverage,
  likeness,
  missing,
  newestOrByNumber,
  notInlined,
  shareOfTitle,
  TITLE_SHARE,
  toTsquery,
  validity,
  vectors,
  worth,
} from '@/lib/domains/search/ranking-repository'
import { matchAll, matchAny, matchMain, matchMost, type SearchTerm } from '@/lib/domains/search/terms'
import { CHARACTERS_AFTER, MATCH_END, MATCH_START, MIN_BEGINNING_LENGTH, MISS_DAYS } from '@/lib/domains/search/rules'
import { query } from '@/lib/platform/database/payload-client'
import { joinAnd } from '@/lib/platform/database/russian-search'
import { withinDays, toCityDay } from '@/lib/platform/database/select'

/** Newest entries examined per index part, so that a common word costs no more than a rare one. */
const MAX_COUNTED = 300
const MAX_BY_TITLE = 100
const MAX_BY_FILE = 200
/** Best matches ranked by text, and the best of these by title similarity. */
const MAX_RANKED = 200
const MAX_COMPARED = 60

export interface FoundRow {
  kind: SearchKind
  source: string
  id: number
  slug: string | null
  variant: string | null
  title: string
  /** Same text, matches marked and ё as е; the length does not change. */
  markedTitle: string
  note: string | null
  text: string
  markedText: string
  isFirst: boolean
  after: string
  date: string | Date | null
  claimCode: number | null
  /** Terms that the result does not have, the files of an act aside. */
  missing: string[]
  /** True if the files of an act matched: which words they have is not known. */
  inFile: boolean
}

export type TitleRow = Omit<
  FoundRow,
  'text' | 'markedText' | 'isFirst' | 'after' | 'date' | 'claimCode' | 'missing' | 'inFile'
>

export interface FoundPage {
  found: FoundRow[]
  kinds: Partial<Record<SearchKind, number>>
  ages: Record<string, number>
  total: number
  /** True if a result has all the terms. */
  hasAll: boolean
  isMore: boolean
}

interface TypedQuery {
  text: string
  terms: readonly SearchTerm[]
  /** Also finds texts with any of the terms. */
  isPartial?: boolean
}

/** Sources with their own index partition; the others share one. */
const large = ['news', 'documents', 'claims', 'ideas']
const largeSource = sql`CASE WHEN source = ANY(${sql.param(large)}::text[]) THEN source END`

/** Discussions are published before their notification begins, and searchable from that day. */
const isOpen = sql`(kind <> 'discussions' OR ${toCityDay(sql`date`)} <= ${toCityDay(sql`now()`)})`

/** The directory repeats duty services: its matching entry replaces the service. */
const isNotInDirectory = (sought: SQL) => sql`(search_entries_others.source <> 'duty_services' OR NOT EXISTS (
  SELECT 1 FROM search_entries_others entry WHERE entry.source = 'reference_entries'
    AND entry.title = search_entries_others.title AND entry.search @@ ${sought}))`

const others = sql.raw('search_entries_others')

/** Only the shared partition has discussions and duty services to filter. */
const parts = [
  ...large.map((name) => ({ table: sql.raw(`search_entries_${name}`), isShown: () => sql`TRUE` })),
  { table: others, isShown: (sought: SQL) => sql`${isOpen} AND ${isNotInDirectory(sought)}` },
]

/** Returns the words of a query with their synonyms; none for stop words alone. */
export function toTerms(text: string): Promise<SearchTerm[]> {
  return query(sql`SELECT term, query::text, rarity FROM search_terms(${text})`)
}

export async function isAnythingFound(terms: readonly SearchTerm[]): Promise<boolean> {
  const sought = toTsquery(matchAll(terms))
  const found = await query(sql`
    SELECT 1 FROM search_entries WHERE search @@ ${sought} AND ${isOpen} UNION ALL (${documentsByFile(sought)}) LIMIT 1`)
  return found.length > 0
}

const newestFirst = sql`date DESC NULLS LAST, item_id DESC`

/** Returns a page of results, best first, with counts by kind and age. */
export async function findEntries(
  { text, terms, isPartial = false }: TypedQuery,
  filter: SearchFilter,
  days: readonly number[],
  limit: number,
): Promise<FoundPage> {
  const any = toTsquery(matchAny(terms))
  const sought = isPartial ? { all: any, most: any } : toSought(terms)
  const ofKind = filter.kind ? sql`kind = ${filter.kind}` : sql`TRUE`
  const offset = (filter.page - 1) * limit
  const isNarrowed = buildPeriod(filter).length > 0
  const ages = days.map(
    (count) => sql`${String(count)}::text, count(*) FILTER (WHERE ${ofKind} AND date >= ${daysAgo(count)})`,
  )
  const [row] = await query<FoundPage>(sql`
    WITH matched AS MATERIALIZED (${matched(sought, filter)}),
    anytime AS (${isNarrowed ? matched(sought, {}) : sql`SELECT * FROM matched`}),
    promising AS (
      SELECT source, item_id, kind, in_file FROM matched WHERE ${ofKind}
      ORDER BY ${worth} * (CASE WHEN in_title THEN 3 ELSE 1 END) * (CASE WHEN has_all THEN 3 ELSE 1 END) DESC, ${newestFirst} LIMIT ${MAX_RANKED}),
    weighed AS (
      SELECT *, ${worth} * (${validity}) AS worth, ${coverage(terms)} AS rank, ${shareOfTitle(any)} AS share
      FROM promising JOIN search_entries e USING (source, item_id, kind), LATERAL ${vectors} ${notInlined}),
    placed AS (
      SELECT *, row_number() OVER (ORDER BY worth * (rank * rank + ${TITLE_SHARE} * share) DESC, ${newestFirst}) > ${MAX_COMPARED} AS is_far
      FROM weighed),
    scored AS (
      SELECT *, worth * (rank * rank + ${TITLE_SHARE} * CASE WHEN is_far THEN share ELSE ${likeness(text)} END) AS score FROM placed),
    ${boostedRanks},
    page AS (SELECT * FROM ranked ORDER BY ${bestFirst} LIMIT ${limit} OFFSET ${offset})
    SELECT
      (SELECT coalesce(jsonb_object_agg(kind, count), '{}') FROM (SELECT kind, count(*) FROM matched GROUP BY kind) kinds) AS kinds,
      (SELECT jsonb_build_object(${sql.join(ages, sql`, `)}) FROM anytime) AS ages,
      (SELECT least(count(*), ${MAX_RANKED})::int FROM matched WHERE ${ofKind}) AS total,
      (SELECT coalesce(bool_or(has_all), FALSE) FROM matched) AS "hasAll",
      (SELECT coalesce(max(count), 0) >= ${MAX_COUNTED} FROM (SELECT count(*) FROM matched
        GROUP BY ${largeSource}) counts) AS "isMore",
      (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'source', source, 'id', item_id, 'slug', slug, 'variant', variant,
        'note', note, 'date', ${shownDate}, 'claimCode', ${claimCode}, 'title', title, 'markedTitle', ${markedTitle(any)},
        'missing', ${missing(terms)}, 'inFile', in_file,
        'text', substr(readable, place, length(unmarked)), 'markedText', snippet,
        'after', substr(readable, place + length(unmarked), ${CHARACTERS_AFTER}), 'isFirst', place = 1)
        ORDER BY ${bestFirst}), '[]')
        FROM page, LATERAL (SELECT ${readable} AS readable ${notInlined}) texts,
          LATERAL (SELECT plain_letters(readable) AS plain ${notInlined}) letters,
          LATERAL (SELECT ${headline(sql`plain`, any, 'MaxFragments=1, MinWords=14, MaxWords=24')} AS snippet ${notInlined}) parts,
          LATERAL (SELECT translate(snippet, ${MATCH_START + MATCH_END}, '') AS unmarked ${notInlined}) bare,
          LATERAL (SELECT greatest(1, strpos(plain, unmarked)) AS place ${notInlined}) places) AS found`)
  return row ?? { found: [], kinds: {}, ages: {}, total: 0, hasAll: false, isMore: false }
}

export function findTitles(text: string, tsquery: string, limit: number): Promise<TitleRow[]> {
  const sought = sql`${tsquery}::tsquery`
  const beginnings = parts.map(
    ({ table, isShown }) => sql`(SELECT source, item_id, kind, slug, variant, title, note, date, weight, title_search
      FROM ${table} WHERE title_search @@ ${sought} AND ${isShown(sought)} ORDER BY date DESC NULLS LAST LIMIT 40)`,
  )
  return query<TitleRow>(sql`
    SELECT kind, source, item_id AS id, slug, variant, title, ${markedTitle(sought)} AS "markedTitle",
      CASE WHEN kind IN ('organizations', 'ministers', 'documents') THEN note END AS note
    FROM (SELECT * FROM (${sql.join(beginnings, sql` UNION ALL `)}) begun
      ORDER BY ${worth} * (1 + 2 * ${shareOfTitle(sought)}) DESC, ${newestFirst} LIMIT ${MAX_COMPARED}) e
    ORDER BY ${worth} * (1 + 2 * ${likeness(text)}) DESC, ${newestOrByNumber} LIMIT ${limit}`)
}

/** Returns the section of the portal whose title has most of the main words. */
export async function findNearestSection(
  terms: readonly SearchTerm[],
): Promise<{ title: string; path: string } | null> {
  const sought = toTsquery(matchMain(terms))
  const [section] = await query<{ title: string; path: string }>(sql`
    SELECT title, variant AS path FROM search_entries_others WHERE kind = 'pages' AND title_search @@ ${sought}
    ORDER BY ${shareOfTitle(sought)} DESC, item_id LIMIT 1`)
  return section ?? null
}

export async function renewWordRarity(): Promise<void> {
  await query(sql`SELECT renew_word_rarity()`)
}

/** Returns a query whose last word may be unfinished, in all its stems. */
export async function toBeginning(words: string, last: string): Promise<string> {
  const [row] = await query<{ query: string }>(sql`
    SELECT (search_query(${words}) && (to_tsquery('simple', plain_letters(${`${last}:*`})) || search_query(${last}) ||
      coalesce((SELECT string_agg(DISTINCT quote_literal(stem), ' | ')::tsquery FROM (
        SELECT stem FROM search_words WHERE length(${last}) >= ${MIN_BEGINNING_LENGTH} AND word LIKE plain_letters(${last}) || '%' LIMIT 50) begun),
        ''::tsquery)))::text AS query`)
  return row?.query ?? ''
}

interface Sought {
  all: SQL
  most: SQL
}

function toSought(terms: readonly SearchTerm[]): Sought {
  return { all: toTsquery(matchAll(terms)), most: toTsquery(matchMost(terms)) }
}

/** Newest matches of each partition, matches of most of the query in titles and tasks, documents with matching files. */
function matched({ all, most }: Sought, days: Period): SQL {
  const period = joinAnd(buildPeriod(days))
  const chosen = parts.map(({ table, isShown }) => {
    const [inText, hasAll] = table === others ? [most, sql`search @@ ${all}`] : [all, sql`TRUE`]
    return sql`
    (SELECT source, item_id, kind, date, weight, title_search @@ ${most} AS in_title, ${hasAll} AS has_all, FALSE AS in_file FROM (
      SELECT source, item_id, kind, date, weight, title_search, search FROM ${table}
      WHERE search @@ ${inText} AND ${isShown(inText)} AND ${period} ORDER BY date DESC NULLS LAST LIMIT ${MAX_COUNTED}) newest)
    UNION ALL
    (SELECT source, item_id, kind, date, weight, TRUE, FALSE, FALSE FROM ${table}
      WHERE title_search @@ ${most} AND ${isShown(most)} AND ${period} ORDER BY date DESC NULLS LAST LIMIT ${MAX_BY_TITLE})`
  })
  return sql`
    SELECT source, item_id, kind, date, weight, bool_or(in_title) AS in_title, bool_or(has_all) AS has_all, bool_or(in_file) AS in_file FROM (
      ${sql.join(chosen, sql` UNION ALL `)}
      UNION ALL
      SELECT source, item_id, kind, date, weight, FALSE, TRUE, TRUE FROM search_entries_documents
      WHERE source = 'documents' AND item_id IN (${documentsByFile(all)}) AND ${period}) met
    GROUP BY source, item_id, kind, date, weight`
}

function documentsByFile(sought: SQL): SQL {
  return sql`SELECT r.parent_id FROM files f JOIN documents_rels r ON r.files_id = f.id AND r.path = 'files'
    JOIN documents d ON d.id = r.parent_id AND d._status = 'published'
    WHERE f.search @@ ${sought} LIMIT ${MAX_BY_FILE}`
}

type Period = Pick<SearchFilter, 'start_date' | 'end_date'>

function daysAgo(count: number): SQL {
  return sql`(SELECT (${toCityDay(sql`now()`)} - ${count}::int)::timestamp AT TIME ZONE ${env.TIME_ZONE})`
}

function buildPeriod({ start_date: start, end_date: end }: Period): SQL[] {
  return withinDays(sql`date`, start, end)
}

/** The index has an event's last showing, for ranking; results show the next one. */
const shownDate = sql`CASE source
  WHEN 'posters' THEN (SELECT coalesce(min(d.starts_at) FILTER (WHERE d.starts_at > now()), max(d.starts_at))
    FROM posters_dates d WHERE d._parent_id = item_id)
  ELSE date END`

/** The state is read with the page's rows, since the index has words only. */
const claimCode = sql`CASE source WHEN 'claims' THEN (SELECT c.code::text::int FROM claims c WHERE c.id = item_id) END`

/**
 * Large texts stay in their tables and are read for the page's rows alone; synonyms of sections are not for reading.
 */
const readable = sql`concat_ws(' · ', lead, CASE source
  WHEN 'news' THEN (SELECT left(n.body_text, 20000) FROM news n WHERE n.id = item_id)
  WHEN 'documents' THEN (SELECT string_agg(left(f.text, 20000), ' · ') FROM documents_rels r JOIN files f ON f.id = r.files_id
    WHERE r.parent_id = item_id AND r.path = 'files')
  WHEN 'search_pages' THEN NULL
  WHEN 'tourism_sections' THEN NULL
  ELSE left(body, 20000) END)`

function markedTitle(sought: SQL): SQL {
  return headline(sql`plain_letters(title)`, sought, 'HighlightAll=true')
}

function headline(text: SQL, sought: SQL, options: string): SQL {
  const marks = `StartSel="${MATCH_START}", StopSel="${MATCH_END}", ${options}`
  return sql`ts_headline('russian', ${text}, ${sought}, ${marks})`
}

const MAX_MISSES_A_DAY = 2_000

/** Counts a query without results; distinct ones are limited per day, so that nobody can fill the database. */
export async function countMiss(words: string): Promise<void> {
  const today = sql`${toCityDay(sql`now()`)}::text`
  await query(sql`
    INSERT INTO private_search_misses (query, day, times)
    SELECT ${words}, ${today}, 1
    WHERE (SELECT count(*) FROM private_search_misses WHERE day = ${today}) < ${MAX_MISSES_A_DAY}
    ON CONFLICT (query, day) DO UPDATE SET times = private_search_misses.times + 1, updated_at = now()`)
}

export async function dropOldMisses(): Promise<void> {
  await query(sql`DELETE FROM private_search_misses WHERE updated_at < now() - make_interval(days => ${MISS_DAYS})`)
}
