import { AsyncLocalStorage } from 'node:async_hooks'
import { processScope } from '@/lib/runtime/process-scope'
import type { RenderOutcome } from '@/lib/runtime/render-outcome'

/** The front and the code inside Next's bundle share the outcome of the request in this store. */
export const outcomes = new AsyncLocalStorage<RenderOutcome>()
processScope.renderOutcomes = outcomes
