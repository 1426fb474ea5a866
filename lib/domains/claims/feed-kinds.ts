import type { FeedKind } from '@/lib/contract/feed-entry'

/** What residents do here, as the feed of their cabinet calls it. */
export const claimKinds: readonly FeedKind[] = [
  { value: 'claim', name: 'Заявка', icon: 'place' },
  { value: 'joined_claim', name: 'Вы присоединились', icon: 'people' },
]
