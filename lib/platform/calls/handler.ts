import type { z } from 'zod'
import type { Caller, System, Visitor } from '@/lib/contract/caller'
import { AppError } from '@/lib/contract/errors'
import type { BodyOf, Operation, ParamsOf, QueryOf } from '@/lib/contract/operation'

interface Call<O extends Operation> {
  params: ParamsOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  preview?: string
  visitor: Visitor
  /** Null for guests and in public operations. */
  caller: Caller | null
  system: System | null
}

export interface Handler {
  operation: Operation
  /** Runs before the transaction that an `Idempotency-Key` opens. */
  prepare?(call: Call<Operation>): Promise<unknown>
  core(call: Call<Operation>, prepared: unknown): Promise<unknown>
}

export function handle<O extends Operation>(
  operation: O,
  core: (call: Call<O>) => Promise<z.input<O['answer']>>,
): Handler {
  return { operation, core }
}

/** `prepare` does what takes time, such as redrawing pictures, before a transaction holds a connection. */
export function handlePrepared<O extends Operation, P>(
  operation: O,
  prepare: (call: Call<O>) => Promise<P>,
  core: (call: Call<O>, prepared: P) => Promise<z.input<O['answer']>>,
): Handler {
  return { operation, prepare, core }
}

/** Binds a list and its POST search to one core; only the list takes preview links. */
export function handleList<Q extends z.ZodType, A extends z.ZodType>(
  list: Operation<z.ZodType, Q, z.ZodType, A>,
  search: Operation<z.ZodType, z.ZodType, Q, A>,
  core: (filter: z.output<Q>, preview?: string) => Promise<z.input<A>>,
): Handler[] {
  return [handle(list, ({ query, preview }) => core(query, preview)), handle(search, ({ body }) => core(body))]
}

/** Throws unauthorized for a guest. */
export function handleForResident<O extends Operation>(
  operation: O,
  core: (call: Call<O> & { caller: Caller }) => Promise<z.input<O['answer']>>,
): Handler {
  return handle(operation, async (call: Call<O>) => core({ ...call, caller: requireCaller(call.caller) }))
}

/** Throws unauthorized for a guest. */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new AppError('unauthorized')
  return caller
}
