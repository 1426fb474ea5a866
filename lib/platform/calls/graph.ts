import type { createSchema } from 'graphql-yoga'
import type { GraphEndpoint } from '@/lib/contract/graph-operation'
import type { GraphContext, MutationCall } from '@/lib/platform/calls/graph-context'

/** The graph of a domain: of these facts the transport makes an endpoint. */
export interface Graph {
  endpoint: GraphEndpoint
  /** Its SDL. */
  schema: string
  resolvers: NonNullable<Parameters<typeof createSchema<GraphContext>>[0]['resolvers']>
  /** Mutations by their names in the schema. */
  mutations: Readonly<Record<string, MutationCall>>
  /** What one form may carry besides its text. */
  files?: FormFiles
}

interface FormFiles {
  pictures: number
  documents: number
  /** Whether people without an account send them too. */
  fromGuests: boolean
}
