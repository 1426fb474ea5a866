import type { z } from 'zod'
import type { Caller, System, Visitor } from '@/lib/contract/caller'
import { AppError } from '@/lib/contract/errors'
import type { BodyOf, Operation, ParamsOf, QueryOf } from '@/lib/contract/operation'

/** An operation's core gets parsed values, and nothing of the transport but who asks. */
interface Call<O extends Operation> {
  params: ParamsOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  /** The token of a preview link is not verified yet. */
  preview?: string
  visitor: Visitor
  /** The resident who calls; it is null for a guest and for every caller of a public operation. */
  caller: Caller | null
  /** The outside system that calls; it is null everywhere but in operations of such systems. */
  system: System | null
}

/** An operation of the contract with the core that keeps it. Only the transport knows its address. */
export interface Handler {
  operation: Operation
  core(call: Call<Operation>): Promise<unknown>
}

/** Binds an operation to its core. */
export function handle<O extends Operation>(
  operation: O,
  core: (call: Call<O>) => Promise<z.input<O['answer']>>,
): Handler {
  return { operation, core }
}

/**
 * Binds a list and its search, which has the same filter in the body, to one core. A preview link leads to an address
 * alone.
 */
export function handleList<Q extends z.ZodType, A extends z.ZodType>(
  list: Operation<z.ZodType, Q, z.ZodType, A>,
  search: Operation<z.ZodType, z.ZodType, Q, A>,
  core: (filter: z.output<Q>, preview?: string) => Promise<z.input<A>>,
): Handler[] {
  return [handle(list, ({ query, preview }) => core(query, preview)), handle(search, ({ body }) => core(body))]
}

/** Binds an operation of residents: its core has the resident at hand. Throws unauthorized for a guest. */
export function handleForResident<O extends Operation>(
  operation: O,
  core: (call: Call<O> & { caller: Caller }) => Promise<z.input<O['answer']>>,
): Handler {
  return handle(operation, async (call: Call<O>) => {
    if (!call.caller) throw new AppError('unauthorized')
    return core({ ...call, caller: call.caller })
  })
}
