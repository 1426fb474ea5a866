import { claimFields } from '@/lib/backend/graphql/claim-fields'
import { claimMutations } from '@/lib/backend/graphql/claim-mutations'
import { claimQueries } from '@/lib/backend/graphql/claim-queries'
import { createEndpoint } from '@/lib/backend/graphql/endpoint'
import { socialControlSchema } from '@/lib/contract/graphql/social-control-schema'

/** `/graphql/socialcontrol`: claims, their themes and statuses, and what residents do with them. */
export const socialControl = createEndpoint({
  path: '/graphql/socialcontrol',
  typeDefs: socialControlSchema,
  resolvers: { Query: claimQueries, Mutation: claimMutations, ...claimFields },
})
