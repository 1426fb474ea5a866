'use client'

import { FollowedList } from '@/components/account/followed-list'
import { useFollowedDiscussions } from '@/components/features/discussions/hooks'
import { paths } from '@/lib/config/paths'

export function FollowedDiscussions() {
  const { data: followed = [] } = useFollowedDiscussions()
  const rows = followed.map(({ id, title, status }) => ({ href: paths.discussion(id), title, state: status.name }))
  return <FollowedList id="followed-discussions" title="Обсуждения, за которыми вы следите" rows={rows} />
}
