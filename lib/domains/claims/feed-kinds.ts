import type { FeedKind } from '@/lib/contract/feed-entry'

/** The feed of the cabinet shows entries of these kinds. */
export const claimKinds: readonly FeedKind[] = [
  { value: 'claim', name: 'Заявка', icon: 'place' },
  { value: 'joined_claim', name: 'Вы присоединились', icon: 'people' },
]
