import type { Caller, Visitor } from '@/lib/contract/caller'
import type { ReservedPlaces } from '@/lib/platform/calls/reserved-places'
import { AppError } from '@/lib/contract/errors'

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
