import type { Caller, Visitor } from '@/lib/contract/caller'
import type { ReservedAttempts } from '@/lib/platform/calls/call-limits'
import { AppError } from '@/lib/contract/errors'
import type { createSchema } from 'graphql-yoga'
import type { GraphqlEndpoint } from '@/lib/contract/graphql-operation'
import type { MutationOperation } from '@/lib/contract/operation'
import DataLoader from 'dataloader'

export interface GraphqlContext {
  visitor: Visitor
  caller: Caller | null
  repeatKey: string | null
  /** Point chosen on the form's map, in degrees of WGS 84. */
  place: { latitude: number; longitude: number } | null
  preview?: string
  /** Reserved for all mutations of the request before the first runs. */
  reserved: ReservedAttempts
}

/** Throws unauthorized for a guest. */
export function requireResident({ caller }: GraphqlContext): Caller {
  if (!caller) throw new AppError('unauthorized')
  return caller
}

export function withoutNulls(args: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined))
}

export interface GraphqlApi {
  endpoint: GraphqlEndpoint
  schema: string
  resolvers: NonNullable<Parameters<typeof createSchema<GraphqlContext>>[0]['resolvers']>
  mutations: Readonly<Record<string, MutationOperation>>
  files?: FormFiles
}

interface FormFiles {
  pictures: number
  documents: number
  fromGuests: boolean
}

export function oncePerRequest<Value extends object>(
  create: (context: GraphqlContext) => Value,
): (context: GraphqlContext) => Value {
  const created = new WeakMap<GraphqlContext, Value>()
  return (context) => {
    const value = created.get(context) ?? create(context)
    created.set(context, value)
    return value
  }
}

/** Returns a batching loader; `missing` replaces rows that were not found. */
export function createLoader<Value>(
  find: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  missing: Value,
): DataLoader<number, Value> {
  return new DataLoader(async (ids: readonly number[]) => {
    const found = await find(ids)
    return ids.map((id) => found.get(id) ?? missing)
  })
}
