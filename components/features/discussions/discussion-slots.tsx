'use client'

import type { VotePanelProps } from '@/components/features/discussions/vote-panel'
import { LinkButton, buttonClassName } from '@/components/ui/button/button'
import { createSlot, loadSchemas } from '@/components/ui/create-slot'
import { FormSkeleton } from '@/components/ui/list/skeleton'
import { Icon } from '@/components/ui/icon/icon'

const VotePanel = createSlot(
  async () => (await import('@/components/features/discussions/vote-panel')).VotePanel,
  ({ waiting }) => waiting,
  loadSchemas,
  () => import('@/components/features/discussions/hooks'),
)

export function VoteSlot(props: Omit<VotePanelProps, 'waiting'>) {
  const fields = ['h-7 w-44', 'h-8 w-56', 'h-8 w-56', 'h-8 w-56', 'h-40', 'h-12 w-52']
  return <VotePanel {...props} waiting={<FormSkeleton fields={fields} />} />
}

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
