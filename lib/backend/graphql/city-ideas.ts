import { createEndpoint } from '@/lib/backend/graphql/endpoint'
import { ideaFields } from '@/lib/backend/graphql/idea-fields'
import { ideaMutations } from '@/lib/backend/graphql/idea-mutations'
import { ideaQueries } from '@/lib/backend/graphql/idea-queries'
import { cityIdeasSchema } from '@/lib/contract/graphql/city-ideas-schema'

/** `/graphql/cityideas`: residents' ideas, votes for them and proposals. */
export const cityIdeas = createEndpoint({
  path: '/graphql/cityideas',
  typeDefs: cityIdeasSchema,
  resolvers: { Query: ideaQueries, Mutation: ideaMutations, ...ideaFields },
})
