import * as ideas from '@/lib/backend/domains/ideas/service'
import { parseInput, withoutNulls, type GraphContext } from '@/lib/backend/graphql/context'
import { graphPage } from '@/lib/contract/graphql/graph-shapes'
import { ideaFilter } from '@/lib/contract/ideas'
import { idParams } from '@/lib/contract/shapes'

type Args = Record<string, unknown>

/** Queries of `/graphql/cityideas`: arguments by the contract's schemas, cores of the domain. */
export const ideaQueries = {
  ideas_paginate: (_: unknown, { first, page, ...filter }: Args) =>
    ideas.paginateIdeas(
      parseInput(ideaFilter, withoutNulls(filter)),
      parseInput(graphPage, withoutNulls({ first, page })),
    ),
  OneIdea: (_: unknown, args: Args, { caller }: GraphContext) =>
    ideas.findOne(parseInput(idParams, args).id, caller?.residentId ?? null),
  about_project: () => ideas.listAboutBlocks(false),
  categories: () => ideas.listCategories(),
}
