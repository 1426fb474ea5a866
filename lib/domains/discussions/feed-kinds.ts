import type { FeedKind } from '@/lib/contract/feed-entry'

/** Residents do this here, and the feed of their cabinet calls it so. */
export const discussionKinds: readonly FeedKind[] = [
  { value: 'discussion_vote', name: 'Голос в обсуждении', icon: 'talk' },
]
