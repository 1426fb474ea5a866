/** Names of the graph's mutations in the table of limits. */
export const mutationOperations = {
  ClaimCreate: 'createClaim',
  ClaimCreateAuth: 'createClaim',
  ClaimJoin: 'joinClaim',
  ClaimVerdict: 'judgeClaim',
  DiscussionVote: 'voteInDiscussion',
  IdeaTownspeopleCreate: 'createIdea',
  IdeaVote: 'voteForIdea',
  UploadFile: 'uploadFile',
} as const

export type MutationName = keyof typeof mutationOperations
