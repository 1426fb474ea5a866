'use client'

import { FollowLink } from '@/components/account/follow-link'
import { LinkButton } from '@/components/ui/button/button'
import { createSlot } from '@/components/ui/create-slot'

export const VoteLinkSlot = createSlot(
  async () => (await import('@/components/features/discussions/vote-link')).VoteLink,
  () => <LinkButton href="#vote">Проголосовать</LinkButton>,
)

export const FollowSlot = createSlot(
  async () => (await import('@/components/features/discussions/follow-discussion')).FollowDiscussion,
  () => <FollowLink label="Следить за обсуждением" />,
)
