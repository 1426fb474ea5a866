import type { Caller, Visitor } from '@/lib/contract/caller'
import { countedCall, perform } from '@/lib/platform/calls/perform'
import type { ReservedPlaces } from '@/lib/platform/calls/reserved-places'
import { AppError } from '@/lib/contract/errors'
import type { Operation } from '@/lib/contract/operation'

/** Every resolver gets this besides its arguments: who asks, key and point of a create, an unverified preview token. */
export interface GraphContext {
  visitor: Visitor
  caller: Caller | null
  repeatKey: string | null
  /** The point that was chosen by hand on the form's map, in degrees of WGS 84. */
  place: { latitude: number; longitude: number } | null
  preview?: string
  /** Places in the limits that the request has taken for all its mutations before it runs the first of them. */
  places: ReservedPlaces
}

/** Gives the resident who asks. Throws unauthorized for a guest. */
export function residentOf({ caller }: GraphContext): Caller {
  if (!caller) throw new AppError('unauthorized')
  return caller
}

/** An argument given as null counts as absent. */
export function withoutNulls(args: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined))
}

/** Limits, repeats and the audit log treat a mutation by these facts, as REST operations state them of themselves. */
export type MutationCall = Pick<Operation, 'id' | 'audited' | 'idempotent' | 'limits'>

/** Runs a mutation as REST calls are run: behind its limits, once for a repeated create, and written down. */
export async function performMutation<T>(
  { visitor, caller, repeatKey, places }: GraphContext,
  mutation: MutationCall,
  input: unknown,
  core: () => Promise<T>,
): Promise<T> {
  const { id: operation, limits, audited: auditedAs, idempotent } = mutation
  const call = { operation, limits, isReserved: places.use(operation), visitor, caller }
  return countedCall(call, () =>
    perform({ ...call, auditedAs, writes: true, repeatKey: idempotent ? repeatKey : null, input }, core),
  )
}
