import type { FeedKind } from '@/lib/contract/feed-entry'

/** What residents do here, as the feed of their cabinet calls it. */
export const ideaKinds: readonly FeedKind[] = [
  { value: 'idea', name: 'Идея', icon: 'bulb' },
  { value: 'idea_vote', name: 'Голос за идею или против', icon: 'thumb' },
]
