import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { callGraph } from '@/lib/api/graph-browser'
import { followDiscussion, listMyDiscussions } from '@/lib/domains/discussions/contract'
import { discussionVote, ownDiscussionVote, type OwnVote } from '@/lib/domains/discussions/graph/operations'
import type { VariablesOf } from '@/lib/contract/graph-operation'

const voteKey = (id: number) => ['discussion-vote', id]

/** The resident's own vote and what they may see of the others; nothing is asked for a guest. */
export function useOwnVote(id: number, isResident: boolean) {
  return useQuery({
    queryKey: voteKey(id),
    queryFn: async () => (await callGraph(ownDiscussionVote, { id })).OneActiveDiscussion,
    enabled: isResident,
  })
}

/** Casts the vote or changes it. */
export function useVote(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Omit<VariablesOf<typeof discussionVote>['input'], 'discussion_id'>) =>
      (await callGraph(discussionVote, { input: { ...input, discussion_id: id } })).DiscussionVote,
    onSuccess: (vote) => client.setQueryData<OwnVote>(voteKey(id), vote),
  })
}

const mineKey = ['my-discussions']

/** What the resident has to do with this discussion; undefined before the answer and where there is nothing. */
export function useMyDiscussion(id: number, isResident: boolean) {
  return useQuery({
    queryKey: mineKey,
    queryFn: async () => (await call(listMyDiscussions)).discussions,
    enabled: isResident,
    select: (discussions) => discussions.find((one) => one.id === id) ?? null,
  })
}

export function useFollow(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isFollowing: boolean) => call(followDiscussion, { body: { id, is_following: isFollowing } }),
    onSuccess: () => client.invalidateQueries({ queryKey: mineKey }),
  })
}
