import type { Caller, Visitor } from '@/lib/contract/caller'
import { countedCall, perform } from '@/lib/platform/calls/perform'
import type { ReservedPlaces } from '@/lib/platform/calls/reserved-places'
import { AppError } from '@/lib/contract/errors'
import type { Operation } from '@/lib/contract/operation'

/** What every resolver gets besides its arguments: who asks, the key and the point of a create, an unverified preview token. */
export interface GraphContext {
  visitor: Visitor
  caller: Caller | null
  repeatKey: string | null
  /** Degrees of WGS 84, chosen by hand on the form's map. */
  place: { latitude: number; longitude: number } | null
  preview?: string
  /** What the request has taken of the limits for all that it does, before it does the first of it. */
  places: ReservedPlaces
}

/** The resident who asks. Throws unauthorized for a guest. */
export function residentOf({ caller }: GraphContext): Caller {
  if (!caller) throw new AppError('unauthorized')
  return caller
}

/** An argument given as null counts as absent. */
export function withoutNulls(args: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined))
}

/** What a mutation is to limits, repeats and the audit log, as REST operations say it of themselves. */
export type MutationCall = Pick<Operation, 'id' | 'audited' | 'idempotent' | 'limits'>

/** A mutation behind its limits, once for a repeated create, and written down: as REST calls are performed. */
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
