import { createEndpoint, USUAL_FORM } from '@/lib/backend/graphql/endpoint'
import { ideaFields } from '@/lib/backend/graphql/idea-fields'
import { ideaMutations } from '@/lib/backend/graphql/idea-mutations'
import { ideaQueries } from '@/lib/backend/graphql/idea-queries'
import { LARGEST_DOCUMENT, LARGEST_PICTURE } from '@/lib/backend/graphql/read-form'
import { cityIdeasSchema } from '@/lib/contract/graphql/city-ideas-schema'
import { MOST_IDEA_DOCUMENTS } from '@/lib/contract/ideas'

const LARGEST_FORM = MOST_IDEA_DOCUMENTS * LARGEST_DOCUMENT + LARGEST_PICTURE + USUAL_FORM

/** `/graphql/cityideas`: residents' ideas, votes for them and proposals. */
export const cityIdeas = createEndpoint({
  path: '/graphql/cityideas',
  typeDefs: cityIdeasSchema,
  largestForm: (caller) => (caller ? LARGEST_FORM : USUAL_FORM), // guests send no ideas
  resolvers: { Query: ideaQueries, Mutation: ideaMutations, ...ideaFields },
})
