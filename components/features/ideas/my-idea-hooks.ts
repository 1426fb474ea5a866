import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type Input } from '@/lib/client/call'
import { callGraphql } from '@/lib/client/call-graphql'
import { nullIfMissing } from '@/lib/client/call-failures'
import { AppError } from '@/lib/contract/errors'
import { linkPrivateFile } from '@/lib/domains/cabinet/contract'
import { listIdeaCategories } from '@/lib/domains/ideas/graphql/operations'
import { editMyIdea, getMyIdea, withdrawMyIdea, type MyIdea } from '@/lib/domains/ideas/mine/contract'

const myIdeaKey = (id: number) => ['my-idea', id]

const ideaQuery = (id: number) => ({
  queryKey: myIdeaKey(id),
  queryFn: async () => (await call(getMyIdea, { params: { id } }).catch(nullIfMissing))?.idea ?? null,
})

export function useMyIdea(id: number) {
  return useQuery({ ...ideaQuery(id), refetchOnMount: 'always' })
}

interface EditOptions {
  onChange: () => Promise<void>
  onConflict: (stored: MyIdea) => void
}

/** A conflict loads the stored version, so that nothing is overwritten unread. */
export function useEditIdea(id: number, { onChange, onConflict }: EditOptions) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof editMyIdea>['body']) => call(editMyIdea, { params: { id }, body }),
    onSuccess: ({ idea }) => {
      client.setQueryData(myIdeaKey(id), idea)
      return onChange()
    },
    onError: async (error) => {
      if (!(error instanceof AppError) || error.code !== 'conflict') return
      const stored = await client.fetchQuery({ ...ideaQuery(id), staleTime: 0 }).catch(() => null)
      if (stored?.can_change) onConflict(stored)
    },
  })
}

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
    staleTime: 0, // Nothing about ideas is cached by the client.
  })
}

/** Returns a URL of a private file that is valid for minutes. */
export function usePrivateLink(id: number) {
  return useQuery({
    queryKey: ['private-file', id],
    queryFn: async () => (await call(linkPrivateFile, { body: { id } })).url,
    staleTime: Infinity,
    gcTime: 0,
  })
}
