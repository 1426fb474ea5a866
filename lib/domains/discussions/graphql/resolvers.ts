import { z } from 'zod'
import { paths } from '@/lib/config/paths'
import { pageArguments } from '@/lib/contract/graphql-shapes'
import { idParams, type JoinDocument } from '@/lib/contract/shapes'
import { FINISH_CODE, stageName, type VoteCode, voteTypeName, voteTypes } from '@/lib/domains/discussions/contract'
import { discussionFilter, discussionVoteInput } from '@/lib/domains/discussions/graphql/inputs'
import { discussionLoaders } from '@/lib/domains/discussions/graphql/loaders'
import { paginateComments } from '@/lib/domains/discussions/register/service'
import type { DiscussionRow } from '@/lib/domains/discussions/repository'
import { findOne, getDiscussion, paginateDiscussions } from '@/lib/domains/discussions/service'
import { castVote } from '@/lib/domains/discussions/votes/service'
import { type GraphqlContext, requireResident, withoutNulls } from '@/lib/platform/calls/graphql'
import { parseFields } from '@/lib/platform/calls/parse-fields'
import { runMutation } from '@/lib/platform/calls/run-operation'
import { toHtml } from '@/lib/platform/documents/rich-text'
import type { Discussion, Media } from '@/lib/platform/payload/payload-types'
import { toDocuments } from '@/lib/platform/pictures/media'
import { isPreviewed } from '@/lib/platform/preview/preview'

type Args = Record<string, unknown>

const typesArgs = z.object({ table_name: z.literal('pd_votes') })

export const discussionQueries = {
  ActiveDiscussions: (_: unknown, { first, page, ...filter }: Args) =>
    paginateDiscussions(
      parseFields(discussionFilter, filter),
      parseFields(pageArguments, withoutNulls({ first, page })),
    ),
  OneActiveDiscussion: (_: unknown, args: Args, { preview }: GraphqlContext) => {
    const { id: number } = parseFields(idParams, args)
    return findOne(number, isPreviewed(preview, 'discussions', number))
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
  DiscussionVote: async (_: unknown, args: { input: unknown }, context: GraphqlContext) => {
    const { residentId } = requireResident(context)
    const input = parseFields(discussionVoteInput, args.input)
    await runMutation(context, discussionCalls.DiscussionVote, input, () => castVote(input, residentId))
    return getDiscussion(input.discussion_id)
  },
}

const COMMENTS = 20

type Content = (row: DiscussionRow, args: Args, context: GraphqlContext) => Promise<unknown>

export const discussionFields = {
  Discussion: {
    status: ({ code }: DiscussionRow) => ({ id: code, code, name: stageName(code) }),
    is_stopped: ({ stopped_at: at }: DiscussionRow) => at !== null,
    description: fromContent((content) => toHtml(content?.description)),
    exhibition_description: fromContent((content) => toHtml(content?.exhibitionDescription) || null),
    notification_documents: fromContent((content) => toDocuments(content?.notificationDocuments)),
    discussion_documents: fromContent((content) => toDocuments(content?.discussionDocuments)),
    finish_documents: fromContent((content) => toDocuments(content?.finishDocuments)),
    sketch_documents: fromContent((content) => toSketches(content?.sketches)),
    legal_act_documents: fromContent((content) => toDocuments(content?.legalActDocuments)),
    head_img: ({ id }: DiscussionRow, _: Args, context: GraphqlContext) =>
      discussionLoaders(context).headImage.load(id),
    my_vote: async ({ id }: DiscussionRow, _: Args, context: GraphqlContext) => {
      const vote = await discussionLoaders(context).myVote.load(id)
      return vote && { ...vote, type: toVoteType(vote.type) }
    },
    totals: async ({ id, code }: DiscussionRow, _: Args, context: GraphqlContext) => {
      const { myVote, totals } = discussionLoaders(context)
      // a voter sees the totals once their own vote counts
      if (code !== FINISH_CODE && (await myVote.load(id))?.is_waiting !== false) return null
      const counted = await totals.load(id)
      return voteTypes.map(({ code: type }) => ({ type: toVoteType(type), count: counted.get(type) ?? 0 }))
    },
    comments: ({ id }: DiscussionRow, args: Args) =>
      paginateComments(id, parseFields(pageArguments, { first: COMMENTS, ...withoutNulls(args) })),
  },
}

function toVoteType(code: VoteCode) {
  return { id: code, code, name: voteTypeName(code) }
}

function fromContent(read: (content: Discussion | null) => unknown): Content {
  return async ({ id }, _args, context) => read(await discussionLoaders(context).content.load(id))
}

function toSketches(sketches: (number | Media)[] | null | undefined): JoinDocument[] {
  return (sketches ?? []).flatMap((media) => {
    if (typeof media === 'number' || !media.filename) return []
    const { id, alt: title, filename, mimeType, filesize } = media
    const type = mimeType ?? 'image/webp'
    return [{ document: { id, title, origin_name: filename, url: paths.file(filename), type, size: filesize ?? 0 } }]
  })
}
