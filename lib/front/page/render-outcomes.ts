import { AsyncLocalStorage } from 'node:async_hooks'
import { processScope } from '@/lib/shared/process-scope'
import type { RenderOutcome } from '@/lib/shared/render-outcome'

/** The front and the code inside Next's bundle share the outcome of the request in this store. */
export const outcomes = new AsyncLocalStorage<RenderOutcome>()
processScope.renderOutcomes = outcomes
