import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/client/call'
import { callGraphql } from '@/lib/client/call-graphql'
import { readIdeaVotes, voteForIdea, type IdeaVotes } from '@/lib/domains/ideas/graphql/operations'
import { listIdeaComments, listMyIdeas, type IdeaComment } from '@/lib/domains/ideas/contract'
import type { Page } from '@/lib/contract/shapes'
import { typesetData } from '@/lib/text/typography'
import { nextPage } from '@/lib/contract/page'

export type Side = 'like' | 'dislike'

const commentsKey = (id: number) => ['idea-comments', id]
const votesKey = (id: number) => ['idea-votes', id]

export function useIdeaVotes(id: number, isResident: boolean) {
  return useQuery({
    queryKey: [...votesKey(id), isResident],
    queryFn: async () => (await callGraphql(readIdeaVotes, { id })).OneIdea,
    staleTime: 0, // Nothing about ideas is cached by the client.
    gcTime: 0,
  })
}

/** Sends, changes or, without a side, withdraws the vote. */
export function useVote(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ side, comment }: { side: Side | null; comment?: string }) => {
      const input = { idea_id: id, like: side === 'like', dislike: side === 'dislike', comment }
      return (await callGraphql(voteForIdea, { input })).IdeaVote
    },
    onSuccess: (votes) => {
      client.setQueriesData<IdeaVotes | null>({ queryKey: votesKey(id) }, votes)
      void client.invalidateQueries({ queryKey: commentsKey(id) })
    },
  })
}

export function useMyIdeas(isResident: boolean) {
  return useQuery({ queryKey: ['my-ideas'], queryFn: () => call(listMyIdeas), enabled: isResident })
}

/** The first page comes from the server and is loaded again, because a cached page may lack the newest comments. */
export function useComments(id: number, first: Page<IdeaComment>) {
  return useInfiniteQuery({
    queryKey: commentsKey(id),
    queryFn: async ({ pageParam }) =>
      typesetData(await call(listIdeaComments, { params: { id }, query: { page: pageParam } })).comments,
    initialData: { pages: [first], pageParams: [1] },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    refetchOnMount: 'always',
  })
}
