'use client'

import { LinkButton, buttonClassName } from '@/components/ui/button/button'
import { createServerSlot, createSlot, loadSchemas } from '@/components/ui/create-slot'
import { FormSkeleton } from '@/components/ui/list/skeleton'
import { Icon } from '@/components/ui/icon/icon'

/** A guest reads what is asked before the scripts come, and may begin to fill it in. */
export const VoteSlot = createServerSlot(
  async () => (await import('@/components/features/discussions/vote-panel')).VotePanel,
  <FormSkeleton fields={['h-7 w-44', 'h-8 w-56', 'h-8 w-56', 'h-8 w-56', 'h-40', 'h-12 w-52']} />,
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
