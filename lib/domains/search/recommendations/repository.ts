import { sql } from '@payloadcms/db-postgres'
import { query } from '@/lib/platform/database/payload-client'

/** Matches expressions whose words are all in the query; no index has «нет» of «нет воды». */
export function findBestBets(text: string): Promise<{ title: string; url: string; note: string | null }[]> {
  return query(sql`
    SELECT b.title, b.url, nullif(b.note, '') AS note FROM search_best_bets b
    WHERE EXISTS (
      SELECT 1 FROM regexp_split_to_table(b.queries, '\\s*,\\s*') AS part, plainto_tsquery('russian', plain_letters(part)) AS expression
      WHERE numnode(expression) > 0 AND to_tsvector('russian', plain_letters(${text})) @@ expression
        AND ARRAY(SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', plain_letters(part)))) AS word
          WHERE ts_lexize('russian_stem', word) = '{}') <@ tsvector_to_array(to_tsvector('simple', plain_letters(${text}))))
    ORDER BY b.position, b.title LIMIT 3`)
}

export async function findClaimTitle(id: number): Promise<string | null> {
  const [row] = await query<{ title: string }>(
    sql`SELECT title FROM search_entries_claims WHERE source = 'claims' AND item_id = ${id}`,
  )
  return row?.title ?? null
}

interface MessageInForce {
  id: number
  slug: string | null
  title: string
  starts_at: string | Date | null
  expires_at: string | Date
}

/** Those whose titles have most of the text come first: hot water before any water, the street asked about before others. */
export function findMessagesInForce(words: string, text: string): Promise<MessageInForce[]> {
  return query(sql`
    SELECT n.id, n.slug, n.title, n.starts_at, n.expires_at FROM search_entries_news e JOIN news n ON n.id = e.item_id
    WHERE e.kind = 'messages' AND n.expires_at > now() AND e.title_search @@ websearch_to_tsquery('russian', plain_letters(${words}))
    ORDER BY ts_rank(e.title_search, replace(plainto_tsquery('russian', plain_letters(${text}))::text, '&', '|')::tsquery) DESC,
      n.expires_at LIMIT 3`)
}
