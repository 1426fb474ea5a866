'use client'

import { Loading } from '@/components/account/cabinet-section'
import { createSlot } from '@/components/ui/create-slot'

export const DataSectionSlot = createSlot(
  async () => (await import('@/components/features/residents/data-section')).DataSection,
  Loading,
)

export const SecuritySectionSlot = createSlot(
  async () => (await import('@/components/features/residents/security-section')).SecuritySection,
  Loading,
)

export const AccountSectionSlot = createSlot(
  async () => (await import('@/components/features/residents/account-section')).AccountSection,
  Loading,
)
