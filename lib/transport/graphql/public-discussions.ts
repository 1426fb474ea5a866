import { discussionFields } from '@/lib/domains/discussions/graph/fields'
import { discussionMutations, discussionQueries } from '@/lib/domains/discussions/graph/resolvers'
import { createEndpoint } from '@/lib/transport/graphql/endpoint'
import { publicDiscussionsSchema } from '@/lib/domains/discussions/graph/schema'

/** `/graphql/publicdiscussions`: discussions by their stages, votes of residents, the register. */
export const publicDiscussions = createEndpoint({
  path: '/graphql/publicdiscussions',
  typeDefs: publicDiscussionsSchema,
  resolvers: { Query: discussionQueries, Mutation: discussionMutations, ...discussionFields },
})
