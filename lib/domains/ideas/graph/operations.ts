import { z } from 'zod'
import { defineGraphOperation } from '@/lib/contract/graph-operation'
import { graphId } from '@/lib/contract/graph-shapes'
import { ideaInput, ideaVoteInput } from '@/lib/domains/ideas/graph/inputs'

const endpoint = '/graphql/cityideas'

/** Of an idea, what differs between moments and between residents: the counts and the bearer's own vote. */
const ideaVotes = z.object({
  id: graphId,
  vote_like_count: z.int(),
  vote_dislike_count: z.int(),
  auth_vote: z
    .object({
      id: graphId,
      like: z.boolean(),
      dislike: z.boolean(),
      comment: z.string().nullable(),
      is_waiting: z.boolean(),
    })
    .nullable(),
})
export type IdeaVotes = z.infer<typeof ideaVotes>
const votesFields = 'id vote_like_count vote_dislike_count auth_vote { id like dislike comment is_waiting }'

export const readIdeaVotes = defineGraphOperation({
  endpoint,
  document: `query Votes($id: ID!) { OneIdea(id: $id) { ${votesFields} } }`,
  variables: z.object({ id: z.number() }),
  answer: z.object({ OneIdea: ideaVotes.nullable() }),
})

export const voteForIdea = defineGraphOperation({
  endpoint,
  document: `mutation Vote($input: IdeaVoteInput!) { IdeaVote(input: $input) { ${votesFields} } }`,
  variables: z.object({ input: ideaVoteInput }),
  answer: z.object({ IdeaVote: ideaVotes }),
})

/** Documents first, the photo last; the answers come in the same order. */
export const uploadIdeaFiles = defineGraphOperation({
  endpoint,
  document: `mutation Upload($files: [Upload!]!, $folder: UploadFolder!) { UploadFile(files: $files, folder: $folder) { url origin_name type size } }`,
  variables: z.object({ folder: z.literal('ic') }),
  answer: z.object({
    UploadFile: z.array(z.object({ url: z.string(), origin_name: z.string(), type: z.string(), size: z.int() })),
  }),
})

export const createIdea = defineGraphOperation({
  endpoint,
  document: `mutation Create($input: IdeaTownspeopleInput!) { IdeaTownspeopleCreate(input: $input) { code message } }`,
  variables: z.object({ input: ideaInput }),
  answer: z.object({ IdeaTownspeopleCreate: z.object({ code: z.int(), message: z.string() }) }),
})

export const listIdeaCategories = defineGraphOperation({
  endpoint,
  document: `query Categories { categories(table_name: ic_idea_townspeoples) { id title } }`,
  variables: z.object({}),
  answer: z.object({ categories: z.array(z.object({ id: graphId, title: z.string() })) }),
})
