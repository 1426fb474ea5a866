'use client'

import { FollowButton } from '@/components/account/follow-button'
import { useFollow, useFollowedProjects } from '@/components/features/projects/hooks'
import { withQueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'

const notes = {
  followed: 'О новой стадии и о каждой новости придут уведомление и письмо.',
  unfollowed: 'Больше не сообщаем об этом проекте.',
}

export const FollowProject = withQueryProvider(Follow)

function Follow({ id }: { id: number }) {
  const { data: followed } = useFollowedProjects(Boolean(useToken()))
  const isFollowing = followed?.some((project) => project.id === id)
  return <FollowButton label="Следить за проектом" isFollowing={isFollowing} follow={useFollow(id)} notes={notes} />
}
