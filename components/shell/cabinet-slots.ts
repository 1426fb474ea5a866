'use client'

import { Loading } from '@/components/account/cabinet-section'
import { createSlot } from '@/components/ui/create-slot'

export const BookingsSlot = createSlot(
  async () => (await import('@/components/features/receptions/my-bookings')).MyBookings,
  Loading,
)

export const MyAppealSlot = createSlot(
  async () => (await import('@/components/features/appeals/my-appeal')).MyAppeal,
  Loading,
)

export const MyIdeaSlot = createSlot(async () => (await import('@/components/features/ideas/my-idea')).MyIdea, Loading)

export const SubscriptionSlot = createSlot(
  async () => (await import('@/components/features/news/subscription-section')).SubscriptionSection,
  Loading,
)

export const ConsentsSlot = createSlot(
  async () => (await import('@/components/features/consents/consents-section')).ConsentsSection,
  Loading,
)

export const FollowedDiscussionsSlot = createSlot(
  async () => (await import('@/components/features/discussions/followed-discussions')).FollowedDiscussions,
)

export const FollowedProjectsSlot = createSlot(
  async () => (await import('@/components/features/projects/followed-projects')).FollowedProjects,
)
