import { LRUCache } from 'lru-cache'
import { currentOutcome } from '@/lib/runtime/render-outcome'

/** Some answers also change by the clock alone; none counts as fresh longer than a page does. */
const FRESH_MS = 60_000
const MOST_ANSWERS = 20

type Keep = <T>(key: string, make: () => Promise<T>, options?: { freshMs?: number }) => Promise<T>

/**
 * Makes an answer that is the same for everybody once for each state of the contents, and gives it to all who ask
 * before the next change, `freshMs` after it was first asked for at most. `key` names it with all it depends on.
 * Outside the portal's own server it is made each time; a failure is not kept. Rejects as `make` does.
 */
export const cachedPerContentVersion = createContentCache(MOST_ANSWERS)

/** Does the same for answers that may be many: they have `most` places of their own and take none of the others'. */
export function createContentCache(most: number): Keep {
  const kept = new WeakMap<object, LRUCache<string, Promise<unknown>>>()
  return <T>(key: string, make: () => Promise<T>, { freshMs = FRESH_MS } = {}) => {
    const contents = currentOutcome()?.contents
    if (!contents) return make()
    const answers = kept.get(contents) ?? new LRUCache({ max: most })
    kept.set(contents, answers)
    const found = answers.get(key) as Promise<T> | undefined
    if (found) return found
    const answer = make()
    answers.set(key, answer, { ttl: freshMs })
    answer.catch(() => answers.delete(key))
    return answer
  }
}
