import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/browser'
import { callGraph } from '@/lib/api/graph-browser'
import { readIdeaVotes, voteForIdea, type IdeaVotes } from '@/lib/domains/ideas/graph/operations'
import { listIdeaComments, listMyIdeas, type IdeaComment } from '@/lib/domains/ideas/contract'
import type { Page } from '@/lib/contract/shapes'
import { typesetAnswer } from '@/lib/shared/typography'

export type Side = 'like' | 'dislike'

const commentsKey = (id: number) => ['idea-comments', id]
const votesKey = (id: number) => ['idea-votes', id]

/** Counts of now and the resident's own vote; a login or a logout asks anew. */
export function useIdeaVotes(id: number, isResident: boolean) {
  return useQuery({
    queryKey: [...votesKey(id), isResident],
    queryFn: async () => (await callGraph(readIdeaVotes, { id })).OneIdea,
    staleTime: 0, // nothing of city ideas is kept by the client
    gcTime: 0,
  })
}

/** Votes, changes or, with no side, takes the vote back; the answer holds the counts of then. */
export function useVote(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ side, comment }: { side: Side | null; comment?: string }) => {
      const input = { idea_id: id, like: side === 'like', dislike: side === 'dislike', comment }
      return (await callGraph(voteForIdea, { input })).IdeaVote
    },
    onSuccess: (votes) => {
      client.setQueriesData<IdeaVotes | null>({ queryKey: votesKey(id) }, votes)
      void client.invalidateQueries({ queryKey: commentsKey(id) })
    },
  })
}

/** Own ideas in every state and own votes. */
export function useMyIdeas(isResident: boolean) {
  return useQuery({ queryKey: ['my-ideas'], queryFn: () => call(listMyIdeas), enabled: isResident })
}

/** The first page is the server's; it is asked for again, because a kept page may be older than the last word. */
export function useComments(id: number, first: Page<IdeaComment>) {
  return useInfiniteQuery({
    queryKey: commentsKey(id),
    queryFn: async ({ pageParam }) =>
      typesetAnswer(await call(listIdeaComments, { params: { id }, query: { page: pageParam } })).comments,
    initialData: { pages: [first], pageParams: [1] },
    initialPageParam: 1,
    getNextPageParam: ({ current_page: page, last_page: last }) => (page < last ? page + 1 : undefined),
    refetchOnMount: 'always',
  })
}
