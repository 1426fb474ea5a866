import type { FeedKind } from '@/lib/contract/feed-entry'

/** What residents do here, as the feed of their cabinet calls it. */
export const appealKinds: readonly FeedKind[] = [{ value: 'appeal', name: 'Официальное обращение', icon: 'paper' }]
