'use client'

import { FollowLink } from '@/components/account/follow-link'
import { createSlot } from '@/components/ui/create-slot'

export const FollowSlot = createSlot(
  async () => (await import('@/components/features/projects/follow-project')).FollowProject,
  () => <FollowLink label="Следить за проектом" />,
)
