import { sharedTypes, statusType } from '@/lib/contract/graphql-schema'

export const publicDiscussionsSchema = /* GraphQL */ `
  ${sharedTypes}
  ${statusType}

  type Query {
    "Published discussions, \`code\` 51, 52 or 53 narrows to a stage."
    ActiveDiscussions(title: String, code: Int, first: Int = 9, page: Int = 1): DiscussionPaginator!
    "One discussion; \`my_vote\` is the bearer's."
    OneActiveDiscussion(id: ID!): Discussion
    AllTypes(table_name: TypeTable!): [VoteType!]!
  }
  type Mutation {
    "Bearer, only in stage 52 and its dates by the server's clock. Voting again changes the vote."
    DiscussionVote(input: DiscussionVoteInput!): Discussion!
  }
  enum TypeTable {
    pd_votes
  }

  input DiscussionVoteInput {
    discussion_id: ID!
    type_id: ID!
    comment: String
  }

  type Discussion {
    id: ID!
    title: String!
    title_npa: String
    address: String
    description: String!
    exhibition_description: String
    notification_start_date: Date
    notification_finish_date: Date
    exhibition_start_date: Date
    exhibition_finish_date: Date
    review_start_date: Date
    review_finish_date: Date
    status: Status!
    notification_documents: [JoinDocument!]!
    discussion_documents: [JoinDocument!]!
    finish_documents: [JoinDocument!]!
    sketch_documents: [JoinDocument!]!
    legal_act_documents: [JoinDocument!]!
    head_img: ImageObject
    "what was decided and what comes next; null until the discussion is finished and the organiser has said it"
    result: String
    "whether the protocol or the conclusion is published: they say what was decided where \`result\` does not"
    has_papers: Boolean!
    "whether the organiser ended it before its time"
    is_stopped: Boolean!
    my_vote: DiscussionVote
    "null until the bearer has voted or the discussion is finished"
    totals: [VoteTotal!]
    comments(first: Int = 20, page: Int = 1): CommentPaginator!
  }
  type DiscussionVote {
    number: Int!
    comment: String
    type: VoteType!
    "It counts once the resident has confirmed the address; until then it is in no total and no register."
    is_waiting: Boolean!
  }
  type VoteType {
    id: ID!
    name: String!
    code: Int!
  }
  type VoteTotal {
    type: VoteType!
    count: Int!
  }
  "The public register: number, text and kind of vote, never the name."
  type DiscussionComment {
    number: Int!
    text: String!
    type: VoteType!
    created_at: DateTime!
    answer: String
  }
  type CommentPaginator {
    data: [DiscussionComment!]!
    paginatorInfo: PaginatorInfo!
  }
  type DiscussionPaginator {
    data: [Discussion!]!
    paginatorInfo: PaginatorInfo!
  }
`
