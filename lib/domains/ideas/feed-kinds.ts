import type { FeedKind } from '@/lib/contract/feed-entry'

export const ideaKinds: readonly FeedKind[] = [
  { value: 'idea', name: 'Идея', icon: 'bulb' },
  { value: 'idea_vote', name: 'Голос за идею или против', icon: 'thumb' },
]
