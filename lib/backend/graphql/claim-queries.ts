import { z } from 'zod'
import * as claims from '@/lib/backend/domains/claims/service'
import { parseInput, residentOf, withoutNulls, type GraphContext } from '@/lib/backend/graphql/context'
import { findAuthor } from '@/lib/backend/domains/residents/service'
import { claimFilter, SIMILAR_RADIUS } from '@/lib/contract/claims'
import { graphPage } from '@/lib/contract/graphql/graph-shapes'
import { id } from '@/lib/contract/shapes'

type Args = Record<string, unknown>

const point = { x: z.number().min(-180).max(180), y: z.number().min(-90).max(90) }
const FARTHEST = 2_000

/** Queries of `/graphql/socialcontrol`: arguments by the contract's schemas, cores of the domain. */
export const claimQueries = {
  AllClaimCategories: async () => (await claims.listCategories()).filter(({ parent_id: parent }) => parent === null),
  AllClaimStatuses: () => claims.listStatuses(),
  AllClaims: (_: unknown, { statuses, categories, bbox, title, ...period }: Args) =>
    claims.listClaims(
      parseInput(claimFilter, withoutNulls({ codes: statuses, parents: categories, bbox, text: title, ...period })),
    ),
  OneClaim: async (_: unknown, args: Args, { caller }: GraphContext) =>
    claims.findOne(parseInput(id, args.id), caller?.residentId ?? null),
  SimilarClaims: (_: unknown, args: Args) => {
    const schema = z.object({ ...point, category_id: id, radius: z.int().min(1).max(FARTHEST).default(SIMILAR_RADIUS) })
    const { category_id: categoryId, ...near } = parseInput(schema, withoutNulls(args))
    return claims.listSimilar({ ...near, categoryId })
  },
  PaginateProjects: (_: unknown, { title, first, page, ...period }: Args) =>
    claims.paginateClaims(
      { ...parseInput(claimFilter, withoutNulls({ text: title, ...period })), hasBoth: true },
      parseInput(graphPage, withoutNulls({ first, page })),
    ),
  UsersCount: () => claims.countUsers(),
  ResolvedClaimsCount: () => claims.countSolved(),
  me: async (_: unknown, _args: unknown, context: GraphContext) => ({
    email: (await findAuthor(residentOf(context).residentId)).email,
  }),
}
