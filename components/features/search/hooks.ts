import { call } from '@/lib/api/browser'
import { suggestSearch, type Suggestion } from '@/lib/domains/search/contract'

/** Titles that go on as the typed text begins. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  return (await call(suggestSearch, { query: { text } }, { signal })).suggestions
}
