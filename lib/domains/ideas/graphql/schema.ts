import { messageTypes, sharedTypes, statusType } from '@/lib/contract/graphql-schema'

export const cityIdeasSchema = /* GraphQL */ `
  ${sharedTypes}
  ${messageTypes}
  ${statusType}

  type Query {
    "Published ideas. \`realized\` narrows to realised ones. \`first\` is 1 to 100."
    ideas_paginate(
      title: String
      categories: [ID!]
      start_date: Date
      end_date: Date
      ordering: IdeaOrdering = NEW
      realized: Boolean
      first: Int = 9
      page: Int = 1
    ): IdeaPaginator!
    "One idea; \`auth_vote\` is the bearer's own vote."
    OneIdea(id: ID!): Idea
    about_project: [AboutProjectBlock!]!
    categories(table_name: CategoryTable! = ic_idea_townspeoples): [IdeaCategory!]!
  }
  type Mutation {
    "Bearer. Answers one row a file, in the order sent; the last one is the photo."
    UploadFile(files: [Upload!]!, folder: UploadFolder!): [UploadedFile!]!
    "Bearer."
    IdeaTownspeopleCreate(input: IdeaTownspeopleInput!): MutationResult!
    "Bearer. like and dislike exclude each other; both false takes the vote back."
    IdeaVote(input: IdeaVoteInput!): Idea!
  }
  enum IdeaOrdering {
    NEW
    OLD
    POPULAR
    DISCUSSED
  }
  enum CategoryTable {
    ic_idea_townspeoples
  }
  enum UploadFolder {
    ic
  }

  input IdeaTownspeopleInput {
    category_id: ID!
    title: String!
    text: String!
    address: String!
    img: String!
    documents: [String!]
    show_author: Boolean!
    agree_with_rules: Boolean!
  }
  input IdeaVoteInput {
    idea_id: ID!
    like: Boolean!
    dislike: Boolean!
    comment: String
  }

  type Idea {
    id: ID!
    title: String!
    created_at: DateTime!
    vote_like_count: Int!
    vote_dislike_count: Int!
    show_author: Boolean!
    "null where show_author is false"
    user: PublicUser
    head_img: ImageObject
    category: IdeaCategory
    status: Status
    text: String!
    address: String!
    join_documents: [JoinDocument!]!
    auth_vote: IdeaVote
    report: String
    report_img: ImageObject
  }
  type PublicUser {
    name: String!
  }
  type IdeaVote {
    id: ID!
    user: PublicUser
    like: Boolean!
    dislike: Boolean!
    comment: String
    "It counts once the resident has confirmed the address."
    is_waiting: Boolean!
  }
  type IdeaPaginator {
    data: [Idea!]!
    paginatorInfo: PaginatorInfo!
  }
  type IdeaCategory {
    id: ID!
    title: String!
  }
  type AboutProjectBlock {
    id: ID!
    description: String!
  }
`
