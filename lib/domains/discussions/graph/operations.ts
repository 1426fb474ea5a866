import { z } from 'zod'
import { defineGraphOperation } from '@/lib/contract/graph-operation'
import { graphDocument, graphId, graphImage, paginatorFields, paginatorInfo } from '@/lib/contract/graph-shapes'
import { day } from '@/lib/contract/shapes'

const endpoint = '/graphql/publicdiscussions'

const code = z.object({ id: graphId, name: z.string(), code: z.int() })
export const voteType = code
export type VoteType = z.infer<typeof voteType>

/** Days of the three periods, in the city's zone; null where the organiser has set none. */
export const discussionPeriods = z.object({
  notification_start_date: day.nullable(),
  notification_finish_date: day.nullable(),
  exhibition_start_date: day.nullable(),
  exhibition_finish_date: day.nullable(),
  review_start_date: day.nullable(),
  review_finish_date: day.nullable(),
})
export type DiscussionPeriods = z.infer<typeof discussionPeriods>

/** A discussion in a list and on the home page. */
export const discussionCard = discussionPeriods.extend({
  id: graphId,
  title: z.string(),
  title_npa: z.string().nullable(),
  address: z.string().nullable(),
  status: code,
  head_img: graphImage.nullable(),
})
export type DiscussionCard = z.infer<typeof discussionCard>

/** A discussion as everyone sees it. */
export const discussionFull = discussionCard.extend({
  description: z.string(),
  exhibition_description: z.string().nullable(),
  notification_documents: z.array(graphDocument),
  discussion_documents: z.array(graphDocument),
  finish_documents: z.array(graphDocument),
  sketch_documents: z.array(graphDocument),
  legal_act_documents: z.array(graphDocument),
})
export type DiscussionFull = z.infer<typeof discussionFull>

/** What depends on the bearer: the own vote, and totals once they may be seen. */
export const ownVote = z.object({
  id: graphId,
  status: code,
  my_vote: z
    .object({ number: z.int(), comment: z.string().nullable(), type: voteType, is_waiting: z.boolean() })
    .nullable(),
  totals: z.array(z.object({ type: voteType, count: z.int() })).nullable(),
})
export type OwnVote = z.infer<typeof ownVote>
export type VoteTotals = NonNullable<OwnVote['totals']>

const codeFields = '{ id name code }'
const cardFields = `id title title_npa address notification_start_date notification_finish_date
  exhibition_start_date exhibition_finish_date review_start_date review_finish_date
  status ${codeFields} head_img { img { url host alt } }`
const file = '{ document { id title origin_name url type size } }'
const fullFields = `${cardFields} description exhibition_description
  notification_documents ${file} discussion_documents ${file} finish_documents ${file}
  sketch_documents ${file} legal_act_documents ${file}`
const voteFields = `id status ${codeFields} my_vote { number comment type ${codeFields} is_waiting } totals { type ${codeFields} count }`

export const activeDiscussions = defineGraphOperation({
  endpoint,
  document: `query ActiveDiscussions($title: String, $code: Int, $first: Int = 9, $page: Int = 1) {
    ActiveDiscussions(title: $title, code: $code, first: $first, page: $page) { data { ${cardFields} } ${paginatorFields} } }`,
  variables: z.object({
    title: z.string().optional(),
    code: z.int().optional(),
    first: z.int().optional(),
    page: z.int().optional(),
  }),
  answer: z.object({ ActiveDiscussions: z.object({ data: z.array(discussionCard), paginatorInfo }) }),
})

/** The page of a discussion, asked as a guest, with the kinds of votes. */
export const oneActiveDiscussion = defineGraphOperation({
  endpoint,
  document: `query OneActiveDiscussion($id: ID!) {
    OneActiveDiscussion(id: $id) { ${fullFields} totals { type ${codeFields} count } }
    AllTypes(table_name: pd_votes) ${codeFields} }`,
  variables: z.object({ id: z.number() }),
  answer: z.object({
    OneActiveDiscussion: discussionFull.extend({ totals: ownVote.shape.totals }).nullable(),
    AllTypes: z.array(voteType),
  }),
})

/** What the browser asks with the bearer. */
export const ownDiscussionVote = defineGraphOperation({
  endpoint,
  document: `query OwnVote($id: ID!) { OneActiveDiscussion(id: $id) { ${voteFields} } }`,
  variables: z.object({ id: z.number() }),
  answer: z.object({ OneActiveDiscussion: ownVote.nullable() }),
})

export const discussionVote = defineGraphOperation({
  endpoint,
  document: `mutation DiscussionVote($input: DiscussionVoteInput!) { DiscussionVote(input: $input) { ${voteFields} } }`,
  variables: z.object({
    input: z.object({ discussion_id: z.number(), type_id: z.number(), comment: z.string().nullish() }),
  }),
  answer: z.object({ DiscussionVote: ownVote }),
})

/** First and last day on which votes are taken: stage 52 is the exhibition. */
export function votingDays({ exhibition_start_date: start, exhibition_finish_date: finish }: DiscussionPeriods) {
  return start && finish ? { start, finish } : null
}
