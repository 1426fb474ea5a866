import { useEffect, useState } from 'react'
import { call } from '@/lib/client/call'
import { suggestSearch, type Suggestion } from '@/lib/domains/search/contract'

const PAUSE_MS = 180
const SHORTEST = 2

/** Finds the resident's own items; they come first. */
export type SuggestMine = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

/** Loads after a short pause; newer text cancels the older request. */
export function useSuggestions(text: string, suggestMine: SuggestMine): readonly Suggestion[] {
  const [answer, setAnswer] = useState<{ text: string; found: readonly Suggestion[] }>({ text: '', found: [] })
  const query = text.trim()
  useEffect(() => {
    if (query.length < SHORTEST) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // A failure is ignored, because the field searches without suggestions too.
      Promise.all([suggestMine(query, stop.signal), suggestTitles(query, stop.signal)]).then(
        (found) => setAnswer({ text: query, found: found.flat() }),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [query, suggestMine])
  return query.length < SHORTEST ? [] : answer.found
}

async function suggestTitles(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  return (await call(suggestSearch, { query: { text } }, { signal })).suggestions
}
