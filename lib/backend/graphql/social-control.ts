import { claimFields } from '@/lib/backend/graphql/claim-fields'
import { claimMutations } from '@/lib/backend/graphql/claim-mutations'
import { claimQueries } from '@/lib/backend/graphql/claim-queries'
import { createEndpoint, USUAL_FORM } from '@/lib/backend/graphql/endpoint'
import { LARGEST_PICTURE } from '@/lib/backend/graphql/read-form'
import { MOST_CLAIM_PHOTOS } from '@/lib/contract/claims'
import { socialControlSchema } from '@/lib/contract/graphql/social-control-schema'

const LARGEST_FORM = MOST_CLAIM_PHOTOS * LARGEST_PICTURE + USUAL_FORM

/** `/graphql/socialcontrol`: claims, their themes and statuses, and what residents do with them. */
export const socialControl = createEndpoint({
  path: '/graphql/socialcontrol',
  typeDefs: socialControlSchema,
  largestForm: () => LARGEST_FORM,
  resolvers: { Query: claimQueries, Mutation: claimMutations, ...claimFields },
})
