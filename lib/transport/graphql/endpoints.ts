import type { GraphEndpoint } from '@/lib/contract/graph-operation'
import { domains } from '@/lib/domains'
import { createEndpoint, type Endpoint } from '@/lib/transport/graphql/endpoint'

/** Graph endpoints stand by their addresses. */
export const graphEndpoints: ReadonlyMap<GraphEndpoint, Endpoint> = new Map(
  domains.flatMap(({ graph }) => (graph ? [[graph.endpoint, createEndpoint(graph)] as const] : [])),
)

/** Gives the endpoint that an operation of our own asks. */
export function graphEndpoint(address: GraphEndpoint): Endpoint {
  const endpoint = graphEndpoints.get(address)
  if (!endpoint) throw new Error(`No domain has the graph ${address}`)
  return endpoint
}
