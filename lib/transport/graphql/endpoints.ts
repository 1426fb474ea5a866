import type { GraphEndpoint } from '@/lib/contract/graph-operation'
import { cityIdeas } from '@/lib/transport/graphql/city-ideas'
import type { Endpoint } from '@/lib/transport/graphql/endpoint'
import { publicDiscussions } from '@/lib/transport/graphql/public-discussions'
import { socialControl } from '@/lib/transport/graphql/social-control'

/** The graph endpoints by their addresses. */
export const graphEndpoints: Record<GraphEndpoint, Endpoint> = {
  '/graphql/socialcontrol': socialControl,
  '/graphql/publicdiscussions': publicDiscussions,
  '/graphql/cityideas': cityIdeas,
}
