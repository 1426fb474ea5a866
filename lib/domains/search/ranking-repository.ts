import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { weighTerms, type SearchTerm } from '@/lib/domains/search/terms'

/** What the likeness of a title counts beside the words found. */
export const TITLE_SHARE = 0.5

/**
 * Worth falls with age; the future is worth most, a past event least. Floating point: `exp` of a numeric is ten times
 * slower.
 */
const freshness = sql`CASE
  WHEN date IS NULL THEN 0.85
  WHEN kind = 'posters' AND date < now() THEN 0.4
  WHEN date > now() THEN 1
  ELSE 0.6 + 0.4 * exp(date_part('epoch', date - now()) / 31536000) END`

export const worth = sql`weight * (${freshness})`

/** What is in force first, what has expired last. */
export const validity = sql`CASE
  WHEN kind = 'messages' THEN coalesce((SELECT CASE WHEN n.expires_at > now() THEN 1.2 ELSE 0.5 END FROM news n
    WHERE n.id = item_id AND n.expires_at IS NOT NULL), 1)
  WHEN kind = 'documents' THEN (SELECT CASE WHEN d.state IN ('repealed', 'draft') THEN 0.6 ELSE 1 END FROM documents d WHERE d.id = item_id)
  ELSE 1 END`

/** Keeps PostgreSQL from evaluating an expression once per use. */
export const notInlined = sql`OFFSET 0`

/** Vectors read once for all terms. */
export const vectors = sql`(SELECT ts_filter(title_search, '{a}') AS title_words, ts_filter(search, '{a,b}') AS lead_words,
  ts_filter(search, '{a,b,c,d}') AS all_words ${notInlined}) vectors`

/** How well a term is met: in the title, the name in quotes, the lead, the text, the files of an act. */
const met = (sought: SQL) => sql`CASE WHEN title_words @@ ${sought} THEN 1 WHEN title_search @@ ${sought} THEN 0.7
  WHEN lead_words @@ ${sought} THEN 0.7 WHEN all_words @@ ${sought} THEN 0.5 WHEN in_file THEN 0.4 ELSE 0 END`

/** The share of the query that an entry covers; a rare term counts most. */
export function coverage(terms: readonly SearchTerm[]): SQL {
  const weights = weighTerms(terms)
  return sql.join(
    terms.map(({ query: term }, index) => sql`${weights[index] ?? 0}::float8 * ${met(toTsquery(term))}`),
    sql` + `,
  )
}

/** Terms that the index of an entry does not have. */
export function missing(terms: readonly SearchTerm[]): SQL {
  const each = terms.map(
    ({ term, query: sought }) => sql`CASE WHEN NOT search @@ ${toTsquery(sought)} THEN ${term}::text END`,
  )
  return sql`to_jsonb(array_remove(ARRAY[${sql.join(each, sql`, `)}], NULL))`
}

export function toTsquery(text: string): SQL {
  return sql`${text}::tsquery`
}

/** Raises an act to the best score of its found amendments. */
export const boostedRanks = sql`
    amendments AS (
      SELECT c.act_id, c.base_id, a.is_far, a.score FROM act_changes c
      JOIN scored a ON a.source = 'documents' AND a.item_id = c.act_id
      JOIN scored b ON b.source = 'documents' AND b.item_id = c.base_id
      WHERE c.kind = 'amends'),
    ranked AS (
      SELECT s.*, s.is_far AND coalesce(a.is_far, TRUE) AS stands_far, greatest(s.score, a.score) AS standing,
        s.source = 'documents' AND s.item_id IN (SELECT act_id FROM amendments) AS is_amendment
      FROM scored s LEFT JOIN (SELECT base_id, bool_and(is_far) AS is_far, max(score) AS score FROM amendments GROUP BY base_id) a
        ON s.source = 'documents' AND a.base_id = s.item_id)`

const undatedNumber = sql`CASE WHEN date IS NULL THEN substring(title FROM '№\\s*(\\d{1,9})')::int END`

/** Order of equals: newest first, of what has no date «Школа № 2» before «Школа № 10». */
export const newestOrByNumber = sql`date DESC NULLS LAST, ${undatedNumber}, item_id DESC`

/** An act precedes its amendments. */
export const bestFirst = sql`stands_far, standing DESC, is_amendment, share DESC, ${newestOrByNumber}`

/** Share of the title that matched, about 1 for all of it. */
export function shareOfTitle(sought: SQL): SQL {
  return sql`1.6 * ts_rank('{1, 1, 1, 1}', title_search, ${sought}, 2)`
}

/** Compares by characters: finds more and takes fifteen times as long. A number that is not asked for makes no difference. */
export function likeness(text: string): SQL {
  const compared = /\d/.test(text) ? sql`title` : sql`regexp_replace(title, '№\\s*\\d+', '№')`
  return sql`similarity(plain_letters(${compared}), plain_letters(${text}))`
}
