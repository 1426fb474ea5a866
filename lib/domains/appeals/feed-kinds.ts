import type { FeedKind } from '@/lib/contract/feed-entry'

/** The feed of the cabinet shows entries of these kinds. */
export const appealKinds: readonly FeedKind[] = [{ value: 'appeal', name: 'Официальное обращение', icon: 'paper' }]
