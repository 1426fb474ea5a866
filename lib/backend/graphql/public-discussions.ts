import { discussionFields } from '@/lib/backend/graphql/discussion-fields'
import { discussionMutations, discussionQueries } from '@/lib/backend/graphql/discussion-operations'
import { createEndpoint } from '@/lib/backend/graphql/endpoint'
import { publicDiscussionsSchema } from '@/lib/contract/graphql/public-discussions-schema'

/** `/graphql/publicdiscussions`: discussions by their stages, votes of residents, the register. */
export const publicDiscussions = createEndpoint({
  path: '/graphql/publicdiscussions',
  typeDefs: publicDiscussionsSchema,
  resolvers: { Query: discussionQueries, Mutation: discussionMutations, ...discussionFields },
})
