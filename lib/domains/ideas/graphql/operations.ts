import type { GraphqlDataOf } from '@/lib/contract/graphql-operation'
import type { TypedDocuments } from '@/lib/domains/ideas/graphql/typed-documents'

const graph: TypedDocuments = (document) => ({ endpoint: '/graphql/cityideas', document })

const votesFields = 'id vote_like_count vote_dislike_count auth_vote { id like dislike comment is_waiting }'

export const readIdeaVotes = graph(`query Votes($id: ID!) { OneIdea(id: $id) { ${votesFields} } }`)
export type IdeaVotes = NonNullable<GraphqlDataOf<typeof readIdeaVotes>['OneIdea']>

export const voteForIdea = graph(`mutation Vote($input: IdeaVoteInput!) { IdeaVote(input: $input) { ${votesFields} } }`)

export const uploadIdeaFiles = graph(
  `mutation Upload($files: [Upload!]!, $folder: UploadFolder!) { UploadFile(files: $files, folder: $folder) { url origin_name type size } }`,
)

export const createIdea = graph(
  `mutation Create($input: IdeaTownspeopleInput!) { IdeaTownspeopleCreate(input: $input) { code message } }`,
)

export const listIdeaCategories = graph(
  `query Categories { categories(table_name: ic_idea_townspeoples) { id title } }`,
)
