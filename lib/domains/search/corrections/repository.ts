import { sql } from '@payloadcms/db-postgres'
import { MIN_BEGINNING_LENGTH, MIN_PART_LENGTH } from '@/lib/domains/search/rules'
import { query } from '@/lib/platform/database/payload-client'

interface SimilarWord {
  asked: string
  word: string
  likeness: number
}

/**
 * Returns, for words unknown to public texts, words they begin, the most similar and words that hold them. Long texts are known by the index
 * alone; «когда» is known though not indexed.
 */
export function findSimilarWords(words: readonly string[], knownBy: 'letters' | 'forms'): Promise<SimilarWord[]> {
  const isKnown =
    knownBy === 'letters' ? sql`w.word = asked` : sql`w.root = search_root((ts_lexize('russian_stem', asked))[1])`
  return query(sql`
    SELECT asked, near.word, near.likeness FROM unnest(${sql.param([...words])}::text[]) AS asked
    CROSS JOIN LATERAL (
      (SELECT w.word, 1 AS likeness FROM search_words w
        WHERE length(asked) >= ${MIN_BEGINNING_LENGTH} AND w.word LIKE asked || '%' ORDER BY length(w.word), w.word LIMIT 1)
      UNION ALL
      (SELECT w.word, similarity(w.word, asked) AS likeness FROM search_words w
        WHERE w.word % asked ORDER BY likeness DESC, w.word LIMIT 12)
      UNION ALL
      (SELECT w.word, 0 AS likeness FROM search_words w
        WHERE length(asked) >= ${MIN_PART_LENGTH} AND w.word LIKE '%' || left(asked, -1) || '%'
        ORDER BY length(w.word), w.word LIMIT 1)) near
    WHERE NOT EXISTS (SELECT 1 FROM search_words w WHERE ${isKnown})
      AND ts_lexize('russian_stem', asked) <> '{}'
      AND NOT EXISTS (SELECT 1 FROM search_entries e WHERE e.search @@ plainto_tsquery('russian', asked))
    ORDER BY near.likeness DESC`)
}
