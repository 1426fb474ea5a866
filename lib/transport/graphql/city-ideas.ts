import { createEndpoint, USUAL_FORM } from '@/lib/transport/graphql/endpoint'
import { ideaFields } from '@/lib/domains/ideas/graph/fields'
import { ideaMutations } from '@/lib/domains/ideas/graph/mutations'
import { ideaQueries } from '@/lib/domains/ideas/graph/queries'
import { LARGEST_DOCUMENT, LARGEST_PICTURE } from '@/lib/transport/graphql/read-form'
import { cityIdeasSchema } from '@/lib/domains/ideas/graph/schema'
import { MOST_IDEA_DOCUMENTS } from '@/lib/domains/ideas/contract'

const LARGEST_FORM = MOST_IDEA_DOCUMENTS * LARGEST_DOCUMENT + LARGEST_PICTURE + USUAL_FORM

/** `/graphql/cityideas`: residents' ideas, votes for them and proposals. */
export const cityIdeas = createEndpoint({
  path: '/graphql/cityideas',
  typeDefs: cityIdeasSchema,
  largestForm: (caller) => (caller ? LARGEST_FORM : USUAL_FORM), // guests send no ideas
  resolvers: { Query: ideaQueries, Mutation: ideaMutations, ...ideaFields },
})
