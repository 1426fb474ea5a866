import { useEffect, useState } from 'react'
import { fetchSuggestions } from '@/components/features/search/hooks'
import type { Suggestion } from '@/lib/domains/search/contract'

const PAUSE_MS = 180
const SHORTEST = 2

/** Returns suggestions for the typed text, loaded after a short pause; newer text cancels the older request. */
export function useSuggestions(text: string): readonly Suggestion[] {
  const [answer, setAnswer] = useState<{ text: string; found: readonly Suggestion[] }>({ text: '', found: [] })
  const asked = text.trim()
  useEffect(() => {
    if (asked.length < SHORTEST) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      // A failure is ignored, because the field searches without suggestions too.
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
