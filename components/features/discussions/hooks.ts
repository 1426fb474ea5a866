import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/client/call'
import { callGraphql } from '@/lib/client/call-graphql'
import { followDiscussion, listMyDiscussions } from '@/lib/domains/discussions/contract'
import { discussionVote, myDiscussionVote, type MyVote } from '@/lib/domains/discussions/graphql/operations'
import type { VariablesOf } from '@/lib/contract/graphql-operation'

const voteKey = (id: number) => ['discussion-vote', id]

/** Returns the own vote and the totals that the resident may see; loads nothing for a guest. */
export function useMyVote(id: number, isResident: boolean) {
  return useQuery({
    queryKey: voteKey(id),
    queryFn: async () => (await callGraphql(myDiscussionVote, { id })).OneActiveDiscussion,
    enabled: isResident,
  })
}

export function useVote(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (input: Omit<VariablesOf<typeof discussionVote>['input'], 'discussion_id'>) =>
      (await callGraphql(discussionVote, { input: { ...input, discussion_id: id } })).DiscussionVote,
    onSuccess: (vote) => client.setQueryData<MyVote>(voteKey(id), vote),
  })
}

const mineQuery = queryOptions({
  queryKey: ['my-discussions'],
  queryFn: async () => (await call(listMyDiscussions)).discussions,
})

/** Returns the resident's relation to the discussion; null if there is none. */
export function useMyDiscussion(id: number, isResident: boolean) {
  return useQuery({
    ...mineQuery,
    enabled: isResident,
    select: (discussions) => discussions.find((one) => one.id === id) ?? null,
  })
}

export function useFollowedDiscussions() {
  return useQuery({
    ...mineQuery,
    select: (discussions) => discussions.filter((one) => one.is_following),
  })
}

export function useFollow(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isFollowing: boolean) => call(followDiscussion, { body: { id, is_following: isFollowing } }),
    onSuccess: () => client.invalidateQueries({ queryKey: mineQuery.queryKey }),
  })
}
