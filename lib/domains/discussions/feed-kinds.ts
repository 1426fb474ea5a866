import type { FeedKind } from '@/lib/contract/feed-entry'

/** What residents do here, as the feed of their cabinet calls it. */
export const discussionKinds: readonly FeedKind[] = [
  { value: 'discussion_vote', name: 'Голос в обсуждении', icon: 'talk' },
]
