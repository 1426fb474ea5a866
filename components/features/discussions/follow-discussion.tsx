'use client'

import { FollowButton } from '@/components/account/follow-button'
import { useFollow, useMyDiscussion } from '@/components/features/discussions/hooks'
import { withQueryProvider } from '@/components/ui/query-provider'
import { useToken } from '@/lib/client/use-token'

const notes = {
  followed: 'О каждом этапе придут уведомление и письмо.',
  unfollowed: 'Больше не сообщаем об этом обсуждении.',
}

export const FollowDiscussion = withQueryProvider(Follow)

function Follow({ id }: { id: number }) {
  const { data: mine, isSuccess } = useMyDiscussion(id, Boolean(useToken()))
  const isFollowing = isSuccess ? (mine?.is_following ?? false) : undefined
  return <FollowButton label="Следить за обсуждением" isFollowing={isFollowing} follow={useFollow(id)} notes={notes} />
}
