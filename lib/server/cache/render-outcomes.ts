import { AsyncLocalStorage } from 'node:async_hooks'
import { processScope } from '@/lib/runtime/process-scope'
import type { RenderOutcome } from '@/lib/runtime/render-outcome'

/** Shares the request's outcome between the server and the code inside Next's bundle. */
export const outcomes = new AsyncLocalStorage<RenderOutcome>()
processScope.renderOutcomes = outcomes
