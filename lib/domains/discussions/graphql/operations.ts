import type { GraphqlDataOf } from '@/lib/contract/graphql-operation'
import { imageFields, paginatorFields } from '@/lib/contract/graphql-shapes'
import type { TypedDocuments } from '@/lib/domains/discussions/graphql/typed-documents'

const graph: TypedDocuments = (document) => ({ endpoint: '/graphql/publicdiscussions', document })

const codeFields = '{ id name code }'
const cardFields = `id title title_npa address notification_start_date notification_finish_date
  exhibition_start_date exhibition_finish_date review_start_date review_finish_date
  status ${codeFields} head_img ${imageFields} result has_papers is_stopped` as const
const file = '{ document { id title origin_name url type size } }'
const fullFields = `${cardFields} description exhibition_description
  notification_documents ${file} discussion_documents ${file} finish_documents ${file}
  sketch_documents ${file} legal_act_documents ${file}` as const
const voteFields =
  `id status ${codeFields} my_vote { number comment type ${codeFields} is_waiting } totals { type ${codeFields} count }` as const

export const activeDiscussions =
  graph(`query ActiveDiscussions($title: String, $code: Int, $first: Int = 9, $page: Int = 1) {
    ActiveDiscussions(title: $title, code: $code, first: $first, page: $page) { data { ${cardFields} } ${paginatorFields} } }`)
export type DiscussionCard = GraphqlDataOf<typeof activeDiscussions>['ActiveDiscussions']['data'][number]

/** Days of the three periods in the city's time zone; null if the organiser has set none. */
export type DiscussionPeriods = Pick<DiscussionCard, Extract<keyof DiscussionCard, `${string}_date`>>

export const oneActiveDiscussion = graph(`query OneActiveDiscussion($id: ID!) {
    OneActiveDiscussion(id: $id) { ${fullFields} totals { type ${codeFields} count } }
    AllTypes(table_name: pd_votes) ${codeFields} }`)
export type DiscussionFull = NonNullable<GraphqlDataOf<typeof oneActiveDiscussion>['OneActiveDiscussion']>
export type VoteType = GraphqlDataOf<typeof oneActiveDiscussion>['AllTypes'][number]
export type VoteTotals = NonNullable<DiscussionFull['totals']>

/** Query with the bearer token: the resident's vote, and totals once visible. */
export const myDiscussionVote = graph(`query MyVote($id: ID!) { OneActiveDiscussion(id: $id) { ${voteFields} } }`)
export type MyVote = NonNullable<GraphqlDataOf<typeof myDiscussionVote>['OneActiveDiscussion']>

export const discussionVote = graph(
  `mutation DiscussionVote($input: DiscussionVoteInput!) { DiscussionVote(input: $input) { ${voteFields} } }`,
)

/** Returns the first and last voting day: stage 52 is the exhibition. */
export function votingDays({ exhibition_start_date: start, exhibition_finish_date: finish }: DiscussionPeriods) {
  return start && finish ? { start, finish } : null
}
