import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type Input } from '@/lib/client/call'
import { callGraphql } from '@/lib/client/call-graphql'
import { nullIfMissing } from '@/lib/client/call-failures'
import { AppError } from '@/lib/contract/errors'
import { linkPrivateFile } from '@/lib/domains/cabinet/contract'
import { listIdeaCategories } from '@/lib/domains/ideas/graphql/operations'
import { editMyIdea, getMyIdea, withdrawMyIdea, type OwnIdea } from '@/lib/domains/ideas/own/contract'

const ownIdeaKey = (id: number) => ['own-idea', id]

const ideaQuery = (id: number) => ({
  queryKey: ownIdeaKey(id),
  queryFn: async () => (await call(getMyIdea, { params: { id } }).catch(nullIfMissing))?.idea ?? null,
})

/** Returns one's own idea; null where this resident has none of that number. */
export function useOwnIdea(id: number) {
  return useQuery({ ...ideaQuery(id), refetchOnMount: 'always' })
}

interface EditOptions {
  onChange: () => Promise<void>
  onConflict: (stored: OwnIdea) => void
}

/** A saving that somebody else was faster than brings what is stored now: nothing is overwritten unread. */
export function useEditIdea(id: number, { onChange, onConflict }: EditOptions) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof editMyIdea>['body']) => call(editMyIdea, { params: { id }, body }),
    onSuccess: ({ idea }) => {
      client.setQueryData(ownIdeaKey(id), idea)
      return onChange()
    },
    onError: async (error) => {
      if (!(error instanceof AppError) || error.code !== 'conflict') return
      const stored = await client.fetchQuery({ ...ideaQuery(id), staleTime: 0 }).catch(() => null)
      if (stored?.can_change) onConflict(stored)
    },
  })
}

/** Takes the idea back; its row goes, and whoever asked to withdraw it goes with it. */
export function useWithdrawIdea(id: number, onDeleted: (message: string) => Promise<void>) {
  return useMutation({
    mutationFn: () => call(withdrawMyIdea, { params: { id } }),
    onSuccess: ({ message }) => onDeleted(message),
  })
}

export function useIdeaCategories() {
  return useQuery({
    queryKey: ['idea-categories'],
    queryFn: async () => (await callGraphql(listIdeaCategories, {})).categories,
    staleTime: 0, // Nothing of city ideas is kept by the client.
  })
}

/** Returns an address of a private file that opens for minutes: long enough for a picture to be drawn. */
export function usePrivateLink(id: number) {
  return useQuery({
    queryKey: ['private-file', id],
    queryFn: async () => (await call(linkPrivateFile, { body: { id } })).url,
    staleTime: Infinity,
    gcTime: 0,
  })
}
