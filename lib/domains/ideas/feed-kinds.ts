import type { FeedKind } from '@/lib/contract/feed-entry'

/** The feed of the cabinet shows entries of these kinds. */
export const ideaKinds: readonly FeedKind[] = [
  { value: 'idea', name: 'Идея', icon: 'bulb' },
  { value: 'idea_vote', name: 'Голос за идею или против', icon: 'thumb' },
]
