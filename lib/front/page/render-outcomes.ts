import { AsyncLocalStorage } from 'node:async_hooks'
import { processScope } from '@/lib/shared/process-scope'
import type { RenderOutcome } from '@/lib/shared/render-outcome'

/** What the front and the code inside Next's bundle know together of the request being served. */
export const outcomes = new AsyncLocalStorage<RenderOutcome>()
processScope.renderOutcomes = outcomes
