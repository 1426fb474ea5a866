import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/client/call'
import { followProject, listFollowedProjects } from '@/lib/domains/projects/contract'

const followedKey = ['followed-projects']

export function useFollowedProjects(isResident = true) {
  return useQuery({
    queryKey: followedKey,
    queryFn: async () => (await call(listFollowedProjects)).projects,
    enabled: isResident,
  })
}

export function useFollow(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isFollowing: boolean) => call(followProject, { body: { id, is_following: isFollowing } }),
    onSuccess: () => client.invalidateQueries({ queryKey: followedKey }),
  })
}
