import { findCategories, findIdea } from '@/lib/domains/ideas/repository'
import * as ideas from '@/lib/domains/ideas/service'
import { withoutNulls, type GraphContext } from '@/lib/platform/calls/graphql'
import { parseFields } from '@/lib/platform/calls/parse-fields'
import { graphPage } from '@/lib/contract/graphql-shapes'
import { ideaFilter } from '@/lib/domains/ideas/contract'
import { idParams } from '@/lib/contract/shapes'

type Args = Record<string, unknown>

export const ideaQueries = {
  ideas_paginate: (_: unknown, { first, page, ...filter }: Args) =>
    ideas.paginateIdeas(
      parseFields(ideaFilter, withoutNulls(filter)),
      parseFields(graphPage, withoutNulls({ first, page })),
    ),
  OneIdea: (_: unknown, args: Args, { caller }: GraphContext) =>
    findIdea(parseFields(idParams, args).id, caller?.residentId ?? null),
  about_project: () => ideas.listAboutBlocks(false),
  categories: () => findCategories(),
}
