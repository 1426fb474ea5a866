import { z } from 'zod'
import * as discussions from '@/lib/domains/discussions/service'
import { castVote } from '@/lib/domains/discussions/votes/service'
import { residentOf, withoutNulls, type GraphContext } from '@/lib/platform/calls/graphql'
import { performMutation } from '@/lib/platform/calls/run-operation'
import { toVoteType } from '@/lib/domains/discussions/graphql/fields'
import { parseFields } from '@/lib/platform/calls/parse-fields'
import { isPreviewed } from '@/lib/platform/preview/preview'
import { voteTypes } from '@/lib/domains/discussions/contract'
import { discussionFilter, discussionVoteInput } from '@/lib/domains/discussions/graphql/inputs'
import { graphPage } from '@/lib/contract/graphql-shapes'
import { idParams } from '@/lib/contract/shapes'

type Args = Record<string, unknown>

const typesArgs = z.object({ table_name: z.literal('pd_votes') })

export const discussionQueries = {
  ActiveDiscussions: (_: unknown, { first, page, ...filter }: Args) =>
    discussions.paginateDiscussions(
      parseFields(discussionFilter, filter),
      parseFields(graphPage, withoutNulls({ first, page })),
    ),
  OneActiveDiscussion: (_: unknown, args: Args, { preview }: GraphContext) => {
    const { id: number } = parseFields(idParams, args)
    return discussions.findOne(number, isPreviewed(preview, 'discussions', number))
  },
  AllTypes: (_: unknown, args: Args) => {
    parseFields(typesArgs, args)
    return voteTypes.map(({ code }) => toVoteType(code))
  },
}

export const discussionCalls = {
  DiscussionVote: { id: 'voteInDiscussion', audited: 'Голос в общественном обсуждении' },
}

export const discussionMutations = {
  DiscussionVote: async (_: unknown, args: { input: unknown }, context: GraphContext) => {
    const { residentId } = residentOf(context)
    const input = parseFields(discussionVoteInput, args.input)
    await performMutation(context, discussionCalls.DiscussionVote, input, () => castVote(input, residentId))
    return discussions.getDiscussion(input.discussion_id)
  },
}
