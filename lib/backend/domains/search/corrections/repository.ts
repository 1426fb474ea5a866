import { sql } from '@payloadcms/db-postgres'
import { rows } from '@/lib/backend/integrations/payload'

export interface LikeWord {
  asked: string
  word: string
  likeness: number
}

/** For each word that no public text knows, in these letters or in any form, the words most like it. */
export function findLikeWords(words: readonly string[], knownBy: 'letters' | 'forms'): Promise<LikeWord[]> {
  const isKnown =
    knownBy === 'letters' ? sql`w.word = asked` : sql`w.root = search_root((ts_lexize('russian_stem', asked))[1])`
  return rows(sql`
    SELECT asked, near.word, near.likeness FROM unnest(${sql.param([...words])}::text[]) AS asked
    CROSS JOIN LATERAL (
      SELECT w.word, similarity(w.word, asked) AS likeness FROM search_words w
      WHERE w.word % asked ORDER BY likeness DESC, w.word LIMIT 12) near
    WHERE NOT EXISTS (SELECT 1 FROM search_words w WHERE ${isKnown})
    ORDER BY near.likeness DESC`)
}
