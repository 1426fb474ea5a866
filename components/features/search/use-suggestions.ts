import { useEffect, useState } from 'react'
import { fetchSuggestions } from '@/components/features/search/hooks'
import type { Suggestion } from '@/lib/domains/search/contract'

const PAUSE_MS = 180
const SHORTEST = 2

/** What the typed text may become, asked for after a short pause; a newer text stops the older question. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const [answer, setAnswer] = useState<{ text: string; found: readonly Suggestion[] }>({ text: '', found: [] })
  const asked = text.trim()
  useEffect(() => {
    if (asked.length < SHORTEST) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // without suggestions the field still searches: their failure is nobody's concern
      fetchSuggestions(asked, stop.signal).then(
        (found) => setAnswer({ text: asked, found }),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked])
  return asked.length < SHORTEST ? [] : answer.found
}
