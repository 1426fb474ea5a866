'use client'

import { LinkButton, buttonClassName } from '@/components/ui/button/button'
import { createSlot } from '@/components/ui/create-slot'
import { Icon } from '@/components/ui/icon/icon'

export const VoteLinkSlot = createSlot(
  async () => (await import('@/components/features/discussions/vote-link')).VoteLink,
  () => <LinkButton href="#vote">Проголосовать</LinkButton>,
)

/** Until the button is there, a link to the login has its place, so that nothing moves. */
export const FollowSlot = createSlot(
  async () => (await import('@/components/features/discussions/follow-button')).FollowButton,
  () => (
    <a href="#login" className={buttonClassName('secondary', 'medium', 'w-full')}>
      <Icon name="bell" className="size-5" />
      Следить за обсуждением
    </a>
  ),
)
