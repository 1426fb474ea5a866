import { claimFields } from '@/lib/domains/claims/graph/fields'
import { claimMutations } from '@/lib/domains/claims/graph/mutations'
import { claimQueries } from '@/lib/domains/claims/graph/queries'
import { createEndpoint, USUAL_FORM } from '@/lib/transport/graphql/endpoint'
import { LARGEST_PICTURE } from '@/lib/transport/graphql/read-form'
import { MOST_CLAIM_PHOTOS } from '@/lib/domains/claims/contract'
import { socialControlSchema } from '@/lib/domains/claims/graph/schema'

const LARGEST_FORM = MOST_CLAIM_PHOTOS * LARGEST_PICTURE + USUAL_FORM

/** `/graphql/socialcontrol`: claims, their themes and statuses, and what residents do with them. */
export const socialControl = createEndpoint({
  path: '/graphql/socialcontrol',
  typeDefs: socialControlSchema,
  largestForm: () => LARGEST_FORM,
  resolvers: { Query: claimQueries, Mutation: claimMutations, ...claimFields },
})
