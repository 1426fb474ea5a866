import { z } from 'zod'
import * as claims from '@/lib/domains/claims/service'
import { residentOf, withoutNulls, type GraphContext } from '@/lib/platform/calls/graph-context'
import { parseFields } from '@/lib/platform/calls/parse-fields'
import { authorOf } from '@/lib/domains/claims/reports/service'
import { SIMILAR_RADIUS } from '@/lib/domains/claims/contract'
import { claimArguments } from '@/lib/domains/claims/graphql/inputs'
import { readableEmail } from '@/lib/text/email-address'
import { graphPage } from '@/lib/contract/graph-shapes'
import { id, idParams } from '@/lib/contract/shapes'

type Args = Record<string, unknown>

const point = { x: z.number().min(-180).max(180), y: z.number().min(-90).max(90) }
const FARTHEST = 2_000

/** Queries of `/graphql/socialcontrol` parse arguments by the contract's schemas and call the domain's services. */
export const claimQueries = {
  AllClaimCategories: async () => (await claims.listCategories()).filter(({ parent_id: parent }) => parent === null),
  AllClaimStatuses: () => claims.listStatuses(),
  AllClaims: (_: unknown, args: Args) => claims.listClaims(parseFields(claimArguments, withoutNulls(args))),
  OneClaim: async (_: unknown, args: Args, { caller }: GraphContext) =>
    claims.findOne(parseFields(idParams, args).id, caller?.residentId ?? null),
  SimilarClaims: (_: unknown, args: Args) => {
    const schema = z.object({ ...point, category_id: id, radius: z.int().min(1).max(FARTHEST).default(SIMILAR_RADIUS) })
    const { category_id: categoryId, ...near } = parseFields(schema, withoutNulls(args))
    return claims.listSimilar({ ...near, categoryId })
  },
  PaginateProjects: (_: unknown, { first, page, ...filter }: Args) =>
    claims.paginateClaims(
      { ...parseFields(claimArguments, withoutNulls(filter)), hasBoth: true },
      parseFields(graphPage, withoutNulls({ first, page })),
    ),
  UsersCount: () => claims.countUsers(),
  ResolvedClaimsCount: () => claims.countSolved(),
  me: async (_: unknown, _args: unknown, context: GraphContext) => ({
    email: readableEmail((await authorOf(residentOf(context).residentId)).email),
  }),
}
