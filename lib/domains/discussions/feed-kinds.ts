import type { FeedKind } from '@/lib/contract/feed-entry'

export const discussionKinds: readonly FeedKind[] = [
  { value: 'discussion_vote', name: 'Голос в обсуждении', icon: 'talk' },
]
