'use client'

import { VoteSkeleton } from '@/components/features/discussions/vote-skeleton'
import { LinkButton } from '@/components/ui/button/link-button'
import { buttonClassName } from '@/components/ui/button/button'
import { createSlot } from '@/components/ui/create-slot'
import { loadSchemas } from '@/lib/client/load-schemas'
import { Icon } from '@/components/ui/icon/icon'

export const VoteSlot = createSlot(
  async () => (await import('@/components/features/discussions/vote-panel')).VotePanel,
  VoteSkeleton,
  loadSchemas,
  () => import('@/components/features/discussions/hooks'),
)

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
