import type { createSchema } from 'graphql-yoga'
import type { GraphEndpoint } from '@/lib/contract/graph-operation'
import type { GraphContext } from '@/lib/platform/calls/graph-context'
import type { MutationCall } from '@/lib/platform/calls/perform'

/** A domain states its graph by these facts; the transport makes an endpoint of them. */
export interface Graph {
  endpoint: GraphEndpoint
  /** The graph's SDL. */
  schema: string
  resolvers: NonNullable<Parameters<typeof createSchema<GraphContext>>[0]['resolvers']>
  /** Mutations stand under their names in the schema. */
  mutations: Readonly<Record<string, MutationCall>>
  /** Says which files one form may carry besides its text. */
  files?: FormFiles
}

interface FormFiles {
  pictures: number
  documents: number
  /** Says that people without an account may send them too. */
  fromGuests: boolean
}
