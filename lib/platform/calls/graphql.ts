import type { Caller, Visitor } from '@/lib/contract/caller'
import type { ReservedAttempts } from '@/lib/platform/calls/reserved-attempts'
import { AppError } from '@/lib/contract/errors'
import type { createSchema } from 'graphql-yoga'
import type { GraphqlEndpoint } from '@/lib/contract/graphql-operation'
import type { MutationOperation } from '@/lib/contract/operation'
import DataLoader from 'dataloader'

/** Every resolver gets this besides its arguments: who asks, key and point of a create, an unverified preview token. */
export interface GraphqlContext {
  visitor: Visitor
  caller: Caller | null
  repeatKey: string | null
  /** The point that was chosen by hand on the form's map, in degrees of WGS 84. */
  place: { latitude: number; longitude: number } | null
  preview?: string
  /** Places in the limits that the request has taken for all its mutations before it runs the first of them. */
  reserved: ReservedAttempts
}

/** Gives the resident who asks. Throws unauthorized for a guest. */
export function requireResident({ caller }: GraphqlContext): Caller {
  if (!caller) throw new AppError('unauthorized')
  return caller
}

/** An argument given as null counts as absent. */
export function withoutNulls(args: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined))
}

/** A domain states its graph by these facts; the transport makes an endpoint of them. */
export interface GraphqlApi {
  endpoint: GraphqlEndpoint
  /** The graph's SDL. */
  schema: string
  resolvers: NonNullable<Parameters<typeof createSchema<GraphqlContext>>[0]['resolvers']>
  /** Mutations stand under their names in the schema. */
  mutations: Readonly<Record<string, MutationOperation>>
  /** Says which files one form may carry besides its text. */
  files?: FormFiles
}

interface FormFiles {
  pictures: number
  documents: number
  /** Says that people without an account may send them too. */
  fromGuests: boolean
}

/** Creates a value once per request, such as its loaders. */
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

/** Reads many numbers at once; `missing` stands for what was not found. */
export function createLoader<Value>(
  find: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
  missing: Value,
): DataLoader<number, Value> {
  return new DataLoader(async (ids: readonly number[]) => {
    const found = await find(ids)
    return ids.map((id) => found.get(id) ?? missing)
  })
}
